import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { heldUntil, isClockTime, type QuietHours, quietUntil } from "@/lib/domain/quiet-hours";
import { rounds } from "@/tests/support/rounds";

const BERLIN = "Europe/Berlin";
const NIGHT: QuietHours = { from: "22:00", to: "07:00" };
const NOON: QuietHours = { from: "12:00", to: "13:30" };

const until = (moment: string, hours: QuietHours | null, timeZone = "UTC") =>
  quietUntil(new Date(moment), hours, timeZone)?.toISOString() ?? null;

test.each([
  ["2026-02-03T21:59:59.999Z", NIGHT, null],
  ["2026-02-03T22:00:00.000Z", NIGHT, "2026-02-04T07:00:00.000Z"],
  ["2026-02-03T23:59:00.000Z", NIGHT, "2026-02-04T07:00:00.000Z"],
  ["2026-02-04T00:00:00.000Z", NIGHT, "2026-02-04T07:00:00.000Z"],
  ["2026-02-04T06:59:59.999Z", NIGHT, "2026-02-04T07:00:00.000Z"],
  ["2026-02-04T07:00:00.000Z", NIGHT, null],
  ["2026-02-04T11:59:00.000Z", NOON, null],
  ["2026-02-04T12:00:00.000Z", NOON, "2026-02-04T13:30:00.000Z"],
  ["2026-02-04T13:30:00.000Z", NOON, null],
  ["2026-02-04T23:30:00.000Z", null, null],
  ["2026-12-31T23:30:00.000Z", NIGHT, "2027-01-01T07:00:00.000Z"],
  ["2026-02-04T20:00:00.000Z", { from: "00:00", to: "23:59" }, "2026-02-04T23:59:00.000Z"],
])("at %s with %j it is quiet until %s", (moment, hours, expected) => {
  expect(until(moment, hours)).toBe(expected);
});

describe("on the person's own clock", () => {
  it("the night is where they are", () => {
    expect(until("2026-02-03T21:30:00.000Z", NIGHT, BERLIN)).toBe("2026-02-04T06:00:00.000Z");
    expect(until("2026-02-03T21:30:00.000Z", NIGHT, "America/New_York")).toBeNull();
    expect(until("2026-02-04T04:30:00.000Z", NIGHT, "America/New_York")).toBe("2026-02-04T12:00:00.000Z");
  });

  it("a night in which clocks go forward is an hour shorter, one in which they go back an hour longer", () => {
    expect(until("2026-03-28T22:00:00.000Z", NIGHT, BERLIN)).toBe("2026-03-29T05:00:00.000Z");
    expect(until("2026-10-24T21:00:00.000Z", NIGHT, BERLIN)).toBe("2026-10-25T06:00:00.000Z");
  });

  it("an end that the clocks skip comes after the gap, one they show twice comes the first time", () => {
    const early: QuietHours = { from: "22:00", to: "02:30" };
    expect(until("2026-03-29T00:30:00.000Z", early, BERLIN)).toBe("2026-03-29T01:30:00.000Z");
    expect(until("2026-10-25T00:15:00.000Z", early, BERLIN)).toBe("2026-10-25T00:30:00.000Z");
    expect(until("2026-10-25T01:15:00.000Z", early, BERLIN)).toBeNull();
  });
});

it("what should have come before waits as well, what lies ahead only if it falls into them", () => {
  const held = (nextAt: string, now: string) =>
    heldUntil(new Date(nextAt), new Date(now), NIGHT, "UTC")?.toISOString() ?? null;
  expect(held("2026-02-03T21:00:00Z", "2026-02-03T22:30:00Z")).toBe("2026-02-04T07:00:00.000Z");
  expect(held("2026-02-03T22:30:00Z", "2026-02-03T15:00:00Z")).toBe("2026-02-04T07:00:00.000Z");
  expect(held("2026-02-04T08:00:00Z", "2026-02-03T22:30:00Z")).toBeNull();
});

it("never ends before now, nor more than a long day later, whatever the hours and the zone", () => {
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
  const zones = ["UTC", BERLIN, "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Auckland"];
  const moments = fc.date({ min: new Date("2026-01-01"), max: new Date("2028-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, clock, clock, fc.constantFrom(...zones), (moment, from, to, timeZone) => {
      fc.pre(from !== to);
      const end = quietUntil(moment, { from, to }, timeZone);
      if (end === null) return;
      expect(end.getTime()).toBeGreaterThan(moment.getTime());
      expect(end.getTime() - moment.getTime()).toBeLessThanOrEqual(25 * 60 * 60 * 1000);
      const again = quietUntil(end, { from, to }, timeZone);
      if (again !== null) expect(again.getTime()).toBeGreaterThan(end.getTime());
    }),
    { numRuns: rounds(1000, 50_000) },
  );
});

test.each([
  ["00:00", true],
  ["23:59", true],
  ["24:00", false],
  ["7:00", false],
  ["07:60", false],
  ["07:00:00", false],
  ["", false],
])("%j is a time of day: %s", (text, expected) => {
  expect(isClockTime(text)).toBe(expected);
});
