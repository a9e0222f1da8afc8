import { afterEach, expect, test, vi } from "vitest";
import { startReminders } from "@/lib/reminders/start-reminders";
import { workerState } from "@/lib/reminders/worker-state";
import { newPerson, notificationsOf, remindersOf } from "@/tests/support/people";

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

test("a reminder set while the worker runs arrives at its time, once, and is done", async () => {
  stop = startReminders();
  const person = await newPerson();
  const task = await person.add("Call the bank");
  await vi.waitFor(() => expect(workerState()).toBe("ok"), { timeout: 20_000 });
  const reminder = await person.remind({ task: task.number, remind_at: new Date(Date.now() + 3000).toISOString() });
  await vi.waitFor(async () => expect(await notificationsOf(person)).toHaveLength(1), {
    timeout: 20_000,
    interval: 50,
  });
  const [notification] = await notificationsOf(person);
  expect(notification).toMatchObject({ reminderId: reminder.id, late: false, readAt: null });
  expect(notification?.occurrenceAt.toISOString()).toBe(reminder.remind_at);
  expect(notification?.createdAt.getTime()).toBeGreaterThanOrEqual(Date.parse(reminder.remind_at));
  expect(await remindersOf(person)).toMatchObject([{ status: "done", nextAt: null, deliveredCount: 1 }]);
});
