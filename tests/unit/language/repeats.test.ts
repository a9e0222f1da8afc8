import rrule from "rrule";
import { describe, expect, it } from "vitest";
import { understand } from "@/lib/language/understand";
import { repeats } from "@/tests/unit/language/sentences/repeats";

const now = new Date("2026-02-02T10:00:00Z");
const utc = { now, timeZone: "UTC" };

describe("repeats", () => {
  it.each(repeats)("%s", (says, rule, first) => {
    const { recurrence } = understand(says, utc);
    expect(recurrence?.rule).toBe(rule);
    expect(recurrence?.first.start).toBe(first);
  });

  it.each(repeats)("the rule for '%s' is one that others read the same way", (_, rule, first) => {
    const day = new Date("2026-02-02T00:00:00Z");
    const from = /HOURLY|MINUTELY|SECONDLY/.test(rule) ? now : day;
    const theirs = new rrule.RRule({ ...rrule.RRule.parseString(rule), dtstart: from });
    const isAfterNow = /BYHOUR|HOURLY|MINUTELY|SECONDLY/.test(rule);
    expect(
      theirs
        .after(isAfterNow ? now : day, !isAfterNow)
        ?.toISOString()
        .slice(0, 19),
    ).toBe(first);
  });
});

describe("a rhythm said in two places", () => {
  it.each([
    ["set a daily reminder to meditate at 9pm", "FREQ=DAILY;BYHOUR=21;BYMINUTE=0"],
    ["create a weekly reminder to mow on saturday", "FREQ=WEEKLY;BYDAY=SA"],
    ["set a monthly reminder to pay the cable bill on the 18th", "FREQ=MONTHLY;BYMONTHDAY=18"],
    ["set a monthly reminder to descale the kettle on the last sunday", "FREQ=MONTHLY;BYDAY=-1SU"],
    ["create a weekly reminder to post the minutes on thursdays at 3pm", "FREQ=WEEKLY;BYDAY=TH;BYHOUR=15;BYMINUTE=0"],
  ])("%s", (says, rule) => {
    expect(understand(says, utc).recurrence?.rule).toBe(rule);
  });

  it("keeps its hour when the clocks change", () => {
    const before = { now: new Date("2026-03-28T12:00:00Z"), timeZone: "Europe/Berlin" };
    expect(understand("remind me every day at 9 to stretch", before).recurrence?.first.due).toBe(
      "2026-03-29T07:00:00.000Z",
    );
  });

  it("begins and ends where it was said to", () => {
    const { recurrence } = understand("stretch daily from june 1 to june 10", utc);
    expect(recurrence).toMatchObject({
      rule: "FREQ=DAILY;UNTIL=20260610T235959Z",
      first: { start: "2026-06-01T00:00:00" },
    });
  });

  it.each([
    ["every week starting friday", "FREQ=WEEKLY", "2026-02-06T00:00:00"],
    ["starting wednesday every 2 weeks", "FREQ=WEEKLY;INTERVAL=2", "2026-02-04T00:00:00"],
    ["every 6 months starting in april", "FREQ=MONTHLY;INTERVAL=6", "2026-04-01T00:00:00"],
  ])("sweep %s begins then", (says, rule, start) => {
    expect(understand(`add sweep ${says}`, utc).recurrence).toMatchObject({ rule, first: { start } });
  });

  it("leaves out days that are named at the end", () => {
    const { recurrence } = understand("remind me every day to walk the dog except sundays", utc);
    expect(recurrence?.rule).toBe("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA");
  });

  it("is not changed by a day on which something else happens", () => {
    const { recurrence } = understand("remind me every day to stretch and on mondays to swim", utc);
    expect(recurrence?.rule).toBe("FREQ=DAILY");
  });

  it("never falls due where the calendar has no such day", () => {
    expect(understand("add sweep every february 30th", utc).recurrence).toBeNull();
  });

  it("does not end with how long the thing takes", () => {
    expect(understand("remind me to stretch every day for 15 minutes", utc).recurrence?.rule).toBe("FREQ=DAILY");
  });

  it.each(["call once in a while", "do 20 pushups 3 times", "plan the annual review", "pack the weekend bag"])(
    "'%s' has none",
    (says) => {
      expect(understand(`add ${says} to my list`, utc).recurrence).toBeNull();
    },
  );

  it.each([
    "sweep by the last friday of the month",
    "fly out monday to friday next week",
    "paint mon, tue and wed of this week",
  ])("'%s' is a date", (says) => {
    const { dates, recurrence } = understand(`add ${says}`, utc);
    expect(recurrence).toBeNull();
    expect(dates).not.toEqual([]);
  });

  it.each(["draft the quarterly report", "read the daily mail", "fix the weekly build"])("'%s' has none", (says) => {
    expect(understand(`add ${says} to my list`, utc).recurrence).toBeNull();
  });
});
