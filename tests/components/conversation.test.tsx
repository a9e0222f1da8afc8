// @vitest-environment jsdom
// Never run again: consent and loss. Cards, taking back once, and messages that did not get through.
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectReply, lastReply, replies, say, saying } from "@/tests/components/support/chat-page";
import { breakRequest, connection } from "@/tests/components/support/network";
import { conversationId, openAgain, openConversation } from "@/tests/components/support/open-conversation";
import { openNewChat, personOver } from "@/tests/components/support/open-page";
import { speakBritish } from "@/tests/components/support/speak-british";
import { watchPage } from "@/tests/components/support/watch-page";
import { ask } from "@/tests/support/chat-over-http";
import { type HttpPerson, send } from "@/tests/support/http-person";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();
const watch = watchPage();

const stored = async (person: HttpPerson, number: number) =>
  (await person.request("GET", `/api/tasks/${number}`)).body.task;

const total = async (person: HttpPerson) => (await person.request("GET", "/api/tasks")).body.total;

const errands = (count: number): string[] => Array.from({ length: count }, (_, index) => `Errand ${index + 1}`);

/** The box of a task in a reply, the first or the last. */
const box = (name: string, reply = lastReply()): HTMLInputElement => reply.getByRole("checkbox", { name });

test("a sentence makes a task, which is there to tick, and to take back", async () => {
  const person = await personOver(server.address);
  const user = await openNewChat(person);
  await say(user, "remind me to call the bank tomorrow at 9, it's urgent");
  await expectReply("Task created: call the bank (tomorrow at 9:00 AM)");
  await user.click(box("call the bank"));
  await expect.poll(() => stored(person, 1)).toMatchObject({ status: "completed", priority: "high" });
  await say(user, "Add task: Buy milk");
  await user.click(lastReply().getByRole("button", { name: "Undo" }));
  await expectReply("Taken back");
  expect(await stored(person, 2)).toMatchObject({ deleted_at: expect.any(String) });
  await openAgain(person);
  await expectReply("Taken back");
  expect(lastReply().queryByRole("button", { name: "Undo" })).toBeNull();
});

test("of two changes the one that was taken back elsewhere is not taken back twice", async () => {
  const person = await personOver(server.address);
  const user = await openNewChat(person);
  await say(user, "remind me to call the bank tomorrow at 9");
  const { body } = await person.request("GET", "/api/activity?tool=schedule_reminder");
  const [record] = Array.isArray(body.records) ? body.records : [];
  await person.request("POST", "/api/undo", { record: record.id });
  await user.click(await lastReply().findByRole("button", { name: "Undo the rest" }));
  await expectReply("Taken back");
  expect(await stored(person, 1)).toMatchObject({ deleted_at: expect.any(String) });
});

test("a task in a conversation is changed, deleted and restored where it stands", async () => {
  const person = await personOver(server.address);
  const user = await openNewChat(person);
  await say(user, "Add task: Buy milk");
  await say(user, "show my tasks");
  await user.click(lastReply().getByRole("button", { name: "Buy milk" }));
  expect(screen.getAllByRole("group", { name: "Buy milk" })).toHaveLength(1);
  await user.selectOptions(await lastReply().findByLabelText("Priority"), "high");
  await expect.poll(() => stored(person, 1)).toMatchObject({ priority: "high" });
  await user.click(lastReply().getByRole("button", { name: "Delete…" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
  // Until then the dialog hides all the rest.
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await user.click(await lastReply().findByRole("button", { name: /^Restore ?Buy milk$/ }));
  await expect.poll(() => box("Buy milk").disabled).toBe(false);
  await expect.poll(() => stored(person, 1)).toMatchObject({ deleted_at: null });
});

test("one of the four sentences to begin with can be clicked", async () => {
  const person = await personOver(server.address);
  const user = await openNewChat(person);
  await user.click(screen.getByRole("button", { name: "What's due this week?" }));
  await expectReply("Nothing is due then.");
});

test("a conversation that is opened again is as it was", async () => {
  speakBritish();
  const person = await personOver(server.address);
  const user = await openNewChat(person);
  await say(user, "Add task: Buy milk tomorrow at 5pm");
  await say(user, "show my tasks");
  expect(window.location.pathname).toMatch(/^\/c\/[0-9a-f-]{36}$/);
  await openAgain(person);
  expect(replies()).toHaveLength(2);
  expect(lastReply().getByRole("button", { name: "Buy milk" })).toBeTruthy();
  expect(lastReply().getByRole("time").textContent).toBe("Tomorrow 17:00");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Add task: Buy milk tomorrow at 5pm");
});

test("why it was done so is told on request", async () => {
  const user = await openNewChat(await personOver(server.address));
  await say(user, "Add task: Buy milk");
  await user.click(lastReply().getByRole("button", { name: "Why?" }));
  await expectReply("create task");
  await expectReply("Read by a rule, without a model");
  await expectReply('add_task {"title":"Buy milk"}');
});

test("an unclear sentence is answered with buttons, and one press goes on", async () => {
  const user = await openNewChat(await personOver(server.address, "Call Anna", "Call Bert"));
  await say(user, "mark call as done");
  await user.click(lastReply().getByRole("button", { name: "#2 Call Bert" }));
  await expectReply("Marked 'Call Bert' as done");
  expect(screen.queryByRole("button", { name: "#1 Call Anna" })).toBeNull();
});

test("what is said elsewhere appears", async () => {
  const person = await personOver(server.address);
  const connected = connection();
  const user = await openNewChat(person);
  await say(user, "Add task: Buy milk");
  await connected;
  await ask(person, "Add task: Pay bills", { conversation_id: conversationId() });
  await expect.poll(() => replies().length).toBe(2);
  await expectReply("Task created: Pay bills");
});

test("a message that did not get through is kept, and trying again sends it once", async () => {
  const person = await personOver(server.address);
  const user = await openNewChat(person);
  await say(user, "Add task: Buy milk");
  watch.expectBrokenRequest("POST /api/chat");
  breakRequest("POST /api/chat");
  await user.keyboard("Add task: Pay bills{Enter}");
  const problem = await screen.findByText(/The connection was lost/);
  expect(problem.getAttribute("role")).toBe("alert");
  await ask(person, "Add task: Call Anna", { conversation_id: conversationId() });
  await expectReply("Task created: Call Anna");
  await user.click(within(problem).getByRole("button", { name: "Try again" }));
  await expectReply("Task created: Pay bills");
  expect(await total(person)).toBe(3);
});

test("an earlier card of a task follows what a later reply, and a program, make of it", async () => {
  const person = await personOver(server.address);
  const connected = connection();
  const user = await openNewChat(person);
  await say(user, "Add task: Buy milk");
  await say(user, "show my tasks");
  await say(user, "mark task 1 as done");
  const boxes = (name: string) => replies().map((reply) => box(name, within(reply)).checked);
  await expect.poll(() => boxes("Buy milk")).toEqual([true, true, true]);
  await connected;
  await person.request("PATCH", "/api/tasks/1", { title: "Buy oat milk" });
  await person.request("POST", "/api/tasks/1/complete", { completed: false });
  await expect.poll(() => boxes("Buy oat milk")).toEqual([false, false, false]);
});

test("what is listed and changed in one breath is shown once, as it is at the end", async () => {
  const person = await personOver(server.address, "Buy milk", "Pay rent");
  const user = await openNewChat(person);
  await user.click(screen.getByRole("button", { name: "Show my tasks and mark the first one done" }));
  await expectReply("Done!");
  const boxes = () => lastReply().getAllByRole<HTMLInputElement>("checkbox");
  await expect.poll(() => boxes().length).toBe(2);
  expect(box("Buy milk").checked).toBe(true);
  await screen.findByRole("button", { name: "Send" });
  await openAgain(person);
  await expect.poll(() => boxes().length).toBe(2);
  expect(await stored(person, 1)).toMatchObject({ status: "completed" });
});

test("a list that goes on says how many more there are, and opens them", async () => {
  const person = await personOver(server.address, ...errands(60));
  const connected = connection();
  const user = await openNewChat(person);
  await say(user, "show my tasks");
  expect(lastReply().getAllByRole("checkbox")).toHaveLength(50);
  await user.click(lastReply().getByRole("button", { name: "Show 10 more" }));
  await expect.poll(() => lastReply().getAllByRole("checkbox").length).toBe(60);
  expect(lastReply().queryByRole("button", { name: /more$/ })).toBeNull();
  // They are tasks like the others, and kept up to date.
  await user.click(box("Errand 60"));
  await expect.poll(() => stored(person, 60)).toMatchObject({ status: "completed" });
  await connected;
  await person.request("POST", "/api/tasks/59/complete", { completed: true });
  await expect.poll(() => box("Errand 59").checked).toBe(true);
});

test("what a list and a change show together is shown once when the list is opened further", async () => {
  const user = await openNewChat(await personOver(server.address, ...errands(55)));
  await say(user, "show my tasks and mark errand 55 as done");
  await expect.poll(() => box("Errand 55").checked).toBe(true);
  lastReply()
    .getByRole("button", { name: /^Show \d+ more$/ })
    .focus();
  await user.keyboard("{Enter}");
  await lastReply().findByRole("checkbox", { name: "Errand 54" });
  expect(lastReply().getAllByRole("checkbox", { name: "Errand 55" })).toHaveLength(1);
  // The keyboard is on the first of those that came.
  await expect.poll(() => document.activeElement?.textContent).toBe("Errand 51");
});

test("what a program said is marked as its own, in the chat and in the list", async () => {
  const person = await personOver(server.address);
  const origin = { origin: server.address };
  const made = await person.request("POST", "/api/tokens", { name: "Shopping robot", scope: "write" }, origin);
  const robot = { authorization: `Bearer ${made.body.token}` };
  const tell = async (message: string, conversation_id?: string): Promise<string> => {
    const { body } = await send(`${server.address}/api/agent`, "POST", { message, conversation_id }, robot);
    return String(body.conversation_id);
  };
  const id = await tell("Add task: Buy oat milk for the week");
  await tell("Add task: Buy oat flakes", id);
  await tell("complete buy oat", id);

  const user = await openConversation(person, id);
  const notes = () =>
    saying("What Shopping robot said is not read as yours. Once you write here, it no longer can.").length;
  expect(saying("by Shopping robot")).toHaveLength(3);
  expect(notes()).toBe(1);
  // A question to a program is not the person's to answer.
  expect(lastReply().queryByRole("button", { name: /Buy oat/ })).toBeNull();
  await screen.findByRole("link", { name: /, by ?Shopping robot$/ });

  await say(user, "the first one");
  await expect.poll(notes).toBe(0);
  expect(saying("by Shopping robot")).toHaveLength(3);
  expect(replies()).toHaveLength(4);
  await openAgain(person);
  expect(saying("by Shopping robot")).toHaveLength(3);
});
