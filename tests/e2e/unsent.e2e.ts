import { expect } from "@playwright/test";
import { composer, lastReply, replies, say } from "./support/chat-page";
import { hold, holdAnswer } from "./support/hold";
import { signIn } from "./support/sign-in";
import { stewardTest as test } from "./support/steward-test";
import { openTasks, row } from "./support/tasks-page";
import { VIEWPORTS } from "./support/viewports";

const problem = /The connection was lost/;

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("words stay in the field until the server has them, and typing on replaces them", async ({
      page,
      personName,
    }) => {
      await signIn(page, personName);
      const held = await hold(page, "**/api/chat");
      await composer(page).fill("Add task: Buy milk");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
      await expect(composer(page)).toHaveValue("Add task: Buy milk");
      await page.keyboard.type("and then");
      await expect(composer(page)).toHaveValue("and then");
      held.letGo();
      await expect(lastReply(page)).toContainText("Task created: Buy milk");
      await expect(composer(page)).toHaveValue("and then");
      await say(page, "Add task: Pay rent");
      await expect(composer(page)).toHaveValue("");
    });

    test("the first words of a chat that did not arrive stand in the field again, also after a reload", async ({
      page,
      browserWatch,
      personName,
    }) => {
      browserWatch.allowAnswers(404); // It is asked for, in case only the answer was lost.
      await signIn(page, personName);
      browserWatch.expectBrokenRequest("/api/chat");
      await page.route("**/api/chat", (route) => route.abort("internetdisconnected"), { times: 1 });
      await page.getByRole("button", { name: "Remind me to call the bank tomorrow at 9" }).click();
      await expect(page.getByRole("alert").filter({ hasText: problem })).toBeVisible();
      await expect(composer(page)).toHaveValue("Remind me to call the bank tomorrow at 9");
      await expect(page).toHaveURL("/");
      await page.reload();
      await expect(composer(page)).toHaveValue("Remind me to call the bank tomorrow at 9");
      await composer(page).press("Enter");
      await expect(lastReply(page)).toContainText(/call the bank/i);
      await expect(composer(page)).toHaveValue("");
    });

    test("what is refused stands in the field with the server's sentence", async ({
      page,
      browserWatch,
      personName,
    }) => {
      await signIn(page, personName);
      await say(page, "Add task: Buy milk");
      browserWatch.expectAnswer({ status: 429, path: "/api/chat" });
      const refusal = { error: "Too many messages. Try again in a minute.", error_code: "RATE_LIMITED" };
      await page.route("**/api/chat", (route) => route.fulfill({ status: 429, json: refusal }), { times: 1 });
      await composer(page).fill("Add task: Pay rent");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert").filter({ hasText: refusal.error })).toBeVisible();
      await expect(composer(page)).toHaveValue("Add task: Pay rent");
      await expect(replies(page)).toHaveCount(1);
      await composer(page).press("Enter");
      await expect(lastReply(page)).toContainText("Task created: Pay rent");
    });

    test("a new task stays in its field until it is saved; Enter twice is one task, and what failed stands there", async ({
      page,
      browserWatch,
      personName,
    }) => {
      await openTasks(page, personName);
      const field = page.getByLabel("New task");
      const held = await holdAnswer(page, "**/api/tasks");
      await field.fill("Buy milk");
      await page.keyboard.press("Enter");
      await held.answered;
      await expect(field).toHaveValue("Buy milk");
      await page.keyboard.press("Enter");
      held.letGo();
      await expect(field).toHaveValue("");
      await expect(row(page, "Buy milk")).toHaveCount(1);
      expect((await (await page.request.get("/api/tasks")).json()).total).toBe(1);
      browserWatch.expectBrokenRequest("/api/tasks");
      await page.route("**/api/tasks", (route) => route.abort("internetdisconnected"), { times: 1 });
      await field.fill("Pay rent");
      await page.keyboard.press("Enter");
      await expect(page.getByText("“Pay rent” was not added.")).toBeVisible();
      await expect(field).toHaveValue("Pay rent");
      // Typing goes on behind it.
      await page.keyboard.type(" soon");
      await expect(field).toHaveValue("Pay rent soon");
    });

    test("a new task that was refused while the next one was typed comes back after it", async ({
      page,
      browserWatch,
      personName,
    }) => {
      await openTasks(page, personName);
      const field = page.getByLabel("New task");
      const held = await hold(page, "**/api/tasks");
      await field.fill("Buy milk");
      await page.keyboard.press("Enter");
      await page.keyboard.type("Pay rent");
      browserWatch.expectBrokenRequest("/api/tasks");
      await held.asked;
      held.breakOff();
      await expect(page.getByText("“Buy milk” was not added.")).toBeVisible();
      await expect(field).toHaveValue("Pay rent");
      await page.keyboard.press("Enter");
      await expect(row(page, "Pay rent")).toBeVisible();
      await expect(field).toHaveValue("Buy milk");
      await page.keyboard.press("Enter");
      await expect(row(page, "Buy milk")).toBeVisible();
    });

    test("words that come back stand before those that were typed since, and are sent alone", async ({
      page,
      browserWatch,
      personName,
    }) => {
      await signIn(page, personName);
      await say(page, "Add task: Buy milk");
      const held = await hold(page, "**/api/chat");
      await composer(page).fill("Add task: Pay rent");
      await page.keyboard.press("Enter");
      await page.keyboard.type("Add task: Call Anna");
      browserWatch.expectBrokenRequest("/api/chat");
      await held.asked;
      held.breakOff();
      await expect(composer(page)).toHaveValue("Add task: Pay rent\nAdd task: Call Anna");
      // With that the note has found its place.
      await expect(page.getByText(/^New task/)).toBeVisible();
      const note = page.getByRole("alert").filter({ hasText: problem });
      await note.getByRole("button", { name: "Try again" }).click();
      await expect(lastReply(page)).toContainText("Task created: Pay rent");
      await expect(note).toHaveCount(0);
      await expect(composer(page)).toHaveValue("Add task: Call Anna");
    });
  });
}

for (const said of ["first", "second"]) {
  test(`a ${said} message whose answer got lost was taken, is found again, and is not sent twice`, async ({
    page,
    browserWatch,
    personName,
  }) => {
    await signIn(page, personName);
    if (said === "second") await say(page, "Add task: Buy milk");
    browserWatch.expectBrokenRequest("/api/chat");
    await page.route(
      "**/api/chat",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await composer(page).fill("Add task: Pay rent");
    await page.keyboard.press("Enter");
    await expect(lastReply(page)).toContainText("Task created: Pay rent");
    await expect(composer(page)).toHaveValue("");
    await expect(page.getByRole("alert").filter({ hasText: problem })).toHaveCount(0);
    await expect(page).toHaveURL(/\/c\//);
    expect((await (await page.request.get("/api/tasks")).json()).total).toBe(said === "first" ? 1 : 2);
  });
}

test("whoever leaves while words are on their way finds them taken, or in the field", async ({ page, personName }) => {
  await signIn(page, personName);
  await say(page, "Add task: Buy milk");
  const held = await holdAnswer(page, "**/api/chat");
  await composer(page).fill("Add task: Pay rent");
  await page.keyboard.press("Enter");
  await held.answered;
  await page.reload();
  await expect(lastReply(page)).toContainText("Task created: Pay rent");
  await expect(composer(page)).toHaveValue("");
});

test("whoever leaves while the first words of a chat are on their way is not made to send them again", async ({
  page,
  personName,
}) => {
  await signIn(page, personName);
  const held = await holdAnswer(page, "**/api/chat");
  await composer(page).fill("Add task: Pay rent");
  await page.keyboard.press("Enter");
  await held.answered;
  await page.reload();
  await expect(page.getByRole("link", { name: "Add task: Pay rent" })).toBeVisible();
  await expect(composer(page)).toHaveValue("");
  await say(page, "show my tasks");
  await expect(lastReply(page).getByRole("checkbox")).toHaveCount(1);
});
