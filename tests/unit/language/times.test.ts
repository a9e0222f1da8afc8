import { describe, expect, it } from "vitest";
import { understand } from "@/lib/language/understand";
import { times } from "@/tests/unit/language/sentences/times";

const now = new Date("2026-02-02T10:00:00Z");
const utc = { now, timeZone: "UTC" };

describe("times", () => {
  it.each(times)("%s", (says, start, end, grain) => {
    expect(understand(says, utc).dates[0]).toMatchObject({ start, end, grain });
  });
});

describe("what is not a time", () => {
  it.each([
    "read 1984",
    "watch Friday Night Lights",
    "The 9/11 Report",
    'read "Tomorrow, and Tomorrow"',
    "call 555-1212",
    "a 4:3 screen",
    "this may or may not be right",
    "two to four people",
    "version 2.10",
    "the second one",
    "room 12",
    "he sat in the sun",
    "read the Q3 report",
    "fix the fall detector",
    "spring cleaning",
    "watch summer of soul",
    "plan the week of code",
    "mid table review",
    "pack medicine in lunch bag",
    "write ten to six people",
    "the last of the milk",
    "the second half of the book",
    "order 3 m screws",
    "a table for 4",
    "we won 2 to 1",
    "1/2 cup of sugar",
    "the march for science",
    "buy apples at 2.50 each",
    "log 2000 hours",
    "install version 2.4.1",
    "see section 3.2.1",
    "24/7 support",
    "february 30",
    "32 august",
    "the 31st of june",
    "february 29, 2027",
    "work out three days a week",
    "a can of spring water",
  ])("%s", (says) => {
    expect(understand(says, utc).dates).toEqual([]);
  });
});

describe("said and implied", () => {
  it("a day without a time is due on that day, not at a time", () => {
    const [date] = understand("remind me tomorrow to sweep", utc).dates;
    expect(date).toMatchObject({ grain: "day", due: "2026-02-03", remindAt: "2026-02-03T09:00:00.000Z" });
  });

  it("a time that was said is due then", () => {
    const [date] = understand("remind me tomorrow at 9 to sweep", utc).dates;
    expect(date).toMatchObject({ grain: "hour", due: "2026-02-03T09:00:00.000Z" });
  });

  it("a part of the day is no time but is reminded of in time", () => {
    const [date] = understand("remind me tomorrow evening to sweep", utc).dates;
    expect(date).toMatchObject({ grain: "day", due: "2026-02-03", remindAt: "2026-02-03T18:00:00.000Z" });
  });

  it("'at 9' after 9 means the next 9", () => {
    expect(understand("remind me at 9 to sweep", utc).dates[0]?.start).toBe("2026-02-02T21:00:00");
    const late = { now: new Date("2026-02-02T22:00:00Z"), timeZone: "UTC" };
    expect(understand("remind me at 9 to sweep", late).dates[0]?.start).toBe("2026-02-03T09:00:00");
  });

  it.each(["yesterday", "last friday", "3 days ago", "today at 8am", "march 3 2025"])(
    "'%s' is reported as past and not moved",
    (says) => {
      expect(understand(`add pay rent ${says}`, utc).dates[0]?.isPast).toBe(true);
    },
  );

  it.each(["today", "tomorrow", "in 5 minutes", "tonight"])("'%s' is not past", (says) => {
    expect(understand(`add pay rent ${says}`, utc).dates[0]?.isPast).toBe(false);
  });
});

describe("the person's own time zone", () => {
  it("decides which day it is", () => {
    const midnight = new Date("2026-02-02T23:30:00Z");
    expect(understand("add sweep tomorrow", { now: midnight, timeZone: "Asia/Tokyo" }).dates[0]?.due).toBe(
      "2026-02-04",
    );
    expect(understand("add sweep tomorrow", { now: midnight, timeZone: "America/New_York" }).dates[0]?.due).toBe(
      "2026-02-03",
    );
  });

  it("turns wall time into the right instant", () => {
    const [date] = understand("remind me tomorrow at 9 to sweep", { now, timeZone: "America/New_York" }).dates;
    expect(date).toMatchObject({ start: "2026-02-03T09:00:00", due: "2026-02-03T14:00:00.000Z" });
  });

  it("shows a time that brings its own zone on the person's clock", () => {
    const berlin = { now, timeZone: "Europe/Berlin" };
    expect(understand("remind me at 2026-05-01T08:00:00-05:00 to sweep", berlin).dates[0]?.start).toBe(
      "2026-05-01T15:00:00",
    );
    expect(understand("remind me at 3pm Pacific time to sweep", berlin).dates[0]?.due).toBe("2026-02-02T23:00:00.000Z");
  });

  it("moves a time that the clocks skip to after the gap", () => {
    const before = { now: new Date("2026-03-28T12:00:00Z"), timeZone: "Europe/Berlin" };
    expect(understand("remind me tomorrow at 2:30am to sweep", before).dates[0]?.due).toBe("2026-03-29T01:30:00.000Z");
  });

  it("takes the first of a time that the clocks show twice", () => {
    const before = { now: new Date("2026-10-24T12:00:00Z"), timeZone: "Europe/Berlin" };
    expect(understand("remind me tomorrow at 2:30am to sweep", before).dates[0]?.due).toBe("2026-10-25T00:30:00.000Z");
  });

  it("counts hours as they pass and days as they are called on the night of the change", () => {
    const before = { now: new Date("2026-03-28T22:00:00Z"), timeZone: "Europe/Berlin" };
    expect(understand("remind me in 6 hours to sweep", before).dates[0]?.start).toBe("2026-03-29T06:00:00");
    expect(understand("remind me in 1 day at 11pm to sweep", before).dates[0]?.due).toBe("2026-03-29T21:00:00.000Z");
  });
});
