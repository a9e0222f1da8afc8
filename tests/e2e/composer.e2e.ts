import { expect, type Page } from "@playwright/test";
import { composer, lastReply, say } from "./support/chat-page";
import { connection } from "./support/event-connection";
import { hold } from "./support/hold";
import { beSignedIn, signIn } from "./support/sign-in";
import { signOut } from "./support/sign-out";
import { stewardTest as test } from "./support/steward-test";

const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("steward-draft-")));

test("signing out takes along what was typed in every tab, and the next person finds nothing", async ({
  page,
  context,
  browserWatch,
  personName,
}) => {
  browserWatch.allowAnswers(401); // What the pages are still reading when their session ends.
  const connected = connection(page);
  await signIn(page, personName);
  await say(page, "Add task: Buy milk");
  await composer(page).fill("half a sentence");
  const other = await context.newPage();
  await other.goto("/");
  await composer(other).fill("half a thought");
  await connected;
  expect(await draftsIn(page)).toHaveLength(2);
  await signOut(page);
  for (const tab of [page, other]) {
    await expect(tab.getByLabel("Your name")).toBeVisible();
    await expect.poll(() => draftsIn(tab)).toEqual([]);
  }
  await signIn(page, `${personName} the second`);
  await expect(composer(page)).toHaveValue("");
});

test("the end of a session elsewhere takes along what was typed, and so does another person's coming", async ({
  page,
  context,
  openBrowser,
  browserWatch,
  personName,
}) => {
  browserWatch.allowAnswers(401); // What the page is still reading when its session ends.
  const other = await openBrowser();
  for (const leave of [
    () => other.request.post("/api/account/sign-out-everywhere"),
    () => other.request.delete("/api/account", { data: { confirmation: "delete my account" } }),
  ]) {
    const connected = connection(page);
    await signIn(page, personName);
    await composer(page).fill("half a thought");
    await connected;
    expect(await draftsIn(page)).toHaveLength(1);
    await beSignedIn(other, personName);
    await leave();
    await expect(page.getByLabel("Your name")).toBeVisible();
    await expect.poll(() => draftsIn(page)).toEqual([]);
  }
  // A session that ran out while nobody looked takes nothing along, but shows it to nobody else.
  await signIn(page, personName);
  await composer(page).fill("half a thought");
  await page.goto("about:blank");
  await context.clearCookies();
  await beSignedIn(page, `${personName} the second`);
  await page.goto("/");
  await expect(page.getByRole("banner")).toContainText("the second");
  await expect(composer(page)).toHaveValue("");
});

test("what is typed before the page's scripts are there belongs to the message that Enter sends after it", async ({
  page,
  personName,
}) => {
  await beSignedIn(page, personName);
  const scripts = await hold(page, "**/*.js");
  await page.goto("/", { waitUntil: "commit" });
  await composer(page).fill("Add task: Buy milk");
  scripts.letGo();
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
  await composer(page).press("Enter");
  await expect(lastReply(page)).toContainText("Task created: Buy milk");
});
