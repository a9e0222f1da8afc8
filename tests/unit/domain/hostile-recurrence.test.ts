import { describe, expect, test } from "vitest";
import { readCalendarRule } from "@/lib/domain/calendar-rule";
import { toDayNumber } from "@/lib/domain/day-number";
import { firstOccurrence, nextOccurrence } from "@/lib/domain/recurrence";
import { periodsFrom } from "@/lib/domain/rule-periods";

const NOW = { now: new Date("2027-02-10T12:00Z"), timeZone: "UTC" };
const LONG_AGO = "1000-01-02";
const DAYS_SINCE = toDayNumber("2027-02-10") - toDayNumber(LONG_AGO);
const HORIZON = 30 * 366;

/** How often a day was worked out, in whichever way: the cost of a walk that no busy machine changes. */
function daysWorkedOut(work: () => void): number {
  let days = 0;
  const { getUTCDate, toISOString } = Date.prototype;
  Date.prototype.getUTCDate = function count() {
    days += 1;
    return getUTCDate.call(this);
  };
  Date.prototype.toISOString = function count() {
    days += 1;
    return toISOString.call(this);
  };
  try {
    work();
  } finally {
    Object.assign(Date.prototype, { getUTCDate, toISOString });
  }
  return days;
}

const EVERY_DAY = "BYDAY=MO,TU,WE,TH,FR,SA,SU";

/** Null where a century's missing leap day left a gap beyond the horizon, or the count was used up. */
describe("a rule that was begun a thousand years ago", () => {
  test.each([
    ["FREQ=DAILY;BYMONTH=1;BYMONTHDAY=2;COUNT=150", null],
    ["FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;COUNT=999", "2028-02-29"],
    ["FREQ=DAILY;INTERVAL=999;BYMONTH=2;BYMONTHDAY=29;COUNT=999", null],
    ["FREQ=WEEKLY;BYDAY=MO;BYMONTH=2;BYMONTHDAY=29;COUNT=999", null],
    [`FREQ=MONTHLY;BYDAY=${Array(45).fill("5MO").join(",")};COUNT=999`, null],
    [`FREQ=YEARLY;BYSETPOS=366,-366;${EVERY_DAY};COUNT=999`, "2028-01-01"],
    ["FREQ=YEARLY;BYWEEKNO=53;BYDAY=SU;BYYEARDAY=1,2,3;COUNT=999", "2033-01-02"],
    ["FREQ=YEARLY;BYYEARDAY=366;BYDAY=MO;COUNT=999;UNTIL=99991231", null],
  ])("%s is walked through once", (rule, expected) => {
    let next: string | null = null;
    const worked = daysWorkedOut(() => {
      next = nextOccurrence(rule, { dueOn: LONG_AGO, dueAt: null }, NOW)?.dueOn ?? null;
    });
    expect(next).toBe(expected);
    expect(worked).toBeLessThan(2 * (DAYS_SINCE + HORIZON));
  });

  test.each([
    ["FREQ=DAILY", "2027-02-11"],
    ["FREQ=DAILY;INTERVAL=7", "2027-02-11"],
    ["FREQ=WEEKLY;INTERVAL=3", "2027-02-11"],
    ["FREQ=MONTHLY;INTERVAL=5;BYDAY=1MO", "2027-07-05"],
    ["FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "2027-03-28"],
    ["FREQ=DAILY;BYMONTH=1;BYMONTHDAY=2;UNTIL=99991231", "2028-01-02"],
    ["FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31", null],
  ])("without a count %s begins at today", (rule, expected) => {
    let next: string | null = null;
    const worked = daysWorkedOut(() => {
      next = nextOccurrence(rule, { dueOn: LONG_AGO, dueAt: null }, NOW)?.dueOn ?? null;
    });
    expect(next).toBe(expected);
    expect(worked).toBeLessThan(2 * HORIZON);
  });
});

test.each(["FREQ=DAILY;INTERVAL=999", "FREQ=WEEKLY;WKST=SU", "FREQ=MONTHLY;INTERVAL=7", "FREQ=YEARLY;INTERVAL=4"])(
  "the periods of %s begin at the one that holds the day, or that is the last before it",
  (text) => {
    const rule = readCalendarRule(text, LONG_AGO);
    const wanted = toDayNumber("2027-02-10");
    const start = toDayNumber(LONG_AGO);
    const near = periodsFrom(rule, start, wanted);
    const [holding, after] = [near.next().value, near.next().value];
    expect(holding.first).toBeLessThanOrEqual(wanted);
    expect(after.first).toBeGreaterThan(wanted);
    // Walked to from the start it is the same one.
    for (const period of periodsFrom(rule, start, start)) {
      if (period.first < holding.first) continue;
      expect(period).toEqual(holding);
      break;
    }
  },
);

test("a rule that names no day is given up at the horizon", () => {
  const worked = daysWorkedOut(() => {
    expect(firstOccurrence("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31;UNTIL=99991231", "2027-01-01")).toBeNull();
    expect(firstOccurrence("FREQ=YEARLY;BYYEARDAY=366;BYMONTH=1", "2027-01-01")).toBeNull();
  });
  expect(worked).toBeLessThan(4 * HORIZON);
});

test("nothing is named behind the last year of four digits", () => {
  const now = { now: new Date("9999-12-29T12:00:00Z"), timeZone: "UTC" };
  expect(nextOccurrence("FREQ=DAILY", { dueOn: "9999-12-29", dueAt: null }, now)?.dueOn).toBe("9999-12-30");
  expect(nextOccurrence("FREQ=DAILY", { dueOn: "9999-12-30", dueAt: null }, now)).toBeNull();
  expect(nextOccurrence("FREQ=YEARLY;INTERVAL=999", { dueOn: "9500-01-01", dueAt: null }, now)).toBeNull();
});
