import { afterEach, expect, test, vi } from "vitest";
import { startReminders } from "@/lib/reminders/start-reminders";
import { workerState } from "@/lib/reminders/worker-state";
import { newPerson, notificationsOf, remindersOf } from "@/tests/support/people";

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

const inMilliseconds = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

test("a reminder set while the worker runs arrives within two seconds of its time, once, and is done", async () => {
  stop = startReminders();
  const person = await newPerson();
  const task = await person.add("Call the bank");
  await vi.waitFor(() => expect(workerState()).toBe("ok"), { timeout: 20_000 });
  const reminder = await person.remind({ task: task.number, remind_at: inMilliseconds(1500) });
  await vi.waitFor(async () => expect(await notificationsOf(person)).toHaveLength(1), {
    timeout: 20_000,
    interval: 50,
  });
  const [notification] = await notificationsOf(person);
  expect(notification).toMatchObject({ reminderId: reminder.id, late: false, readAt: null });
  expect(notification?.occurrenceAt.toISOString()).toBe(reminder.remind_at);
  const delay = (notification?.createdAt.getTime() ?? 0) - Date.parse(reminder.remind_at);
  expect(delay).toBeGreaterThanOrEqual(0);
  expect(delay).toBeLessThan(2000);
  expect(await remindersOf(person)).toMatchObject([{ status: "done", nextAt: null, deliveredCount: 1 }]);
});
