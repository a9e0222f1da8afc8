// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { refuse } from "@/tests/components/support/network";
import { openTasksPage, personOver } from "@/tests/components/support/open-page";
import { fill, group, openRow, pressInToast, row, stored, toast } from "@/tests/components/support/task-page";
import { watchPage } from "@/tests/components/support/watch-page";
import { dayFromToday } from "@/tests/support/day-from-today";
import { commonServer } from "@/tests/support/test-server";

const server = commonServer();
const watch = watchPage();

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test("a task is renamed where it stands, and Undo brings the old name back", async () => {
  const person = await personOver(server.address, "Buy milk", "Feed the cat");
  const user = await openTasksPage(person);
  await openRow(user, "Buy milk");
  await expect.poll(() => document.activeElement).toBe(field("Title"));
  await fill(user, "Title", "Buy oat milk");
  await user.keyboard("{Enter}");
  await expect.poll(() => toast(/Changed “Buy oat milk”/)).toBeDefined();
  await user.keyboard("{Escape}");
  await expect.poll(() => document.activeElement).toBe(row("Buy oat milk"));
  await pressInToast(user, /Changed/, "Undo");
  await expect.poll(() => row("Buy milk")).not.toBeNull();
  expect(await stored(person, 1)).toMatchObject({ title: "Buy milk" });
});

test("a task stays where it is while its date is changed, and moves when it is closed", async () => {
  const person = await personOver(server.address, "Call the bank", "Feed the cat");
  const user = await openTasksPage(person);
  await openRow(user, "Call the bank");
  await fill(user, "Date", dayFromToday(0));
  await user.click(field("Notes"));
  await expect.poll(() => stored(person, 1)).toMatchObject({ due_on: dayFromToday(0) });
  expect(group("No date")?.contains(field("Date"))).toBe(true);
  await user.keyboard("{Escape}");
  await expect.poll(() => group("Today")?.textContent).toContain("Call the bank");
});

test("a change the server refuses is taken back and said; what was typed stays in its field", async () => {
  const person = await personOver(server.address, "Buy milk");
  const user = await openTasksPage(person);
  const { id } = Object(await stored(person, 1));
  watch.expectAnswer(`503 PATCH /api/tasks/${id}`);
  refuse(`PATCH /api/tasks/${id}`);
  await openRow(user, "Buy milk");
  await fill(user, "Notes", "Two litres");
  await user.click(field("Title"));
  await expect.poll(() => toast(/Not saved\. Try again in a moment\./)).toBeDefined();
  expect(field("Notes").value).toBe("Two litres");
  expect(await stored(person, 1)).toMatchObject({ description: null });
});

test("every change in the list is in the audit as done there", async () => {
  const person = await personOver(server.address, "Buy milk");
  const user = await openTasksPage(person);
  await openRow(user, "Buy milk");
  await user.selectOptions(await screen.findByLabelText("Priority"), "Low");
  await expect.poll(() => stored(person, 1)).toMatchObject({ priority: "low" });
  const { records } = (await person.request("GET", "/api/activity?changed=true&tool=update_task")).body;
  expect(records).toMatchObject([{ source: "ui", classification_method: "DIRECT", parameters: { priority: "low" } }]);
});

test("a reminder is set, shown and cancelled, and the cancelling undone", async () => {
  const person = await personOver(server.address, { title: "Call the bank", due: `${dayFromToday(2)}T09:00` });
  const user = await openTasksPage(person);
  await openRow(user, "Call the bank");
  await user.click(await screen.findByRole("button", { name: "Remind me" }));
  await user.click(screen.getByRole("button", { name: "1 hour before" }));
  const cancel = { name: /Cancel the reminder of .*8:00/ };
  await user.click(await screen.findByRole("button", cancel));
  await expect.poll(() => screen.queryByRole("button", cancel)).toBeNull();
  await pressInToast(user, /Reminder cancelled/, "Undo");
  await screen.findByRole("button", cancel);
  const { reminders } = (await person.request("GET", "/api/reminders")).body;
  expect(reminders).toMatchObject([{ minutes_before_due: 60, status: "scheduled" }]);
});

test("a reminder in the past is refused in words", async () => {
  const person = await personOver(server.address, "Call the bank");
  const user = await openTasksPage(person);
  watch.expectAnswer("400 POST /api/reminders");
  await openRow(user, "Call the bank");
  await user.click(await screen.findByRole("button", { name: "Remind me" }));
  await fill(user, "Remind me at", "2020-01-01T09:00");
  await user.click(screen.getByRole("button", { name: "Set" }));
  await expect.poll(() => toast(/Not saved\./)).toBeDefined();
  field("Remind me at");
});

test("a reminder that repeats is set and moved; a task repeats by a rhythm put together by hand", async () => {
  const person = await personOver(server.address, { title: "Call the bank", due: "2030-01-05T09:00" });
  const user = await openTasksPage(person);
  await openRow(user, "Call the bank");
  await user.click(await screen.findByRole("button", { name: "Remind me" }));
  await user.selectOptions(field("Remind"), "Every 10 minutes");
  await fill(user, "Times in all", "4");
  await user.click(screen.getByRole("button", { name: "1 hour before" }));
  const move = { name: /Move the reminder of .*8:00.*, every 10 minutes, 4 times/ };
  await user.click(await screen.findByRole("button", move));
  await fill(user, "Move the reminder to", "2030-01-05T07:30");
  await user.click(screen.getByRole("button", { name: "Set" }));
  await screen.findByRole("button", { name: /Cancel the reminder of .*7:30/ });
  const { reminders } = (await person.request("GET", "/api/reminders")).body;
  expect(reminders).toMatchObject([{ repeat_interval_minutes: 10, repeat_count: 4 }]);
  await user.selectOptions(field("Repeat"), "Custom …");
  await fill(user, "Every", "3");
  await user.click(screen.getByRole("button", { name: "Thu" }));
  await user.click(screen.getByRole("button", { name: "Mon" }));
  await user.click(screen.getByRole("button", { name: "Set" }));
  await expect.poll(() => stored(person, 1)).toMatchObject({ recurrence: "FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,TH" });
  await expect
    .poll(() => screen.getByLabelText<HTMLSelectElement>("Repeat").selectedOptions[0]?.textContent)
    .toBe("Every 3 weeks on Monday and Thursday");
});
