import { expect, type Page } from "@playwright/test";
import { stewardTest as test } from "./support/steward-test";
import { openTasks, row } from "./support/tasks-page";
import { VIEWPORTS } from "./support/viewports";

const titles = ["One", "Two", "Three", "Four", "Five"];
const count = (page: Page) => page.getByRole("group", { name: "Selected tasks" }).getByRole("status");

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("Shift and a click select all in between, and Escape ends it", async ({ page, personName }) => {
      // By date and not by number: what counts is how they stand on the screen.
      const tasks = titles.map((title, index) => ({ title, due: `2031-01-0${9 - index}` }));
      await openTasks(page, personName, ...tasks);
      await page.getByRole("button", { name: "Select tasks" }).click();
      await row(page, "Four").click();
      await row(page, "Two").click({ modifiers: ["Shift"] });
      await expect(count(page)).toHaveText("3 selected");
      for (const title of ["Two", "Three", "Four"])
        await expect(page.getByRole("checkbox", { name: `Select ${title}` })).toBeChecked();
      await page.getByRole("checkbox", { name: "Select One" }).click({ modifiers: ["Shift"] });
      await expect(count(page)).toHaveText("4 selected");
      expect(await page.evaluate(() => getSelection()?.toString())).toBe("");
      await page.keyboard.press("Escape");
      await expect(count(page)).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Select tasks" })).toHaveAttribute("aria-pressed", "false");
    });

    test("Escape at the card of a selection keeps the tasks and the selection", async ({ page, personName }) => {
      await openTasks(page, personName, ...titles);
      await page.getByRole("button", { name: "Select tasks" }).click();
      await row(page, "One").click();
      await page.getByRole("button", { name: "Delete…" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(count(page)).toHaveText("1 selected");
      await page.keyboard.press("Escape");
      await expect(count(page)).toHaveCount(0);
      await expect(row(page, "One")).toBeVisible();
    });
  });
}

test("in the drawer Escape ends the selection first, then closes the drawer", async ({ page, personName }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await openTasks(page, personName, ...titles);
  await page.goto("/");
  await page.getByRole("button", { name: "Show the tasks" }).click();
  const drawer = page.getByRole("dialog", { name: "Tasks" });
  await drawer.getByRole("button", { name: "Select tasks" }).click();
  await expect(count(page)).toHaveText("0 selected");
  await page.keyboard.press("Escape");
  await expect(count(page)).toHaveCount(0);
  await expect(drawer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
});
