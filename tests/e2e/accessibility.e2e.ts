import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { signIn } from "./support/sign-in";
import { stewardTest as test } from "./support/steward-test";

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  // Still, because a colour halfway through a fade is nobody's colour.
  test.describe(`in ${colorScheme} colours`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ colorScheme, reducedMotion: "reduce" }));

    test("the landing page has no accessibility violations", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Why?" }).click();
      await expectNoViolations(page);
      await page.getByRole("button", { name: "Delete" }).click();
      await page.getByLabel("Your name").fill(" ");
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByText("Type your name first.")).toBeVisible();
      await expectNoViolations(page);
    });

    test("the missing page has no accessibility violations", async ({ page, browserWatch }) => {
      browserWatch.expectAnswer({ status: 404, path: "/no/such/page" });
      await page.goto("/no/such/page");
      await expectNoViolations(page);
    });

    test("closed sign-in has no accessibility violations", async ({ page }) => {
      await page.setExtraHTTPHeaders({ "x-forwarded-for": "203.0.113.7" });
      await page.goto("/");
      await expect(page.getByText("No sign-in is set up for this address.")).toBeVisible();
      await expectNoViolations(page);
    });

    test("the settings have no accessibility violations", async ({ page, personName }) => {
      await signIn(page, personName);
      await page.goto("/settings");
      await page.getByLabel("What is it for?").fill("Backup script");
      await page.getByRole("button", { name: "Create token" }).click();
      await expect(page.getByText("It is not shown again.")).toBeVisible();
      await page.getByRole("button", { name: "Delete account" }).click();
      await expectNoViolations(page);
      await page.getByRole("button", { name: "Revoke Backup script" }).click();
      await page.getByLabel("Type").fill("delete my account");
      await expectNoViolations(page);
    });

    test("the signed-in page has no accessibility violations", async ({ page, personName }) => {
      await signIn(page, personName);
      await expect(page.getByText("Nothing to do")).toBeVisible();
      await expectNoViolations(page);
      const facts = { due: "2026-01-05T09:00", priority: "high", recurrence: "FREQ=WEEKLY" };
      await page.request.post("/api/tasks", { data: { title: "Water the plants", ...facts } });
      await page.request.post("/api/tasks", { data: { title: "Call the bank", priority: "low" } });
      await page.reload();
      await page.getByRole("checkbox", { name: "Call the bank" }).click();
      await page.getByLabel("New task").press("Enter");
      await expect(page.getByText("Title is required")).toBeVisible();
      await expectNoViolations(page);
    });
  });
}
