import { describe, expect, it } from "vitest";
import { deliverDue } from "@/lib/reminders/deliver-due";
import { atMoment, newPerson, notificationsOf, type Person, recordsOf, remindersOf } from "@/tests/support/people";

const at = (moment: string) => ({ clock: atMoment(moment) });
const SET = at("2030-01-01T00:00:00Z");

/** What came, as it is shown. */
const cameTo = async (person: Person) =>
  (await notificationsOf(person)).map(({ occurrenceAt, late }) => [occurrenceAt.toISOString(), late]);

/** Somebody with one task and one reminder for it. */
async function withReminder(input: Record<string, number | string>, timeZone = "UTC") {
  const person = await newPerson(timeZone);
  const task = await person.add({ title: "Call the bank", due: "2030-01-02T12:00" }, SET);
  const reminder = await person.remind({ task: task.number, ...input }, SET);
  return { person, task, reminder };
}

describe("a reminder", () => {
  it("comes at its time and not before, once however often it is looked for, and is in the audit", async () => {
    const { person, reminder, task } = await withReminder({ remind_at: "2030-01-02T09:00" });
    await deliverDue(atMoment("2030-01-02T08:59:59.999Z"));
    expect(await cameTo(person)).toEqual([]);
    for (let times = 0; times < 3; times += 1) await deliverDue(atMoment("2030-01-02T09:00:00Z"));
    expect(await cameTo(person)).toEqual([["2030-01-02T09:00:00.000Z", false]]);
    expect(await remindersOf(person)).toMatchObject([{ status: "done", nextAt: null, deliveredCount: 1 }]);
    expect(await recordsOf(person, "deliver_reminder")).toMatchObject([
      {
        source: "system",
        success: true,
        parameters: { reminder: reminder.id },
        result: { reminder: { task: { id: task.id } } },
      },
    ]);
  });

  it("that was moved does not come at the old time", async () => {
    const { person, reminder } = await withReminder({ remind_at: "2030-01-02T09:00" });
    await person.ok("change_reminder", { reminder: reminder.id, remind_at: "2030-01-02T10:00" }, SET);
    await deliverDue(atMoment("2030-01-02T09:30:00Z"));
    expect(await cameTo(person)).toEqual([]);
    await deliverDue(atMoment("2030-01-02T10:00:00Z"));
    expect(await cameTo(person)).toEqual([["2030-01-02T10:00:00.000Z", false]]);
  });

  it("moves with the due date it is counted from", async () => {
    const { person, task } = await withReminder({ minutes_before_due: 60 });
    await person.ok("update_task", { task: task.number, due: "2030-01-03T12:00" }, SET);
    await deliverDue(atMoment("2030-01-02T12:00:00Z"));
    expect(await cameTo(person)).toEqual([]);
    await deliverDue(atMoment("2030-01-03T11:00:00Z"));
    expect(await cameTo(person)).toEqual([["2030-01-03T11:00:00.000Z", false]]);
  });

  it("of a task due on the 31st of each month follows it through the short months", async () => {
    const person = await newPerson();
    const task = await person.add({ title: "Pay rent", due: "2030-01-31T12:00", recurrence: "FREQ=MONTHLY" }, SET);
    await person.remind({ task: task.number, minutes_before_due: 60 }, SET);
    for (const day of ["2030-01-31", "2030-02-28", "2030-03-31"]) {
      await deliverDue(atMoment(`${day}T11:00:00Z`));
      await person.ok("complete_task", { task: task.number }, at(`${day}T12:00:00Z`));
    }
    expect(await cameTo(person)).toEqual([
      ["2030-01-31T11:00:00.000Z", false],
      ["2030-02-28T11:00:00.000Z", false],
      ["2030-03-31T11:00:00.000Z", false],
    ]);
  });
});

describe("after three hours without a server", () => {
  it("what was missed comes once, marked late with its time, and the next one is right", async () => {
    const { person } = await withReminder({
      remind_at: "2030-01-02T09:00",
      repeat_interval_minutes: 30,
      repeat_count: 10,
    });
    await deliverDue(atMoment("2030-01-02T12:10:00Z"));
    expect(await cameTo(person)).toEqual([["2030-01-02T09:00:00.000Z", true]]);
    expect((await remindersOf(person))[0]?.nextAt?.toISOString()).toBe("2030-01-02T12:30:00.000Z");
    await deliverDue(atMoment("2030-01-02T12:30:00Z"));
    expect((await cameTo(person)).at(-1)).toEqual(["2030-01-02T12:30:00.000Z", false]);
  });

  it("a daily one that was due in the night the clocks changed comes at the same time the next day", async () => {
    const { person } = await withReminder(
      { remind_at: "2030-03-30T09:00", repeat_interval_minutes: 1440 },
      "Europe/Berlin",
    );
    await deliverDue(atMoment("2030-03-30T08:00:00Z"));
    await deliverDue(atMoment("2030-03-31T10:00:00Z"));
    expect(await cameTo(person)).toEqual([
      ["2030-03-30T08:00:00.000Z", false],
      ["2030-03-31T07:00:00.000Z", true],
    ]);
    expect((await remindersOf(person))[0]?.nextAt?.toISOString()).toBe("2030-04-01T07:00:00.000Z");
  });
});

describe("a task that is closed", () => {
  const close = {
    completed: (person: Person) => person.ok("complete_task", { task: 1 }, SET),
    deleted: async (person: Person) => {
      const [reminder] = await remindersOf(person);
      await person.remove([{ id: reminder?.taskId ?? "" }]);
    },
  };
  const open = {
    completed: (person: Person, moment: string) =>
      person.ok("complete_task", { task: 1, completed: false }, at(moment)),
    deleted: (person: Person, moment: string) => person.ok("restore_task", { task: 1 }, at(moment)),
  };
  const STATES = ["completed", "deleted"] as const;

  it.each(STATES)("does not remind when %s; opened again, only what lies ahead comes back", async (state) => {
    for (const isSwept of [true, false]) {
      const { person } = await withReminder({
        remind_at: "2030-01-02T09:00",
        repeat_interval_minutes: 60,
        repeat_count: 3,
      });
      await close[state](person);
      if (isSwept) await deliverDue(atMoment("2030-01-02T09:30:00Z"));
      await open[state](person, "2030-01-02T09:40:00Z");
      await deliverDue(atMoment("2030-01-02T09:50:00Z"));
      expect(await cameTo(person)).toEqual([]);
      await deliverDue(atMoment("2030-01-02T10:00:00Z"));
      expect(await cameTo(person)).toEqual([["2030-01-02T10:00:00.000Z", false]]);
    }
  });

  it("opened again by an undo does not remind of what passed", async () => {
    const { person } = await withReminder({ remind_at: "2030-01-02T09:00" });
    await person.ok("complete_task", { task: 1 }, SET);
    await person.ok("undo", {}, at("2030-01-02T09:30:00Z"));
    await deliverDue(atMoment("2030-01-02T09:40:00Z"));
    expect(await cameTo(person)).toEqual([]);
    expect(await remindersOf(person)).toMatchObject([{ status: "done", nextAt: null }]);
  });
});

describe("what came", () => {
  const came = async () => {
    const made = await withReminder({ remind_at: "2030-01-02T09:00" });
    await deliverDue(atMoment("2030-01-02T09:00:00Z"));
    return made;
  };
  const firstOf = async (person: Person) => (await notificationsOf(person))[0];
  const NOW = at("2030-01-02T09:05:00Z");

  it.each<[string, (person: Person, reminder: string) => Promise<unknown>]>([
    ["its task is done", (person) => person.ok("complete_task", { task: 1 }, NOW)],
    ["its task is deleted", async (person) => person.remove([{ id: (await remindersOf(person))[0]?.taskId ?? "" }])],
    ["its task gets another date", (person) => person.ok("update_task", { task: 1, due: "2030-02-01" }, NOW)],
    ["it is cancelled", (person, reminder) => person.ok("change_reminder", { reminder, cancel: true }, NOW)],
  ])("is settled when %s", async (_, settle) => {
    const { person, reminder } = await came();
    expect((await firstOf(person))?.readAt).toBeNull();
    await settle(person, reminder.id);
    expect((await firstOf(person))?.readAt).not.toBeNull();
  });

  it("is snoozed until a time, and comes again then", async () => {
    const { person, reminder } = await came();
    await person.ok("change_reminder", { reminder: reminder.id, snooze_until: "2030-01-03T09:00" }, NOW);
    expect((await firstOf(person))?.snoozedUntil?.toISOString()).toBe("2030-01-03T09:00:00.000Z");
    await deliverDue(atMoment("2030-01-03T09:00:00Z"));
    expect((await cameTo(person)).at(-1)).toEqual(["2030-01-03T09:00:00.000Z", false]);
  });

  it("can still be called off by undoing the reminder", async () => {
    const { person } = await withReminder({ remind_at: "2030-01-02T09:00", repeat_interval_minutes: 30 });
    await deliverDue(atMoment("2030-01-02T09:00:00Z"));
    const [record] = await recordsOf(person, "schedule_reminder");
    await person.ok("undo", { record: record?.id }, NOW);
    expect(await remindersOf(person)).toMatchObject([{ status: "cancelled", nextAt: null }]);
  });
});
