import * as chrono from "chrono-node";
import nlp from "compromise";
import { understand } from "@/lib/language/understand";

/**
 * The same sentences through chrono (dates only), compromise (grammar only) and our engine (everything), in one run, and
 * the time our engine takes per character from short to long messages. Figures depend on the machine; ratios do not.
 */
const SENTENCES = [
  "remind me to call the bank tomorrow at 9",
  "add buy oat milk to my shopping list",
  "set a reminder every other friday at 5pm to submit the timesheet",
  "what's due this week",
  "mark the first one as done",
  "move the report to next monday at 10",
  "delete all completed tasks",
  "could you please put fix the squeaky door on my list when you get a chance",
  "how are you today",
  "cancel my dentist reminder for thursday",
];

const now = new Date("2026-02-02T10:00:00Z");
const context = { now, timeZone: "Europe/Berlin" };
const RUNS = 8;
const ROUNDS = 1000;

/** Microseconds of processor time, so that other work on the machine does not count. */
function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Microseconds a sentence, the fastest of several runs: the first ones only warm it up. */
function measure(read: (text: string) => void): number {
  const sentenceAt = (round: number) => SENTENCES[round % SENTENCES.length] ?? "";
  const runs = Array.from({ length: RUNS }, () =>
    processorTime(() => {
      for (let round = 0; round < ROUNDS; round++) read(sentenceAt(round));
    }),
  );
  return Math.min(...runs) / ROUNDS;
}

const MIXED = `${SENTENCES.join(". ")}. `;

/** Microseconds a character for a message of this length, the fastest of several runs. */
function perCharacter(length: number): number {
  const text = MIXED.repeat(Math.ceil(length / MIXED.length)).slice(0, length);
  let fastest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 40; run++) {
    const start = performance.now();
    understand(text, context);
    fastest = Math.min(fastest, performance.now() - start);
  }
  return (fastest * 1000) / length;
}

const dates = measure((text) => chrono.parse(text, now, { forwardDate: true }));
const grammar = measure((text) => nlp(text).json());
const ours = measure((text) => understand(text, context));

console.log("a sentence");
console.log(`  chrono-node   ${dates.toFixed(0).padStart(6)} µs`);
console.log(`  compromise    ${grammar.toFixed(0).padStart(6)} µs`);
console.log(
  `  steward       ${ours.toFixed(0).padStart(6)} µs   ${(ours / dates).toFixed(1)} × chrono, ${(grammar / ours).toFixed(1)} × faster than compromise`,
);
console.log("a character");
for (const length of [20, 100, 500, 1000, 2000])
  console.log(`  of ${String(length).padStart(5)}      ${perCharacter(length).toFixed(2).padStart(6)} µs`);
