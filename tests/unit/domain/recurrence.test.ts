import fc from "fast-check";
import rrule from "rrule";
import { describe, expect, it, test } from "vitest";
import { daysNamed } from "@/lib/domain/days-named";
import { parseRecurrence } from "@/lib/domain/parse-recurrence";
import { anchorRecurrence, firstOccurrence, nextOccurrence } from "@/lib/domain/recurrence";
import { addDays } from "@/lib/domain/zoned-time";
import { rounds } from "@/tests/support/rounds";

const NEW_YORK = "America/New_York";
const at = (now: string, timeZone = NEW_YORK) => ({ now: new Date(now), timeZone });

function walk(
  rule: string,
  due: { dueOn: string; dueAt: string | null },
  context: ReturnType<typeof at>,
  times: number,
) {
  const steps: (string | null)[] = [];
  let current: { dueOn: string; dueAt: string | null } | null = due;
  let recurrence = rule;
  for (let index = 0; index < times && current; index += 1) {
    const next = nextOccurrence(recurrence, current, context);
    steps.push(next && (next.dueAt ?? next.dueOn));
    current = next;
    recurrence = next?.recurrence ?? recurrence;
  }
  return steps;
}

describe("reading a rule", () => {
  test.each([
    ["FREQ=DAILY", "FREQ=DAILY"],
    [" rrule:freq=weekly;byday=mo,we ", "FREQ=WEEKLY;BYDAY=MO,WE"],
    ["FREQ=MONTHLY;BYDAY=-1FR,3TU", "FREQ=MONTHLY;BYDAY=-1FR,3TU"],
    ["FREQ=WEEKLY;UNTIL=20271231", "FREQ=WEEKLY;UNTIL=20271231"],
    ["FREQ=YEARLY;BYYEARDAY=100,-1", "FREQ=YEARLY;BYYEARDAY=100,-1"],
    ["FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO"],
  ])("%s is taken", (text, rule) => expect(parseRecurrence(text)).toBe(rule));

  test.each([
    "",
    "daily",
    "BYDAY=MO",
    "FREQ=HOURLY",
    "FREQ=MONTHLY;BYYEARDAY=100",
    "FREQ=WEEKLY;BYWEEKNO=20",
    "FREQ=WEEKLY;BYDAY=XX",
    "FREQ=DAILY;INTERVAL=0",
    "FREQ=DAILY;COUNT=0",
    "FREQ=DAILY;BYHOUR=24;BYMINUTE=0",
    "FREQ=DAILY;BYHOUR=9;BYMINUTE=60",
    "FREQ=YEARLY;BYMONTH=13",
    "FREQ=YEARLY;BYMONTH=-1",
    "FREQ=MONTHLY;BYMONTHDAY=32",
    "FREQ=MONTHLY;BYMONTHDAY=0",
    "FREQ=MONTHLY;BYDAY=0MO",
    "FREQ=YEARLY;BYDAY=54MO",
    "FREQ=YEARLY;BYWEEKNO=54",
    "FREQ=YEARLY;BYYEARDAY=367",
    "FREQ=DAILY;UNTIL=20270230",
    "FREQ=DAILY;FREQ=WEEKLY",
    "FREQ=DAILY;DTSTART=20260101",
    "FREQ=DAILY;",
    `FREQ=MONTHLY;BYMONTHDAY=${"1,".repeat(120)}1`,
  ])("%s is refused", (text) => expect(parseRecurrence(text)).toBeNull());
});

describe("the next time", () => {
  it("comes back on the same weekday", () => {
    expect(walk("FREQ=WEEKLY", { dueOn: "2027-01-04", dueAt: null }, at("2027-01-04T12:00Z"), 2)).toEqual([
      "2027-01-11",
      "2027-01-18",
    ]);
  });

  it("keeps every other Friday on its rhythm when one was missed", () => {
    const late = at("2027-02-10T12:00Z");
    expect(walk("FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", { dueOn: "2027-01-01", dueAt: null }, late, 1)).toEqual([
      "2027-02-12",
    ]);
  });

  it("does not pile up missed days: the next one is after today", () => {
    expect(walk("FREQ=DAILY", { dueOn: "2026-01-01", dueAt: null }, at("2027-02-10T12:00Z"), 1)).toEqual([
      "2027-02-11",
    ]);
  });

  it("is later today when the time has not come yet", () => {
    const due = { dueOn: "2027-02-08", dueAt: "2027-02-08T22:00:00.000Z" };
    expect(walk("FREQ=DAILY", due, at("2027-02-10T12:00Z"), 1)).toEqual(["2027-02-10T22:00:00.000Z"]);
  });

  it("falls on the last day of shorter months and returns to the 31st", () => {
    const rule = anchorRecurrence("FREQ=MONTHLY", "2027-01-31");
    const days = walk(rule, { dueOn: "2027-01-31", dueAt: null }, at("2027-01-31T12:00Z"), 4);
    expect(days).toEqual(["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]);
  });

  it("keeps a leap-day birthday in every year", () => {
    const rule = anchorRecurrence("FREQ=YEARLY", "2028-02-29");
    const days = walk(rule, { dueOn: "2028-02-29", dueAt: null }, at("2028-02-29T12:00Z"), 4);
    expect(days).toEqual(["2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]);
  });

  it("stays at nine o'clock when the clocks change", () => {
    const due = { dueOn: "2027-03-13", dueAt: "2027-03-13T14:00:00.000Z" };
    expect(walk("FREQ=DAILY", due, at("2027-03-13T12:00Z"), 2)).toEqual([
      "2027-03-14T13:00:00.000Z",
      "2027-03-15T13:00:00.000Z",
    ]);
  });

  it("moves a time that one night skips for that night only", () => {
    const due = { dueOn: "2027-03-13", dueAt: "2027-03-13T07:30:00.000Z" };
    expect(walk("FREQ=DAILY", due, at("2027-03-13T00:00Z"), 3)).toEqual([
      "2027-03-14T07:30:00.000Z",
      "2027-03-15T06:30:00.000Z",
      "2027-03-16T06:30:00.000Z",
    ]);
  });

  it("ends when the count is used up, missed ones included", () => {
    expect(walk("FREQ=DAILY;COUNT=3", { dueOn: "2027-01-01", dueAt: null }, at("2026-12-31T12:00Z"), 5)).toEqual([
      "2027-01-02",
      "2027-01-03",
      null,
    ]);
    expect(walk("FREQ=DAILY;COUNT=3", { dueOn: "2027-01-01", dueAt: null }, at("2027-01-02T12:00Z"), 5)).toEqual([
      "2027-01-03",
      null,
    ]);
  });

  it("ends with its last day", () => {
    expect(walk("FREQ=DAILY;UNTIL=20270102", { dueOn: "2027-01-01", dueAt: null }, at("2026-12-31T12:00Z"), 5)).toEqual(
      ["2027-01-02", null],
    );
  });
});

test("a rule of week numbers keeps the weekday it started on", () => {
  expect(anchorRecurrence("FREQ=YEARLY;BYWEEKNO=20", "2027-05-19")).toBe("FREQ=YEARLY;BYWEEKNO=20;BYDAY=WE");
  expect(anchorRecurrence("FREQ=YEARLY;BYYEARDAY=100", "2027-04-10")).toBe("FREQ=YEARLY;BYYEARDAY=100");
  expect(
    walk("FREQ=YEARLY;BYWEEKNO=20;BYDAY=WE", { dueOn: "2027-05-19", dueAt: null }, at("2027-05-19T12:00Z"), 2),
  ).toEqual(["2028-05-17", "2029-05-16"]);
});

test("a rule that names no day at all is found out", () => {
  expect(firstOccurrence("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31", "2027-01-01")).toBeNull();
  expect(firstOccurrence("FREQ=DAILY;INTERVAL=7;BYDAY=TU", "2027-01-04")).toBeNull();
});

test("the days agree with an independent implementation of RFC 5545", () => {
  const weekday = fc.constantFrom("MO", "TU", "WE", "TH", "FR", "SA", "SU");
  const interval = fc.integer({ min: 1, max: 5 }).map((count) => `INTERVAL=${count}`);
  const list = (values: fc.Arbitrary<string | number>) =>
    fc.uniqueArray(values, { minLength: 1, maxLength: 3 }).map((all) => all.join(","));
  const rule = fc.oneof(
    interval.map((every) => `FREQ=DAILY;${every}`),
    fc.tuple(interval, list(weekday)).map(([every, days]) => `FREQ=WEEKLY;${every};BYDAY=${days}`),
    fc
      .tuple(interval, list(fc.integer({ min: 1, max: 28 })))
      .map(([every, days]) => `FREQ=MONTHLY;${every};BYMONTHDAY=${days}`),
    fc
      .tuple(interval, fc.constantFrom(1, 2, 3, 4, -1, -2), weekday)
      .map(([every, nth, day]) => `FREQ=MONTHLY;${every};BYDAY=${nth}${day}`),
    fc
      .tuple(list(weekday), fc.constantFrom(1, 2, -1))
      .map(([days, position]) => `FREQ=MONTHLY;BYDAY=${days};BYSETPOS=${position}`),
    fc
      .tuple(interval, fc.integer({ min: 1, max: 12 }))
      .map(([every, month]) => `FREQ=YEARLY;${every};BYMONTH=${month}`),
    fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(1, -1), weekday)
      .map(([month, nth, day]) => `FREQ=YEARLY;BYMONTH=${month};BYDAY=${nth}${day}`),
    list(fc.constantFrom(1, 60, 200, 366, -1, -100)).map((days) => `FREQ=YEARLY;BYYEARDAY=${days}`),
    fc
      .tuple(list(fc.integer({ min: 1, max: 53 })), list(weekday))
      .map(([weeks, days]) => `FREQ=YEARLY;BYWEEKNO=${weeks};BYDAY=${days}`),
  );
  const day = fc
    .integer({ min: 0, max: 3000 })
    .map((offset) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(rule, day, fc.integer({ min: 0, max: 400 }), (text, start, ahead) => {
      const after = new Date(Date.parse(start) + ahead * 86_400_000);
      const oracle = new rrule.RRule({ ...rrule.RRule.parseString(text), dtstart: new Date(start) });
      const expected = oracle.after(after)?.toISOString().slice(0, 10) ?? null;
      const from = addDays(after.toISOString().slice(0, 10), 1);
      expect(daysNamed(text, { start, from }).next().value ?? null).toBe(expected);
    }),
    { numRuns: rounds(250, 10_000) },
  );
});
