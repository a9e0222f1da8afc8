// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fill } from "@/tests/components/support/chat-page";
import { breakRequest, hold, holdAnswer } from "@/tests/components/support/network";
import { openNewChat, openPage, openTasksPage, personOver } from "@/tests/components/support/open-page";
import { speakBritish } from "@/tests/components/support/speak-british";
import { watchPage } from "@/tests/components/support/watch-page";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();
const watch = watchPage();
let person: Awaited<ReturnType<typeof personOver>>;

beforeEach(async () => {
  speakBritish();
  person = await personOver(server.address);
});

const ADDING = "POST /api/tasks";

const onFriday = { title: "pay taxes", priority: "high", due_at: expect.stringMatching(/T1[56]:00:00.000Z$/) };

const stored = async (number: number) => (await person.request("GET", `/api/tasks/${number}`)).body.task;

const field = (): HTMLInputElement => screen.getByLabelText("New task");

const row = (title: string) => within(screen.getByRole("main")).findByRole("button", { name: title });

test("the list's field reads dates and priorities, shows what it read, and takes it back", async () => {
  const user = await openTasksPage(person);
  await fill(user, field(), "pay taxes friday 5pm !high");
  await screen.findByRole("button", { name: /17:00.*not a date$/ });
  await screen.findByRole("button", { name: /high priority.*not a priority$/ });
  await user.keyboard("{Enter}");
  await row("pay taxes");
  await expect.poll(() => stored(1)).toMatchObject(onFriday);
  await fill(user, field(), "watch friday");
  await user.click(await screen.findByRole("button", { name: /not a date$/ }));
  expect(field().value).toBe('watch "friday"');
  await user.type(field(), "{Enter}");
  await row("watch friday");
  await expect.poll(() => stored(2)).toMatchObject({ title: "watch friday", due_on: null });
  await fill(user, field(), "water the plants every monday");
  await user.keyboard("{Enter}");
  await row("water the plants");
  await expect.poll(() => stored(3)).toMatchObject({ recurrence: "FREQ=WEEKLY;BYDAY=MO" });
  // Nothing to show where the words are a title and no more.
  await expect.poll(() => field().value).toBe("");
  await fill(user, field(), "milk friday");
  await screen.findByRole("button", { name: /not a date$/ });
  expect(screen.queryByText("New task")).not.toBeNull();
  // In one step: an empty field would show nothing, whatever is read after it.
  field().select();
  await user.paste("milk");
  await expect.poll(() => screen.queryByText("New task")).toBeNull();
  expect(screen.queryByRole("button", { name: /not a date$/ })).toBeNull();
});

test("it reads also when Enter comes before the reading", async () => {
  const user = await openTasksPage(person);
  field().focus();
  await user.keyboard("pay taxes friday 5pm !high{Enter}");
  await row("pay taxes");
  await expect.poll(() => stored(1)).toMatchObject(onFriday);
});

test("the palette's Add reads them too, and keeps the words when they are not saved", async () => {
  const user = await openPage(person, "/settings", <h1>Settings</h1>);
  await user.keyboard("{Control>}k{/Control}");
  const words = async () => within(await screen.findByRole("dialog")).getByRole<HTMLInputElement>("combobox");
  await fill(user, await words(), "pay taxes friday 5pm !high");
  // With the keyboard alone; Enter on a × adds nothing.
  (await screen.findByRole("button", { name: /not a priority$/ })).focus();
  await user.keyboard("{Enter}");
  await expect.poll(async () => (await words()).value).toBe('pay taxes friday 5pm "!high"');
  await fill(user, await words(), "pay taxes friday 5pm !high");
  await screen.findByRole("button", { name: /17:00.*not a date$/ });
  watch.expectBrokenRequest(ADDING);
  breakRequest(ADDING);
  await user.click(await screen.findByRole("option", { name: "Add “pay taxes”" }));
  await screen.findByText("“pay taxes friday 5pm !high” was not added.", { exact: false });
  expect((await words()).value).toBe("pay taxes friday 5pm !high");
  await user.click(await screen.findByRole("option", { name: "Add “pay taxes”" }));
  await screen.findByText("Task created: “pay taxes”");
  await expect.poll(() => screen.queryByRole("combobox")).toBeNull();
  await expect.poll(() => stored(1)).toMatchObject(onFriday);
});

test("the field beside a conversation reads them as well", async () => {
  const user = await openNewChat(person);
  const column = within(screen.getByRole("complementary", { name: "Tasks" }));
  await fill(user, column.getByLabelText("New task"), "pay taxes friday 5pm !high");
  await column.findByRole("button", { name: /not a date$/ });
  await user.keyboard("{Enter}");
  await column.findByRole("checkbox", { name: "pay taxes" });
  await expect.poll(() => stored(1)).toMatchObject(onFriday);
});

test("a new task stays in its field until it is saved; Enter twice is one task, and what failed stands there", async () => {
  const user = await openTasksPage(person);
  const held = holdAnswer(ADDING);
  field().focus();
  await user.keyboard("Buy milk{Enter}");
  await held.answered;
  expect(field().value).toBe("Buy milk");
  await user.keyboard("{Enter}");
  held.letGo();
  await expect.poll(() => field().value).toBe("");
  await row("Buy milk");
  expect((await person.request("GET", "/api/tasks")).body.total).toBe(1);
  watch.expectBrokenRequest(ADDING);
  breakRequest(ADDING);
  await user.keyboard("Pay rent{Enter}");
  await screen.findByText("“Pay rent” was not added.", { exact: false });
  expect(field().value).toBe("Pay rent");
  // Typing goes on behind it.
  await user.keyboard(" soon");
  expect(field().value).toBe("Pay rent soon");
});

test("a new task that was refused while the next one was typed comes back after it", async () => {
  const user = await openTasksPage(person);
  const held = hold(ADDING);
  watch.expectBrokenRequest(ADDING);
  field().focus();
  await user.keyboard("Buy milk{Enter}Pay rent");
  await held.asked;
  held.breakOff();
  await screen.findByText("“Buy milk” was not added.", { exact: false });
  expect(field().value).toBe("Pay rent");
  await user.keyboard("{Enter}");
  await row("Pay rent");
  await expect.poll(() => field().value).toBe("Buy milk");
  await user.keyboard("{Enter}");
  await row("Buy milk");
});
