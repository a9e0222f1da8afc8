import { onlyIfCalledSo } from "@/lib/language/intent/only-if-called-so";
import type { IntentRule, Proposal } from "@/lib/language/intent/proposal";
import { readTaskRhythm } from "@/lib/language/plan/read-times";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import type { Intent, TaskChanges } from "@/lib/language/understanding";

/** Before the name of what is to stop. */
const STOP_BEFORE = lexicon<true>([
  [
    true,
    [
      "stop|quit repeating",
      "don't|dont|never repeat",
      "do not repeat",
      "no more repeating of|for?",
      "remove|clear|cancel|delete|drop|stop the? repeat|repeats|repetition|recurrence|rhythm from|of|for|on",
      "turn off the? repeat|repeats|repetition|recurrence from|of|for|on",
    ],
  ],
]);

/** After it, to the end. */
const STOP_AFTER = lexicon<true>([
  [
    true,
    [
      "no longer repeats|recurs|repeat",
      "no longer needs|has to repeat",
      "doesn't|doesnt|shouldn't|shouldnt|needn't|don't repeat|recur",
      "does|should|must not repeat|recur",
      "doesn't|doesnt need|have to repeat",
      "is|are no longer repeating|recurring",
      "is|are not repeating|recurring",
      "not repeat|recurring|repeating",
      "is|are? just|only? a one off|time|timer thing|task?",
      "is|are? just|only? once",
      "stop repeating",
      "just|only once",
    ],
  ],
]);

/** "make X …", "set X to …": the words before what repeats. */
const SETTING = wordSet("make set have let turn");
/** Where the name ends. */
const LEADS = lexicon<true>([
  [
    true,
    [
      "to? repeat|recur|recurring|repeats|recurs|repeating",
      "should|must|needs|has|is|into to? repeat|recur|be?",
      "come|comes back",
      "a|an|into a?",
    ],
  ],
]);
const THINGS = wordSet("task thing chore habit one routine job");
const ANY_MORE = lexicon<true>([[true, ["any more|longer", "anymore|again", "after all"]]]);

function propose(
  sentence: Sentence,
  run: { from: number; to: number },
  changes: TaskChanges,
  others: readonly Intent[],
): Proposal | null {
  const because = textBetween(sentence, sentence.frame.start, sentence.frame.end);
  return onlyIfCalledSo(sentence, {
    ...run,
    intent: "UPDATE_TASK",
    rule: "there/repeats",
    because,
    others,
    step: (task) => ({ tool: "update_task", task, changes }),
  });
}

function endBeforeAnyMore({ tokens, frame }: Sentence): number {
  for (const back of [1, 2]) if (ANY_MORE.match(tokens, frame.end - back)?.next === frame.end) return frame.end - back;
  return frame.end;
}

/** "stop repeating it", "the rent no longer repeats", "make it a one-off". */
function stopsRepeating(sentence: Sentence): Proposal | null {
  const { tokens, frame } = sentence;
  const end = endBeforeAnyMore(sentence);
  const changes = { recurrence: null };
  // Lead-ins may have taken the verb away: "don't …" is one.
  for (const start of [0, frame.start]) {
    const before = STOP_BEFORE.match(tokens, start);
    if (before) return propose(sentence, { from: before.next, to: end }, changes, []);
  }
  const from = SETTING.has(wordAt(sentence, frame.start)) ? frame.start + 1 : frame.start;
  for (let at = from + 1; at < end; at++)
    if (STOP_AFTER.match(tokens, at)?.next === end) return propose(sentence, { from, to: at }, changes, []);
  return null;
}

/** "repeat call electrician every month", "make water the plants weekly", "mow lawn should repeat every week". */
function repeatsSo(sentence: Sentence): Proposal | null {
  const { tokens, frame, mentions } = sentence;
  const { recurrence } = readTaskRhythm(sentence);
  const rhythm = mentions.find(({ kind }) => kind === "repeat");
  if (!recurrence || !rhythm || rhythm.from <= frame.start) return null;
  // "make lunch every day at noon, urgent": whatever else is said makes it a task of its own.
  const rest = tokens.slice(rhythm.to, frame.end);
  if (!rest.every(({ word }) => THINGS.has(word) || word === "instead")) return null;
  const first = wordAt(sentence, frame.start);
  const isVerb = first === "repeat" || SETTING.has(first);
  const from = isVerb ? frame.start + 1 : frame.start;
  let to = rhythm.from;
  let isSaid = first === "repeat";
  for (let at = from + 1; at < rhythm.from; at++)
    if (LEADS.match(tokens, at)?.next === rhythm.from) {
      to = at;
      isSaid = true;
      break;
    }
  return isVerb || isSaid ? propose(sentence, { from, to }, { recurrence }, ["CREATE_TASK"]) : null;
}

/** "will the rent repeat every month" only asks. */
const ASKS_AHEAD = wordSet("will won't would wouldn't shall");

/** A rhythm that a task is to get or to lose. */
export const repeats: IntentRule = (sentence) => {
  const { frame } = sentence;
  if (frame.asks || ASKS_AHEAD.has(wordAt(sentence, frame.start)) || frame.reminds.length > 0) return null;
  if (frame.nouns.some(({ value }) => value === "reminder" || value === "list")) return null;
  return stopsRepeating(sentence) ?? repeatsSo(sentence);
};
