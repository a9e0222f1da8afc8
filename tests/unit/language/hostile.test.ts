import { readFileSync } from "node:fs";
import fc from "fast-check";
import { checkSync } from "recheck";
import { describe, expect, it } from "vitest";
import { understand } from "@/lib/language/understand";
import { findPatterns, hashOf, VERDICTS } from "@/tests/support/language-patterns";
import { isSoak, rounds } from "@/tests/support/rounds";

const context = { now: new Date("2026-02-02T10:00:00Z"), timeZone: "Europe/Berlin" };

const FRAGMENTS = [
  ...[
    "hour   9",
    "9 ",
    "please ",
    "remind me ",
    "tomorrow ",
    "monday ",
    "1 day ",
    "every ",
    "and delete task 3 ",
    "to to ",
  ],
  ...[
    "((((",
    "\"a' ",
    "a.a.a.a.",
    "\u200b\u200f",
    "2020-01-",
    "12:",
    "in 1/2 ",
    "the first ",
    "Friday Night ",
    "list list ",
  ],
  ...[
    "diwali ",
    "add milk and ",
    "reminder for ",
    "of the next ",
    "a",
    "😀",
    "every monday and ",
    "from 5 to ",
    "then ",
    "'",
    "week of ",
    "a week on tuesday ",
    "send a reminder to my ",
    "every 30 february ",
    "remind me to call tomorrow at 3 and ",
    "no, make it friday ",
    "call it Milk and ",
    '"friday" ',
    'add "x" "9pm" ',
  ],
];

describe("any text", () => {
  it("is understood somehow, with spans inside the message and a confidence between 0 and 1", () => {
    const anything = fc.oneof(
      fc.string({ unit: "binary", maxLength: 400 }),
      fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 60 }).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(anything, fc.boolean(), (text, isAbout) => {
        const { confidence, highlights, plan } = understand(text, {
          ...context,
          mentioned: isAbout ? 1 : 0,
          lastShown: 3,
        });
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(1);
        expect(plan.length).toBeLessThanOrEqual(20);
        for (const { start, end } of highlights) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(start).toBeLessThanOrEqual(end);
        }
      }),
      { numRuns: rounds(100, 10_000) },
    );
  });

  it("leaves a quoted title untouched, whatever it holds", () => {
    const title = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 60 })
      .filter((text) => !/["“”«»'‘’`\s\\]/u.test(text) && /\p{L}/u.test(text));
    fc.assert(
      fc.property(title, (text) => {
        const [step] = understand(`add task "${text}"`, context).plan;
        expect(step).toMatchObject({ tool: "add_task", title: text });
      }),
      { numRuns: rounds(60, 5000) },
    );
  });

  it.each(["\u202Eabc\u202C def", "zero\u200Bwidth word", "שלום עולם", "مرحبا", "🎉🎉 party", "e\u0301te\u0301"])(
    "'%s' survives in a title",
    (text) => {
      const [step] = understand(`add task ${text}`, context).plan;
      expect(step).toMatchObject({ title: text });
    },
  );
});

describe("time", () => {
  type Reading = (text: string) => unknown;
  const reading: Reading = (text) => understand(text, { ...context, mentioned: 1, lastShown: 3 });

  /** The cheapest of some runs in milliseconds of the processor's time, which other processes do not lengthen. */
  function cheapest(read: Reading, text: string, runs: number): number {
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < runs; run++) {
      const start = process.cpuUsage();
      read(text);
      const { user, system } = process.cpuUsage(start);
      best = Math.min(best, (user + system) / 1000);
    }
    return best;
  }

  /** How much longer eight times the text takes: 8 when time is linear, 64 when it is quadratic. */
  function growth(fragment: string, read = reading): number {
    const ofLength = (length: number) => fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length);
    const [short, long] = [ofLength(1000), ofLength(8000)];
    cheapest(read, short, rounds(3, 10));
    // What a run costs whatever its length must not count as growth.
    return (cheapest(read, long, rounds(2, 6)) + 0.3) / (cheapest(read, short, rounds(8, 20)) + 0.3);
  }

  /** The best of some looks: another process may have had the machine in between. */
  function leastGrowth(fragment: string, read = reading): number {
    let best = growth(fragment, read);
    for (let attempt = 0; attempt < 4 && best >= 20; attempt++) best = Math.min(best, growth(fragment, read));
    return best;
  }

  it.each(FRAGMENTS)("grows no faster than the length of %j repeated", (fragment) => {
    expect(leastGrowth(fragment)).toBeLessThan(20);
  });

  it("would be found out if it grew with the square, though that be no more than 0.4 ms at first", () => {
    const slowly: Reading = (text) => {
      const start = process.cpuUsage();
      const spent = () => process.cpuUsage(start).user + process.cpuUsage(start).system;
      while (spent() < 400 * (text.length / 1000) ** 2);
      reading(text);
    };
    expect(leastGrowth("please ", slowly)).toBeGreaterThan(20);
  });
});

const isKnownSafe = new Set<string>(isSoak ? [] : JSON.parse(readFileSync(VERDICTS, "utf8")));

/** What is not kept as safe is judged here, every time: `npm run patterns` judges all and keeps what is. */
describe("patterns", () => {
  const patterns = findPatterns();

  it("are found at all", () => {
    expect(patterns.length).toBeGreaterThan(20);
  });

  const named = patterns.map((pattern) => [pattern.path, `/${pattern.source}/${pattern.flags}`, pattern] as const);

  it.each(named)("%s: %s cannot be made to explode", (_, __, pattern) => {
    if (isKnownSafe.has(hashOf(pattern))) return;
    // Without a limit of its own: on a busy machine it would give up, and call it unknown.
    expect(checkSync(pattern.source, pattern.flags, { timeout: null }).status).toBe("safe");
  });

  it("one that explodes is known to nobody, and found out", () => {
    const pattern = { path: "", source: "^(a+)+$", flags: "" };
    expect(isKnownSafe.has(hashOf(pattern))).toBe(false);
    expect(checkSync(pattern.source, pattern.flags).status).toBe("vulnerable");
  });
});
