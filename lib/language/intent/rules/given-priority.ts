import { onlyIfCalledSo } from "@/lib/language/intent/only-if-called-so";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { type Sentence, textBetween } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import type { Priority } from "@/lib/language/understanding";

/** Before the name of what matters more or less. */
const BEFORE = lexicon<Priority>([
  [
    "high",
    [
      "raise|increase|boost|up|bump|upgrade up? the|its? priority of|on|for",
      "assign|give a|the? high|highest|top priority to|for",
      "prioritize|prioritise",
    ],
  ],
  ["medium", ["assign|give a|the? medium|normal priority to|for"]],
  [
    "low",
    [
      "lower|decrease|reduce|drop|downgrade the|its? priority of|on|for",
      "assign|give a|the? low|lowest priority to|for",
      "deprioritize|deprioritise",
    ],
  ],
]);

const MOVING = lexicon<true>([[true, ["bump|move|push|put|bring"]]]);
/** After it, to the end: a list has a top. */
const AFTER = lexicon<Priority>([
  ["high", ["to the top of? my|the? list|pile?"]],
  ["low", ["to the bottom|end of? my|the? list|pile?"]],
]);

interface Given {
  priority: Priority;
  from: number;
  to: number;
}

function findGiven({ tokens, frame }: Sentence): Given | null {
  const before = BEFORE.match(tokens, frame.start);
  if (before) return { priority: before.value, from: before.next, to: frame.end };
  const moving = MOVING.match(tokens, frame.start);
  if (!moving) return null;
  for (let at = moving.next + 1; at < frame.end; at++) {
    const after = tokens[at]?.quoted ? null : AFTER.match(tokens, at);
    if (after?.next === frame.end) return { priority: after.value, from: moving.next, to: at };
  }
  return null;
}

/** "lower the priority of the demo", "bump the slides to the top": how much it matters, without the word for it. */
export const givenPriority: IntentRule = (sentence) => {
  const { frame } = sentence;
  const given = frame.asks ? null : findGiven(sentence);
  if (!given || given.from >= given.to) return null;
  const { priority, from, to } = given;
  return onlyIfCalledSo(sentence, {
    intent: "UPDATE_TASK",
    rule: "there/priority",
    because: textBetween(sentence, frame.start, frame.end),
    from,
    to,
    step: (task) => ({ tool: "update_task", task, changes: { priority } }),
  });
};
