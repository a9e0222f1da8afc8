import { describe, expect, it } from "vitest";
import { deliverDue } from "@/lib/reminders/deliver-due";
import { changeNotificationSettings } from "@/lib/reminders/notification-settings";
import { saveProfile } from "@/lib/store/account-store";
import { findReminderTimes } from "@/lib/store/due-reminders";
import { readReminderOverview } from "@/lib/views/reminder-overview";
import { atMoment, newPerson, notificationsOf, type Person, recordsOf, remindersOf } from "@/tests/support/people";

const SET = { clock: atMoment("2030-01-01T12:00:00Z") };
const NIGHT = { on: true, from: "22:00", to: "07:00" };

const rest = (person: Person, quiet_hours: typeof NIGHT) =>
  changeNotificationSettings(person.id, { quiet_hours }, null);

/** Somebody who wants peace at night, and something to be told in the middle of it. */
async function atNight(input: Record<string, number | string> = {}, timeZone = "UTC") {
  const person = await newPerson(timeZone);
  await rest(person, NIGHT);
  const task = await person.add({ title: "Call the bank" }, SET);
  await person.remind({ task: task.number, remind_at: "2030-01-02T22:30", ...input }, SET);
  return { person, task };
}

const deliverAt = (moment: string) => deliverDue(atMoment(moment));

const cameTo = async (person: Person) =>
  (await notificationsOf(person)).map(({ occurrenceAt, late, heldUntil }) => ({
    meantFor: occurrenceAt.toISOString(),
    late,
    heldUntil: heldUntil?.toISOString() ?? null,
  }));

describe("a reminder in quiet hours", () => {
  it("waits for their end, comes then, once, and says why it comes only now", async () => {
    const { person } = await atNight();
    for (const moment of ["2030-01-02T22:30:00Z", "2030-01-03T00:00:00Z", "2030-01-03T06:59:59Z"]) {
      await deliverAt(moment);
      expect(await cameTo(person)).toEqual([]);
    }
    expect(await remindersOf(person)).toMatchObject([{ status: "scheduled", deliveredCount: 0 }]);
    await deliverAt("2030-01-03T07:00:00Z");
    await deliverAt("2030-01-03T07:00:01Z");
    const held = { late: false, heldUntil: "2030-01-03T07:00:00.000Z" };
    expect(await cameTo(person)).toEqual([{ meantFor: "2030-01-02T22:30:00.000Z", ...held }]);
    expect(await recordsOf(person, "deliver_reminder")).toMatchObject([{ result: { held_until: held.heldUntil } }]);
  });

  it("keeps nobody else waiting", async () => {
    const { person } = await atNight();
    const awake = await newPerson();
    await awake.remind({ task: (await awake.add("Feed the cat", SET)).number, remind_at: "2030-01-02T22:30" }, SET);
    await deliverAt("2030-01-02T22:30:00Z");
    expect([(await cameTo(person)).length, (await cameTo(awake)).length]).toEqual([0, 1]);
  });

  it("that repeats comes once in the morning and then goes on as it was set", async () => {
    const { person } = await atNight({ repeat_interval_minutes: 30 });
    for (const moment of ["2030-01-02T22:30:00Z", "2030-01-03T01:00:00Z", "2030-01-03T07:00:00Z"]) {
      await deliverAt(moment);
    }
    expect((await cameTo(person)).map(({ meantFor }) => meantFor)).toEqual(["2030-01-02T22:30:00.000Z"]);
    await deliverAt("2030-01-03T07:30:00Z");
    expect((await cameTo(person)).at(-1)).toEqual({
      meantFor: "2030-01-03T07:30:00.000Z",
      late: false,
      heldUntil: null,
    });
  });

  it("is late only if the server was away when they ended", async () => {
    const { person } = await atNight();
    await deliverAt("2030-01-02T22:30:00Z");
    await deliverAt("2030-01-03T08:00:00Z");
    expect(await cameTo(person)).toMatchObject([{ late: true, heldUntil: "2030-01-03T07:00:00.000Z" }]);
  });

  it("waits by the person's own clock, also when it was missed before they began", async () => {
    const { person } = await atNight({ remind_at: "2030-01-02T21:30" }, "America/New_York");
    await deliverAt("2030-01-03T03:30:00Z");
    expect(await cameTo(person)).toEqual([]);
    await deliverAt("2030-01-03T12:00:00Z");
    expect(await cameTo(person)).toMatchObject([{ heldUntil: "2030-01-03T12:00:00.000Z", late: false }]);
  });

  it("is planned for their end, and until then for no other moment", async () => {
    const { person } = await atNight();
    const plan = async () => {
      const times = await findReminderTimes(new Date("2030-01-03T09:00:00Z"), 1000);
      return times.map((time) => time.toISOString());
    };
    expect(await plan()).toContain("2030-01-02T22:30:00.000Z");
    await deliverAt("2030-01-02T22:30:00Z");
    expect(await plan()).toContain("2030-01-03T07:00:00.000Z");
    expect(await plan()).not.toContain("2030-01-02T22:30:00.000Z");
    await deliverAt("2030-01-03T07:00:00Z");
    expect(await cameTo(person)).toHaveLength(1);
  });

  it("that was done meanwhile does not come", async () => {
    const { person, task } = await atNight();
    await deliverAt("2030-01-02T22:30:00Z");
    await person.ok("complete_task", { task: task.number }, { clock: atMoment("2030-01-02T23:00:00Z") });
    await deliverAt("2030-01-03T07:00:00Z");
    expect(await cameTo(person)).toEqual([]);
  });

  it("still comes when its task was ticked off by mistake and opened again", async () => {
    const { person, task } = await atNight();
    await deliverAt("2030-01-02T22:30:00Z");
    const at = (moment: string) => ({ clock: atMoment(moment) });
    await person.ok("complete_task", { task: task.number }, at("2030-01-02T23:00:00Z"));
    await person.ok("complete_task", { task: task.number, completed: false }, at("2030-01-02T23:01:00Z"));
    await deliverAt("2030-01-03T07:00:00Z");
    expect(await cameTo(person)).toHaveLength(1);
  });
});

describe("what waits follows the settings", () => {
  const waiting = async () => {
    const { person } = await atNight();
    await deliverAt("2030-01-02T22:30:00Z");
    return person;
  };

  it("it comes at once when quiet hours are switched off", async () => {
    const person = await waiting();
    await rest(person, { ...NIGHT, on: false });
    await deliverAt("2030-01-02T23:00:00Z");
    expect(await cameTo(person)).toMatchObject([{ meantFor: "2030-01-02T22:30:00.000Z", heldUntil: null }]);
  });

  it("it comes at their new end", async () => {
    const person = await waiting();
    await rest(person, { ...NIGHT, to: "06:00" });
    await deliverAt("2030-01-03T05:59:00Z");
    expect(await cameTo(person)).toEqual([]);
    await deliverAt("2030-01-03T06:00:00Z");
    expect(await cameTo(person)).toMatchObject([{ heldUntil: "2030-01-03T06:00:00.000Z" }]);
  });

  it("it comes by another clock when the person has moved", async () => {
    const person = await waiting();
    await saveProfile(person.id, { timeZone: "Asia/Tokyo" });
    await deliverAt("2030-01-02T23:00:00Z");
    expect(await cameTo(person)).toHaveLength(1);
  });

  it("another setting changes nothing about it", async () => {
    const person = await waiting();
    await changeNotificationSettings(person.id, { snooze_minutes: 20, quiet_hours: NIGHT }, "de");
    await deliverAt("2030-01-02T23:00:00Z");
    expect(await cameTo(person)).toEqual([]);
  });
});

it("the overview says when it really comes", async () => {
  const { person, task } = await atNight();
  const upcoming = async (now: string) => (await readReminderOverview(person.id, new Date(now))).upcoming;
  const expected = { task_id: task.id, next_at: "2030-01-02T22:30:00.000Z", held_until: "2030-01-03T07:00:00.000Z" };
  expect(await upcoming("2030-01-02T12:00:00Z")).toEqual([expected]);
  await deliverAt("2030-01-02T22:30:00Z");
  expect(await upcoming("2030-01-02T23:00:00Z")).toEqual([expected]);
});
