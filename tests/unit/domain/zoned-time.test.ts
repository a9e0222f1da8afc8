import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { addDays, calendarDateAt, isCalendarDate, toInstant, toWallTime } from "@/lib/domain/zoned-time";

const wall = (text: string) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/\D/).map(Number);
  return { year, month, day, hour, minute, second };
};

describe("toWallTime and toInstant", () => {
  it("agree in both directions where the clock is plain", () => {
    const zones = ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia"];
    const instants = fc.date({ min: new Date("2001-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const whole = new Date(Math.floor(instant.getTime() / 1000) * 1000);
        const back = toInstant(toWallTime(whole, zone), zone);
        // In the hour that comes twice the first is taken.
        expect([0, 1_800_000, 3_600_000]).toContain(whole.getTime() - back.getTime());
      }),
    );
  });

  it.each([
    ["2026-03-29 02:30", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
    ["2026-10-25 02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
    ["2026-03-08 02:30", "America/New_York", "2026-03-08T07:30:00.000Z"],
    ["2026-11-01 01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
    ["2026-02-03 09:00", "Asia/Kathmandu", "2026-02-03T03:15:00.000Z"],
  ])("%s in %s is %s", (shown, zone, instant) => {
    expect(toInstant(wall(shown), zone).toISOString()).toBe(instant);
  });

  it("changes on the minute when the clocks do", () => {
    expect(toWallTime(new Date("2026-03-29T00:59:59Z"), "Europe/Berlin").hour).toBe(1);
    expect(toWallTime(new Date("2026-03-29T01:00:00Z"), "Europe/Berlin").hour).toBe(3);
  });
});

describe("calendar dates", () => {
  it("depend on the zone", () => {
    const instant = new Date("2026-02-02T23:30:00Z");
    expect(calendarDateAt(instant, "Asia/Tokyo")).toBe("2026-02-03");
    expect(calendarDateAt(instant, "America/New_York")).toBe("2026-02-02");
  });

  it("count over months and leap days", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  });

  it.each([
    ["2026-02-28", true],
    ["2026-02-30", false],
    ["26-02-03", false],
    ["1000-01-01", true],
    ["0999-12-31", false],
    ["9999-12-31", true],
    ["soon", false],
  ])("%s: %s", (text, isOne) => {
    expect(isCalendarDate(text)).toBe(isOne);
  });
});

it("makes one formatter for all spellings of a zone", () => {
  const instant = new Date("2026-02-02T23:30:00Z");
  const made = vi.spyOn(Intl, "DateTimeFormat");
  onTestFinished(() => made.mockRestore());
  toWallTime(instant, "Europe/Berlin");
  const before = made.mock.calls.length;
  // Each with an instant of its own: what is known about one is not asked for again.
  const hours = spellings("europe/berlin").map((zone, at) => toWallTime(new Date(at * 86_400_000), zone).hour);
  expect(hours).toHaveLength(4096);
  expect(made.mock.calls.length).toBe(before);
});

/** All ways to write it in small and capital letters. */
function spellings(name: string): string[] {
  const letters = [...name].flatMap((letter, at) => (/[a-z]/.test(letter) ? [at] : []));
  return Array.from({ length: 2 ** letters.length }, (_, way) =>
    [...name].map((letter, at) => ((way >> letters.indexOf(at)) & 1 ? letter.toUpperCase() : letter)).join(""),
  );
}
