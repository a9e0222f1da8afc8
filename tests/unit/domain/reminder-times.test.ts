import { describe, expect, it } from "vitest";
import type { Reminder } from "@/lib/domain/reminder";
import { afterItsTime, isLate, nextReminderTime } from "@/lib/domain/reminder-times";

const BERLIN = "Europe/Berlin";

const reminder = (fields: Partial<Reminder>): Reminder => ({
  id: "r",
  userId: "u",
  taskId: "t",
  remindAt: "2026-01-10T08:00:00.000Z",
  minutesBeforeDue: null,
  repeatIntervalMinutes: null,
  repeatCount: null,
  deliveredCount: 0,
  nextAt: fields.remindAt ?? "2026-01-10T08:00:00.000Z",
  status: "scheduled",
  version: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  ...fields,
});

/** The moments of a series, one after the other. */
function* momentsOf(series: Reminder, timeZone: string): Generator<string> {
  for (let next = nextReminderTime(series, new Date(0), timeZone); next; ) {
    yield next.toISOString();
    next = nextReminderTime(series, next, timeZone);
  }
}

describe("every day at the same time", () => {
  const daily = (remindAt: string, repeatCount: number) =>
    reminder({ remindAt, repeatIntervalMinutes: 1440, repeatCount });

  it("stays at 9:00 when the clocks go forward", () => {
    expect([...momentsOf(daily("2026-03-28T08:00:00.000Z", 3), BERLIN)]).toEqual([
      "2026-03-28T08:00:00.000Z",
      "2026-03-29T07:00:00.000Z",
      "2026-03-30T07:00:00.000Z",
    ]);
  });

  it("stays at 9:00 when the clocks go back", () => {
    expect([...momentsOf(daily("2026-10-24T07:00:00.000Z", 3), BERLIN)]).toEqual([
      "2026-10-24T07:00:00.000Z",
      "2026-10-25T08:00:00.000Z",
      "2026-10-26T08:00:00.000Z",
    ]);
  });

  it("comes at 3:30 on the night in which 2:30 is left out, and at 2:30 again the next", () => {
    expect([...momentsOf(daily("2026-03-28T01:30:00.000Z", 3), BERLIN)]).toEqual([
      "2026-03-28T01:30:00.000Z",
      "2026-03-29T01:30:00.000Z",
      "2026-03-30T00:30:00.000Z",
    ]);
  });

  it("comes once, the first time, on the night in which 2:30 comes twice", () => {
    expect([...momentsOf(daily("2026-10-24T00:30:00.000Z", 3), BERLIN)]).toEqual([
      "2026-10-24T00:30:00.000Z",
      "2026-10-25T00:30:00.000Z",
      "2026-10-26T01:30:00.000Z",
    ]);
  });

  it("keeps the part of a second it was set with", () => {
    const [, second] = momentsOf(daily("2026-03-28T08:00:00.123Z", 2), BERLIN);
    expect(second).toBe("2026-03-29T07:00:00.123Z");
  });
});

it("an interval of hours is counted in hours, also through the change of clocks", () => {
  const series = reminder({ remindAt: "2026-03-28T22:00:00.000Z", repeatIntervalMinutes: 120, repeatCount: 4 });
  expect([...momentsOf(series, BERLIN)]).toEqual([
    "2026-03-28T22:00:00.000Z",
    "2026-03-29T00:00:00.000Z",
    "2026-03-29T02:00:00.000Z",
    "2026-03-29T04:00:00.000Z",
  ]);
});

it("every half hour is never taken for a day, however long it goes on", () => {
  const series = reminder({ remindAt: "2026-03-28T08:00:00.000Z", repeatIntervalMinutes: 30 });
  const after = new Date("2026-03-29T07:59:00.000Z");
  expect(nextReminderTime(series, after, BERLIN)?.toISOString()).toBe("2026-03-29T08:00:00.000Z");
});

describe("after its time", () => {
  const every30 = reminder({ remindAt: "2026-01-10T09:00:00.000Z", repeatIntervalMinutes: 30, repeatCount: 4 });
  const following = (series: Reminder, now: string) => afterItsTime(series, new Date(now), "UTC");

  it("a reminder that comes once is done", () => {
    expect(following(reminder({}), "2026-01-10T08:00:00.000Z")).toEqual({ nextAt: null, status: "done" });
  });

  it("the next one is the next of the series, not of what was missed", () => {
    expect(following(every30, "2026-01-10T09:00:01.000Z").nextAt).toBe("2026-01-10T09:30:00.000Z");
    expect(following(every30, "2026-01-10T10:10:00.000Z").nextAt).toBe("2026-01-10T10:30:00.000Z");
    expect(following(every30, "2026-01-10T12:00:00.000Z")).toEqual({ nextAt: null, status: "done" });
  });

  it("a snoozed one goes on with its series", () => {
    const snoozed = { ...every30, nextAt: "2026-01-10T09:40:00.000Z", deliveredCount: 1 };
    expect(following(snoozed, "2026-01-10T09:40:01.000Z").nextAt).toBe("2026-01-10T10:00:00.000Z");
  });

  it("a series without an end is found at once, however long nobody was there", () => {
    const minutely = reminder({ remindAt: "2000-01-01T00:00:30.000Z", repeatIntervalMinutes: 1 });
    expect(following(minutely, "2026-01-10T09:00:00.000Z").nextAt).toBe("2026-01-10T09:00:30.000Z");
  });
});

it("is late when the server was away, not when it took a moment", () => {
  const moment = new Date("2026-01-10T09:00:00.000Z");
  expect(isLate(moment, new Date("2026-01-10T09:00:02.000Z"))).toBe(false);
  expect(isLate(moment, new Date("2026-01-10T12:00:00.000Z"))).toBe(true);
});
