import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { toInstant } from "@/lib/domain/zoned-time";
import { understand } from "@/lib/language/understand";
import type { DateReading, Understanding } from "@/lib/language/understanding";
import { readTypedAnswer } from "@/lib/policy/read-typed-answer";
import { explainReading } from "@/scripts/explain-reading";

/**
 * Reads {"text", "now", "timeZone", "pending"} as JSON lines and answers with what was understood, one line each; "now"
 * is a wall-clock time in the zone. With --calibration it reads labelled lines ({"text", "accept", "tier"}) instead and
 * prints how often the engine is right at each confidence. With --why "…" it tells every reading of one message.
 */
interface Question {
  text: string;
  now?: string;
  timeZone?: string;
  pending?: boolean;
  accept?: string[];
  tier?: string;
}

const DEFAULT_NOW = "2026-02-02T10:00:00";

type Answer = Omit<Understanding, "intent" | "bare"> & { intent: string; bare?: boolean };

function answer(question: Question): Answer {
  const { text, now = DEFAULT_NOW, timeZone = "UTC", pending = question.tier === "CONF" } = question;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = now.split(/\D/).map(Number);
  const instant = toInstant({ year, month, day, hour, minute, second }, timeZone);
  const understood = understand(text, { now: instant, timeZone });
  return pending ? withConsent(text, understood) : understood;
}

/** While a card is open the policy reads the message first, as it does in a turn. */
function withConsent(text: string, understood: Understanding): Answer {
  const { kind } = readTypedAnswer(text);
  if (kind === "other" || kind === "remark") return understood;
  return {
    ...understood,
    intent: kind === "yes" ? "CONFIRM_YES" : "CONFIRM_NO",
    confidence: 1,
    rule: `policy/${kind}`,
  };
}

/** "by 2pm" is the time from now until then; everything else is what it says. */
function toWindow({ start, end, grain, relation }: DateReading, now: string) {
  return relation === "by" && grain !== "day" ? { start: now, end: start, grain } : { start, end, grain };
}

function toAnswer({ intent, confidence, bare = false, title, dates, recurrence, rule }: Answer, now: string) {
  const parts = recurrence && Object.fromEntries(recurrence.rule.split(";").map((field) => field.split("=")));
  return { intent, confidence, bare, title, dates: dates.map((date) => toWindow(date, now)), recurrence: parts, rule };
}

/** The labelled sets know no intents of their own for reminders that exist. */
const SAME_AS: Readonly<Record<string, string>> = {
  CANCEL_REMINDER: "DELETE_TASK",
  LIST_REMINDERS: "LIST_TASKS",
  CHANGE_REMINDER: "UPDATE_TASK",
};

const BANDS = [0, 0.7, 0.8, 0.95, 0.97] as const;

class Calibration {
  private readonly bands = BANDS.map((from) => ({ from, right: 0, all: 0 }));

  add({ intent, confidence }: Answer, accept: readonly string[]): void {
    const band = this.bands.findLast(({ from }) => confidence >= from);
    if (!band) return;
    band.all++;
    if (accept.includes(SAME_AS[intent] ?? intent)) band.right++;
  }

  print(): void {
    console.log("confidence    answers   right");
    for (const [at, { from, right, all }] of this.bands.entries()) {
      const to = this.bands[at + 1]?.from ?? 1;
      console.log(
        `${from.toFixed(2)} – ${to.toFixed(2)} ${String(all).padStart(9)}   ${all ? (right / all).toFixed(3) : "–"}`,
      );
    }
  }
}

/** --why "finish the slides" --task "Slides for Monday": how it is read, in a world of these tasks. */
const { values } = parseArgs({
  options: { why: { type: "string" }, task: { type: "string", multiple: true }, calibration: { type: "boolean" } },
});
if (values.why !== undefined) {
  const tasks = (values.task ?? []).map((title, index) => ({
    ...{ id: `${index + 1}`, number: index + 1, title, status: "pending" as const, due_on: null },
  }));
  for (const line of explainReading(values.why, { now: new Date(), timeZone: "UTC", world: { tasks } }))
    console.log(line);
  process.exit();
}

const calibration = process.argv.includes("--calibration") ? new Calibration() : null;
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === "") continue;
  const question: Question = JSON.parse(line);
  const understood = answer(question);
  if (calibration) calibration.add(understood, question.accept ?? []);
  else process.stdout.write(`${JSON.stringify(toAnswer(understood, question.now ?? DEFAULT_NOW))}\n`);
}
calibration?.print();
