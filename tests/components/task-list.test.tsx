// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { connection, hold, holdAnswer, nextAnswer, refuse } from "@/tests/components/support/network";
import { openTasksPage, personOver } from "@/tests/components/support/open-page";
import { box, fill, group, openRow, row, stored } from "@/tests/components/support/task-page";
import { watchPage } from "@/tests/components/support/watch-page";
import { dayFromToday } from "@/tests/support/day-from-today";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();
const watch = watchPage();

const LIST = "GET /api/tasks";
const EVENTS = "GET /api/events";

const newTask = () => screen.getByLabelText<HTMLInputElement>("New task");

test("tasks stand in the group of their day", async () => {
  const due = {
    Overdue: dayFromToday(-1),
    Today: dayFromToday(0),
    Tomorrow: dayFromToday(1),
    Upcoming: dayFromToday(5),
  };
  const dated = Object.entries(due).map(([title, date]) => ({ title: `Something ${title}`, due: date }));
  const person = await personOver(server.address, ...dated, { title: "Something No date", priority: "high" });
  await openTasksPage(person);
  for (const name of [...Object.keys(due), "No date"]) {
    const region = await screen.findByRole("region", { name });
    expect(within(region).getAllByRole("listitem")).toHaveLength(1);
    expect(region.textContent).toContain(`Something ${name}`);
  }
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    [/Overdue/, /Today/, /Tomorrow/, /Upcoming/, /No date/].map((words) => expect.stringMatching(words)),
  );
});

test("what is due tomorrow is due today after midnight, in a page that stayed open", async () => {
  const person = await personOver(server.address, { title: "Call the bank", due: dayFromToday(1) });
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await openTasksPage(person);
  await expect.poll(() => group("Tomorrow")?.textContent).toContain("Call the bank");
  const aDayLater = () => {
    vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
    vi.advanceTimersByTime(60_000);
  };
  aDayLater();
  await expect.poll(() => group("Today")?.textContent).toContain("Call the bank");
  aDayLater();
  await expect.poll(() => group("Overdue")?.textContent).toContain("Yesterday");
});

test("a tick the server refuses is taken back, and said", async () => {
  const person = await personOver(server.address, "Call the bank");
  const user = await openTasksPage(person);
  watch.expectAnswer("503 POST /api/tasks/1/complete");
  refuse("POST /api/tasks/1/complete");
  await user.click(await screen.findByRole("checkbox", { name: "Call the bank" }));
  await screen.findByText("Not saved. Try again in a moment.");
  expect(box("Call the bank")?.checked).toBe(false);
  expect(await stored(person, 1)).toMatchObject({ status: "pending" });
});

test("a task the server refuses comes back into the field, and it is said", async () => {
  const user = await openTasksPage(await personOver(server.address));
  watch.expectAnswer("503 POST /api/tasks");
  refuse("POST /api/tasks");
  await user.type(newTask(), "Call the bank{Enter}");
  await screen.findByText("“Call the bank” was not added. Try again in a moment.");
  expect(newTask().value).toBe("Call the bank");
  expect(within(screen.getByRole("main")).queryAllByRole("listitem")).toHaveLength(0);
});

test("a title that is empty or too long is answered with a sentence", async () => {
  const user = await openTasksPage(await personOver(server.address));
  await user.type(newTask(), "   {Enter}");
  await screen.findByText("Title is required");
  const enter = async (title: string) => {
    await user.clear(newTask());
    await user.paste(title);
    await user.keyboard("{Enter}");
  };
  await enter("x".repeat(256));
  await screen.findByText(/Title must be at most 255 characters/);
  await enter("x".repeat(255));
  await screen.findByText("#1");
});

test("when the tasks cannot be had it is said, and Retry brings them", async () => {
  const person = await personOver(server.address, "Call the bank");
  watch.expectAnswer("503 GET /api/tasks");
  // Connected, the page would ask again by itself.
  hold(EVENTS);
  const refusing = refuse(LIST);
  const user = await openTasksPage(person);
  await screen.findByText("Try again in a moment.");
  refusing.letThrough();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByText("Call the bank");
});

test("what happens after the page was read and before it listens is not missed", async () => {
  const person = await personOver(server.address, "Buy milk");
  const listening = hold(EVENTS);
  await openTasksPage(person);
  await screen.findByRole("button", { name: "Buy milk" });
  await person.request("POST", "/api/tasks", { title: "Feed the cat" });
  listening.letGo();
  await screen.findByRole("button", { name: "Feed the cat" });
});

test("an answer that was overtaken on its way takes nothing back", async () => {
  const person = await personOver(server.address, "Buy milk", "Call mom");
  const listening = hold(EVENTS);
  const user = await openTasksPage(person);
  await screen.findByRole("button", { name: "Buy milk" });
  const late = holdAnswer(LIST);
  listening.letGo();
  await late.answered;
  // What is asked after that cannot make up for what the late answer takes back.
  const later = hold(LIST);
  await user.type(newTask(), "Feed the cat{Enter}");
  await screen.findByText("#3");
  await openRow(user, "Call mom");
  await fill(user, "Title", "Call both parents");
  await user.keyboard("{Enter}");
  await expect.poll(() => stored(person, 2)).toMatchObject({ title: "Call both parents" });
  const expectAllThere = () => {
    expect(row("Feed the cat")).not.toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>("Title").value).toBe("Call both parents");
  };
  late.letGo();
  await later.asked;
  expectAllThere();
  const answered = nextAnswer(LIST);
  later.letGo();
  await (await answered).json();
  expectAllThere();
});

test("a change from elsewhere does not disturb what is being typed", async () => {
  const person = await personOver(server.address, "Buy milk", "Feed the cat");
  const connected = connection();
  const user = await openTasksPage(person);
  await connected;
  await openRow(user, "Buy milk");
  await fill(user, "Notes", "Half a senten");
  await person.request("PATCH", "/api/tasks/1", { title: "Buy oat milk", priority: "high" });
  await expect.poll(() => screen.getByLabelText<HTMLSelectElement>("Priority").value).toBe("high");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Title").value).toBe("Buy oat milk");
  const notes = screen.getByLabelText<HTMLTextAreaElement>("Notes");
  expect(notes.value).toBe("Half a senten");
  expect(document.activeElement).toBe(notes);
  await user.keyboard("ce");
  await user.click(screen.getByLabelText("Title"));
  await expect.poll(() => stored(person, 1)).toMatchObject({ description: "Half a sentence", title: "Buy oat milk" });
});
