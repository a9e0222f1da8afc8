import { expect } from "@playwright/test";
import { composer, lastReply, replies, say } from "./support/chat-page";
import { expectNoViolations } from "./support/expect-no-violations";
import { signIn } from "./support/sign-in";
import { stewardTest as test } from "./support/steward-test";
import { makeTasks, stored } from "./support/tasks-page";

test("a sentence makes a task, which is there to tick, and to take back", async ({ page, personName }) => {
  await signIn(page, personName);
  await say(page, "remind me to call the bank tomorrow at 9, it's urgent");
  const reply = lastReply(page);
  await expect(reply).toContainText("Task created: call the bank (tomorrow at 9:00 AM)");
  await reply.getByRole("checkbox", { name: "call the bank" }).click();
  await expect.poll(() => stored(page, 1)).toMatchObject({ status: "completed", priority: "high" });
  await say(page, "Add task: Buy milk");
  await lastReply(page).getByRole("button", { name: "Undo" }).click();
  await expect(lastReply(page)).toContainText("Taken back");
  expect(await stored(page, 2)).toMatchObject({ deleted_at: expect.any(String) });
  await page.reload();
  await expect(lastReply(page)).toContainText("Taken back");
  await expect(lastReply(page).getByRole("button", { name: "Undo" })).toHaveCount(0);
});

test("of two changes the one that was taken back elsewhere is not taken back twice", async ({ page, personName }) => {
  await signIn(page, personName);
  await say(page, "remind me to call the bank tomorrow at 9");
  const { records } = await (await page.request.get("/api/activity?tool=schedule_reminder")).json();
  await page.request.post("/api/undo", { data: { record: records[0].id } });
  await lastReply(page).getByRole("button", { name: "Undo the rest" }).click();
  await expect(lastReply(page)).toContainText("Taken back");
  expect(await stored(page, 1)).toMatchObject({ deleted_at: expect.any(String) });
});

test("a task in a conversation is changed, deleted and restored where it stands", async ({ page, personName }) => {
  await signIn(page, personName);
  await say(page, "Add task: Buy milk");
  await say(page, "show my tasks");
  await lastReply(page).getByRole("button", { name: "Buy milk", exact: true }).click();
  await expect(page.getByRole("group", { name: "Buy milk" })).toHaveCount(1);
  await lastReply(page).getByLabel("Priority").selectOption("high");
  await expect.poll(() => stored(page, 1)).toMatchObject({ priority: "high" });
  await lastReply(page).getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await lastReply(page).getByRole("button", { name: "Restore Buy milk" }).click();
  await expect(lastReply(page).getByRole("checkbox", { name: "Buy milk" })).toBeEnabled();
  await expect.poll(() => stored(page, 1)).toMatchObject({ deleted_at: null });
});

test("one of the four sentences to begin with can be clicked", async ({ page, personName }) => {
  await signIn(page, personName);
  await page.getByRole("button", { name: "What's due this week?" }).click();
  await expect(lastReply(page)).toContainText("Nothing is due then.");
});

test("a reload shows the conversation as it was, at its own address", async ({ page, personName }) => {
  await signIn(page, personName);
  await say(page, "Add task: Buy milk tomorrow at 5pm");
  await say(page, "show my tasks");
  await expect(page).toHaveURL(/\/c\/[0-9a-f-]{36}$/);
  await page.reload();
  await expect(replies(page)).toHaveCount(2);
  await expect(lastReply(page).getByRole("button", { name: "Buy milk", exact: true })).toBeVisible();
  // The browser speaks British English, the server American.
  await expect(lastReply(page).getByRole("time")).toHaveText("Tomorrow 17:00");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add task: Buy milk tomorrow at 5pm");
});

test("conversations that begin one after the other are each found again, back, forth and by the way to the chat", async ({
  page,
  personName,
}) => {
  await signIn(page, personName);
  await say(page, "Add task: Buy milk");
  const first = page.url();
  await page.getByRole("link", { name: "New chat" }).click();
  await expect(page.getByRole("heading", { name: "What needs doing?" })).toBeVisible();
  await say(page, "Add task: Feed the cat");
  const second = page.url();
  expect(second).not.toBe(first);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect(lastReply(page)).toContainText("Task created: Buy milk");
  await page.goForward();
  await expect(page).toHaveURL(second);
  await expect(lastReply(page)).toContainText("Task created: Feed the cat");
  await page.getByRole("link", { name: "Tasks" }).click();
  await expect(page).toHaveURL(/\/tasks$/);
  await page.getByRole("link", { name: "Chat", exact: true }).click();
  await expect(page).toHaveURL(second);
  await expect(replies(page)).toHaveText([/Task created: Feed the cat/]);
});

test("why it was done so is told on request", async ({ page, personName }) => {
  await signIn(page, personName);
  await say(page, "Add task: Buy milk");
  await lastReply(page).getByRole("button", { name: "Why?" }).click();
  await expect(lastReply(page)).toContainText("create task");
  await expect(lastReply(page)).toContainText("Read by a rule, without a model");
  await expect(lastReply(page)).toContainText('add_task {"title":"Buy milk"}');
});

test("an unclear sentence is answered with buttons, and one press goes on", async ({ page, personName }) => {
  await signIn(page, personName);
  await makeTasks(page, "Call Anna", "Call Bert");
  await say(page, "mark call as done");
  await lastReply(page).getByRole("button", { name: "#2 Call Bert" }).click();
  await expect(lastReply(page)).toContainText("Marked 'Call Bert' as done");
  await expect(page.getByRole("button", { name: "#1 Call Anna" })).toHaveCount(0);
});

test("a delete waits for the card, which another tab shows as answered", async ({ page, personName }) => {
  await signIn(page, personName);
  await makeTasks(page, "Buy milk", "Pay bills");
  await say(page, "delete task 1");
  const card = page.getByRole("group", { name: "Are you sure you want to delete this task?" });
  await expect(card.getByRole("listitem")).toHaveText("#1 Buy milk");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole("group", { name: /delete this task/ })).toBeVisible();
  await card.getByRole("button", { name: "Delete" }).click();
  await expect(lastReply(page)).toContainText("Deleted task 'Buy milk'");
  await expect(lastReply(other)).toContainText("Deleted task 'Buy milk'");
  expect(await stored(page, 1)).toMatchObject({ deleted_at: expect.any(String) });
});

test("a typed yes answers the card, and the card says so", async ({ page, personName }) => {
  await signIn(page, personName);
  await makeTasks(page, "Buy milk");
  await say(page, "delete task 1");
  await say(page, "yes");
  await expect(lastReply(page)).toContainText("Deleted task 'Buy milk'");
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toHaveCount(0);
});

test("what is said in one tab appears in the other", async ({ page, personName }) => {
  await signIn(page, personName);
  await say(page, "Add task: Buy milk");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(replies(other)).toHaveCount(1);
  await say(page, "Add task: Pay bills");
  await expect(replies(other)).toHaveCount(2);
  await expect(lastReply(other)).toContainText("Task created: Pay bills");
});

test("a conversation is renamed, found and deleted; its tasks stay", async ({ page, personName }) => {
  await signIn(page, personName);
  await say(page, "Add task: Buy milk");
  const list = page.getByRole("navigation", { name: "Conversations" });
  const row = list.getByRole("link", { name: "Add task: Buy milk" });
  await row.hover();
  await list.getByRole("button", { name: "Rename Add task: Buy milk" }).click();
  await list.getByLabel("Title of the conversation").fill("Groceries");
  await page.keyboard.press("Enter");
  await expect(list.getByRole("link", { name: "Groceries" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Groceries" })).toBeVisible();
  await expect(page).toHaveTitle("Groceries · Steward");
  await list.getByRole("link", { name: "Groceries" }).hover();
  await list.getByRole("button", { name: "Delete Groceries" }).click();
  await list.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(list.getByRole("link", { name: "Groceries" })).toHaveCount(0);
  expect(await stored(page, 1)).toMatchObject({ title: "Buy milk" });
});

test("a message that did not get through is kept, and trying again sends it once", async ({
  page,
  personName,
  browserWatch,
}) => {
  await signIn(page, personName);
  await say(page, "Add task: Buy milk");
  browserWatch.expectBrokenRequest("/api/chat");
  await page.route("**/api/chat", (route) => route.abort("internetdisconnected"), { times: 1 });
  await composer(page).fill("Add task: Pay bills");
  await page.keyboard.press("Enter");
  const problem = page.getByRole("alert").filter({ hasText: "The connection was lost" });
  await expect(problem).toBeVisible();
  const conversation_id = page.url().split("/").at(-1);
  await page.request.post("/api/agent", { data: { message: "Add task: Call Anna", conversation_id } });
  await expect(lastReply(page)).toContainText("Task created: Call Anna");
  await problem.getByRole("button", { name: "Try again" }).click();
  await expect(lastReply(page)).toContainText("Task created: Pay bills");
  const { total } = await (await page.request.get("/api/tasks")).json();
  expect(total).toBe(3);
});

test("no accessibility faults in a conversation", async ({ page, personName }) => {
  await signIn(page, personName);
  await expectNoViolations(page);
  await makeTasks(page, "Buy milk");
  await say(page, "show my tasks");
  await lastReply(page).getByRole("button", { name: "Why?" }).click();
  await say(page, "delete task 1");
  await expect(page.getByRole("button", { name: "Keep" })).toBeVisible();
  await expectNoViolations(page);
});

test("on a phone a card is in sight as soon as it asks, however long the conversation", async ({
  page,
  personName,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, personName);
  for (const title of ["Pay the electricity bill", "Book the dentist", "Buy milk"])
    await say(page, `Add task: ${title}`);
  await say(page, "mark everything as done");
  await say(page, "delete all completed tasks");
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toBeInViewport();
  await composer(page).fill("water the plants every monday at 8");
  await expect(page.getByRole("button", { name: /not a date/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete", exact: true })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Jump to the latest" })).toHaveCount(0);
});
