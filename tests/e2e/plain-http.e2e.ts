import { expect, type Page } from "@playwright/test";
import { BROWSER_FLAGS, ensureBrowser } from "../../scripts/browser.mjs";
import { startServerOnCopy } from "../support/server-on-copy";
import { composer, lastReply, say } from "./support/chat-page";
import { fillSignIn } from "./support/fill-sign-in";
import { signOut } from "./support/sign-out";
import { stewardTest } from "./support/steward-test";
import { row } from "./support/tasks-page";

const executablePath = ensureBrowser();

/** A Steward on a home network: a name that is not this machine's own, and no https. */
const test = stewardTest.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter to learn what is needed.
    async ({}, use) => {
      const server = await startServerOnCopy({ LOCAL_SIGN_IN: "anyone" });
      await use({ address: server.address.replace("127.0.0.1", "steward.test") });
      await server.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  browserWatch: async ({ browserWatch }, use) => {
    // It says so of every page that is neither https nor this machine's own.
    browserWatch.allowRemark("The Cross-Origin-Opener-Policy header has been ignored");
    await use(browserWatch);
  },
});

/** Asked by the page itself: only its browser knows the name. */
const stored = (page: Page, number: number) =>
  page.evaluate(async (path) => (await (await fetch(path)).json()).task, `/api/tasks/${number}`);

test.use({
  launchOptions: {
    args: [...BROWSER_FLAGS, "--host-resolver-rules=MAP steward.test 127.0.0.1"],
    ...(executablePath ? { executablePath } : {}),
  },
});

test("over plain http one talks, taps an example, adds, ticks, copies, sees what happens elsewhere and signs out", async ({
  page,
  context,
  browserWatch,
  personName,
}) => {
  browserWatch.allowAnswers(401); // What the page is still reading when its session ends.
  await page.goto("/");
  expect(await page.evaluate(() => [isSecureContext, "randomUUID" in crypto, "clipboard" in navigator])).toEqual([
    false,
    false,
    false,
  ]);
  await fillSignIn(page, personName);
  await page.getByRole("button", { name: "Remind me to call the bank tomorrow at 9" }).click();
  await expect(lastReply(page)).toContainText(/call the bank/i);
  await say(page, "Add task: Buy milk");
  await expect(lastReply(page)).toContainText("Task created: Buy milk");
  await expect(composer(page)).toHaveValue("");
  await lastReply(page).getByRole("checkbox", { name: "Buy milk" }).check();
  await expect.poll(async () => (await stored(page, 2)).status).toBe("completed");
  await lastReply(page).getByRole("button", { name: "Copy the reply" }).click();
  await expect(lastReply(page).getByRole("button", { name: "Copied" })).toBeVisible();
  await composer(page).focus();
  await page.keyboard.press("Control+v");
  await expect(composer(page)).toHaveValue("Task created: Buy milk");
  await page.goto("/tasks");
  // Without locks each tab has a connection of its own.
  const other = await context.newPage();
  await other.goto("/");
  await say(other, "Add task: Feed the cat");
  await expect(row(page, "Feed the cat")).toBeVisible();
  await other.close();
  // From here on as on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel("New task").fill("Pay rent tomorrow");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(row(page, "Pay rent")).toBeVisible();
  await expect.poll(() => stored(page, 4)).toMatchObject({ title: "Pay rent", due_on: expect.any(String) });
  await page.goto("/settings");
  await expect(page.getByText("Notifications need a secure connection")).toBeVisible();
  await page.getByLabel("What is it for?").fill("Script");
  await page.getByRole("button", { name: "Create token" }).click();
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  await signOut(page);
  await expect(page.getByLabel("Your name")).toBeVisible();
});
