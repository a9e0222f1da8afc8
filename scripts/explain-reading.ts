import { openMessage } from "@/lib/language/grammar/message";
import { readSpoken } from "@/lib/language/grammar/read-spoken";
import { readThings } from "@/lib/language/grammar/read-things";
import { whyNoThing } from "@/lib/language/grammar/why-no-thing";
import type { LanguageContext } from "@/lib/language/language-context";
import { readByRules } from "@/lib/language/read-by-rules";
import { readSentence } from "@/lib/language/sentence";
import { understand } from "@/lib/language/understand";

/** Every reading of one message, what the tasks say to it, and which one won: one fact a line. */
export function explainReading(text: string, { world, ...moment }: LanguageContext): string[] {
  const sentence = readSentence(text, moment);
  const message = openMessage(sentence);
  const byRules = readByRules(sentence);
  const spoken = readSpoken(message);
  const things = readThings(message);
  const alone = understand(text, moment);
  const won = world ? understand(text, { ...moment, world }) : alone;
  return [
    `the point    ${text.slice(sentence.tokens[message.from]?.start, sentence.tokens[message.to - 1]?.end)}`,
    `led up to by ${[...message.leads].join(", ") || "nothing"}`,
    `sentence     ${byRules.intent} ${byRules.confidence} by ${byRules.rule}`,
    ...spoken.map(({ act, name, form }) => `of a task    ${act} '${name ?? "it"}' by ${form}`),
    ...things.map(({ title }) => `a new thing  '${title}'`),
    ...(things.length === 0 ? [`a new thing  none: ${whyNoThing(message) ?? "too long"}`] : []),
    `to look up   ${alone.lookUp ?? "nothing"}`,
    `won          ${won.intent} ${won.confidence} by ${won.rule}: ${won.reasoning}`,
    `plan         ${JSON.stringify(won.plan)}`,
  ];
}
