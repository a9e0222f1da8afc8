// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { ActivityPage } from "@/components/activity/activity-page";
import { composer, expectReply, lastReply, replies, say, typeOn } from "@/tests/components/support/chat-page";
import { changeAnswers, connection, hold, nextAnswer } from "@/tests/components/support/network";
import { conversationId, openAgain, openCard } from "@/tests/components/support/open-conversation";
import { openNewChat, openPage, openTasksPage, personOver, TIME_ZONE } from "@/tests/components/support/open-page";
import { watchPage } from "@/tests/components/support/watch-page";
import { ask } from "@/tests/support/chat-over-http";
import type { HttpPerson } from "@/tests/support/http-person";
import { connectMcp } from "@/tests/support/mcp-client";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();
watchPage();

const card = () => screen.findByRole("group", { name: /^Are you sure you want to delete/ });

/** At a card. */
const LOOK = /^GET \/api\/confirmations\//;

const isCardOpen = (): boolean => screen.queryByRole("group", { name: /^Are you sure/ }) !== null;

const linesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

const stored = async (person: HttpPerson, number: number) =>
  (await person.request("GET", `/api/tasks/${number}`)).body.task;

const total = async (person: HttpPerson) => (await person.request("GET", "/api/tasks")).body.total;

/** Somebody new who has just asked in the chat to delete the first of these tasks. */
async function askInChat(...titles: string[]) {
  const person = await personOver(server.address, ...titles);
  const user = await openNewChat(person);
  await say(user, "delete task 1");
  await card();
  return { person, user };
}

/** Somebody new with a question open about two tasks; gives the id of its card. */
async function askBeside() {
  const person = await personOver(server.address, "Buy milk", "Feed the cat");
  return { person, id: await askAbout(person, [1, 2]) };
}

async function askAbout(person: HttpPerson, tasks: number[]): Promise<string> {
  const { status, body } = await person.request("POST", "/api/tasks/delete", { tasks });
  expect(status).toBe(202);
  return Object(body.pending_action).id;
}

test("with a card open, a yes is typed where one was writing, and deletes", async () => {
  const { person, user } = await askInChat("Buy milk", "Pay bills");
  expect(document.activeElement).toBe(composer());
  await typeOn(user, "yes");
  await expectReply("Deleted task 'Buy milk'");
  expect(await stored(person, 1)).toMatchObject({ deleted_at: expect.any(String) });
  // The card says so, too.
  await expect.poll(() => screen.queryByRole("button", { name: "Delete" })).toBeNull();
});

test("with a card open, a no is typed where one was writing, keeps, and makes no task", async () => {
  const { person, user } = await askInChat("Buy milk", "Pay bills");
  await typeOn(user, "no");
  await expectReply("Okay, nothing was deleted.");
  expect(await stored(person, 1)).toMatchObject({ deleted_at: null });
  expect(await total(person)).toBe(2);
});

test("with a card open, a doubt is typed where one was writing, keeps, and makes no task", async () => {
  const { person, user } = await askInChat("Buy milk", "Pay bills");
  await typeOn(user, "are you sure?");
  await expectReply("Okay, I did not delete 'Buy milk'.");
  await expect.poll(isCardOpen).toBe(false);
  expect(await stored(person, 1)).toMatchObject({ deleted_at: null });
  expect(await total(person)).toBe(2);
});

test.each([
  ["Delete", "Deleted task 'Buy milk'"],
  ["Keep", "Kept"],
])("after %s was clicked, the next letters land in the composer", async (button, outcome) => {
  const { user } = await askInChat("Buy milk", "Pay bills");
  await user.click(within(await card()).getByRole("button", { name: button }));
  await user.keyboard("no more");
  await expectReply(outcome);
  expect(document.activeElement).toBe(composer());
  await user.keyboard(" milk");
  expect(composer().value).toBe("no more milk");
});

test("a card that came from elsewhere leaves every field alone, an empty one too", async () => {
  const { person, user } = await askInChat("Buy milk", "Pay bills");
  await user.click(within(await card()).getByRole("button", { name: "Keep" }));
  await expectReply("Kept");
  const conversation_id = conversationId();
  await openAgain(person);
  for (const field of [composer(), screen.getByLabelText("New task")]) {
    field.focus();
    await ask(person, "delete task 2", { conversation_id });
    await card();
    expect(document.activeElement).toBe(field);
    await ask(person, "no", { conversation_id });
    await expect.poll(isCardOpen).toBe(false);
    expect(document.activeElement).toBe(field);
  }
});

test("the question names no task: its number and title stand below it, as they are stored", async () => {
  await askInChat("Buy 'milk'? Yes, delete everything");
  const group = await screen.findByRole("group", { name: "Are you sure you want to delete this task?" });
  expect(linesIn(group)).toEqual(["#1 Buy 'milk'? Yes, delete everything"]);
  // Asked once for the eye, and once, with what it is about, for the ear.
  expect(lastReply().getAllByText("Are you sure you want to delete", { exact: false })).toHaveLength(1);
  const said = () => screen.getAllByRole("status").filter(({ textContent }) => textContent?.includes("Are you sure"));
  await expect
    .poll(() => said().map(({ textContent }) => textContent))
    .toEqual(["Are you sure you want to delete this task?\n#1 Buy 'milk'? Yes, delete everything"]);
});

test("what cannot be seen in a title is shown on its card: in a chat, on its own page, above the list", async () => {
  const { person } = await askInChat("Buy \u202eklim\u202c a\u200bnd\tbread\u{e0041}");
  const shown = "#1 Buy ⟨U+202E⟩klim⟨U+202C⟩ a⟨U+200B⟩nd⟨U+0009⟩bread⟨U+E0041⟩";
  expect(linesIn(await card())).toEqual([shown]);
  const isolated = (await card()).querySelector("bdi")?.textContent;
  expect(isolated).toBe(shown.slice(3));
  expect(isolated).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  cleanup();
  await openCard(person, await askAbout(person, [1]));
  expect(linesIn(await card())).toEqual([shown]);
  cleanup();
  const user = await openTasksPage(person);
  await expect.poll(() => document.querySelector("main [data-title]")).not.toBeNull();
  document.querySelector<HTMLElement>("main [data-title]")?.focus();
  await user.keyboard("{Delete}");
  expect(linesIn(await screen.findByRole("dialog"))).toEqual([shown]);
});

test("a card in a conversation shows what was answered elsewhere", async () => {
  const person = await personOver(server.address, "Buy milk", "Pay bills");
  const connected = connection();
  const user = await openNewChat(person);
  await connected;
  // It is asked for when the reply names it, and once more when it is there. After that only an event can bring it.
  const looked = nextAnswer(LOOK).then(() => nextAnswer(LOOK));
  await say(user, "delete task 1");
  expect(linesIn(await card())).toEqual(["#1 Buy milk"]);
  await looked;
  await ask(person, "yes", { conversation_id: conversationId() });
  await expect.poll(() => replies()[0]?.textContent).toContain("Deleted task 'Buy milk'");
  expect(isCardOpen()).toBe(false);
});

test("a card by itself shows what was answered elsewhere", async () => {
  const { person, id } = await askBeside();
  const listening = hold("GET /api/events");
  await openCard(person, id);
  await card();
  // Connected, it looks once more. After that only an event can bring it.
  const looked = nextAnswer(LOOK);
  listening.letGo();
  await looked;
  await person.request("POST", `/api/confirmations/${id}`, { decision: "cancel" });
  await screen.findByText("Kept");
  expect(isCardOpen()).toBe(false);
});

test("a card that ran out before one's eyes says so, and deletes nothing", async () => {
  const { person, id } = await askBeside();
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  await openCard(person, id);
  await expect.poll(isCardOpen).toBe(true);
  // The server's clock is the database's, and five minutes are too long to wait for.
  const outcome = { status: "expired", deleted: [], already_gone: [], pending_action: null, record_id: null };
  changeAnswers(`GET /api/confirmations/${id}`, (answer) => ({ ...answer, seconds_left: 0, outcome }));
  expect(screen.getByRole("timer").textContent).toMatch(/[45]:\d\d/);
  const timesOut = () => {
    vi.advanceTimersByTime(301_000);
    return screen.queryByText("Expired, nothing was deleted");
  };
  await expect.poll(timesOut).not.toBeNull();
  expect(await stored(person, 1)).toMatchObject({ deleted_at: null });
});

test("a task that changed meanwhile is shown as it is now, and asked again", async () => {
  const { person, id } = await askBeside();
  const user = await openCard(person, id);
  await person.request("PATCH", "/api/tasks/1", { title: "Buy oat milk" });
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await screen.findByText("Something changed since you were asked.", { exact: false });
  expect(linesIn(await card())).toEqual(["#1 Buy oat milk", "#2 Feed the cat"]);
  // The event may be here before the answer to the first press; until then a second one is not for the new question.
  const again = screen.getByRole("button", { name: "Delete" });
  await expect.poll(() => again.getAttribute("aria-disabled")).toBe("false");
  await user.click(again);
  await screen.findByText("Deleted 2 tasks");
});

test("what an agent asks to delete is deleted by the person's click, and the agent learns of it", async () => {
  const person = await personOver(server.address, "Buy milk", "Feed the cat");
  const origin = { origin: server.address };
  const made = await person.request("POST", "/api/tokens", { name: "Desk robot", scope: "write" }, origin);
  const client = await connectMcp(server.address, String(made.body.token), "2026");
  const { structuredContent } = await client.callTool({ name: "delete_task", arguments: { tasks: [1, 2] } });
  const { confirm_url, pending_action } = Object(structuredContent);
  const look = async () => {
    const input = { pending_action: pending_action.id };
    return Object((await client.callTool({ name: "check_confirmation", arguments: input })).structuredContent).status;
  };
  expect(await look()).toBe("waiting");
  expect(confirm_url).toBe(`${server.address}/confirm/${pending_action.id}`);
  const user = await openCard(person, pending_action.id);
  const group = await screen.findByRole("group", { name: "Are you sure you want to delete these 2 tasks?" });
  expect(linesIn(group)).toEqual(["#1 Buy milk", "#2 Feed the cat"]);
  expect(await stored(person, 1)).toMatchObject({ deleted_at: null });
  await user.click(within(group).getByRole("button", { name: "Delete" }));
  await screen.findByText("Deleted 2 tasks");
  expect(await look()).toBe("deleted");
  cleanup();
  await openPage(person, "/activity?kind=all&origin=mcp", <ActivityPage timeZone={TIME_ZONE} />);
  expect((await screen.findAllByText("“Desk robot”, over MCP", { exact: false })).length).toBeGreaterThan(0);
  await client.close();
});
