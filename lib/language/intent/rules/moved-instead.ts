import { pointBack } from "@/lib/language/intent/follow-up/read-pointer";
import { isForeign } from "@/lib/language/intent/frame";
import { onlyIfCalledSo } from "@/lib/language/intent/only-if-called-so";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { newDate } from "@/lib/language/plan/new-time";
import { readTaskRhythm } from "@/lib/language/plan/read-times";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { readDate } from "@/lib/language/time/read-dates";
import type { TaskChanges } from "@/lib/language/understanding";

/** What is said of something that is there, after its name. */
const SIGNS = lexicon<true>([
  [
    true,
    [
      "can|could|may|might|will|must|should just? wait",
      "can|could|will|has|have|needs|need|is to? going? to? have? to? wait",
      "got|was|is|has|were|are been|just|now? moved|pushed|postponed|rescheduled|bumped|shifted|delayed|changed back|out|forward?",
      "moved|pushed|postponed|rescheduled|bumped|shifted|delayed back|out|forward? to|until|till",
      "is|are now|actually|due",
      "needs|need|has|have|must|should to? be done|finished|ready",
      "instead",
      "rather than",
      "from now on",
    ],
  ],
]);

/** "i'd rather do …", "let's do … instead": words before the name. */
const OPENERS = lexicon<true>([
  [
    true,
    ["i'd|we'd rather do|have?", "i|we would rather do|have?", "i'll|we'll do|have?", "i|we will do|have?", "do|have"],
  ],
]);

/** These make something, or are read by others already. */
const MAKING = wordSet("add create make set put schedule enter save new note jot write remind");
const NO_MOVE = new Set(["update", "delete", "remind", "undo", "redo", "restore", "reopen"]);

/** "… friday, not thursday": where the old time is denied. */
const deniedTime = ({ tokens, holeAt }: Sentence): number =>
  tokens.findIndex(({ word, quoted }, at) => word === "not" && !quoted && holeAt[at + 1]?.isTime);

/** Where the name of what is moved begins and ends. */
function findName(sentence: Sentence): { from: number; to: number } | null {
  const { tokens, frame } = sentence;
  const from = OPENERS.match(tokens, frame.start)?.next ?? frame.start;
  for (let at = frame.start; at < frame.end; at++) {
    const sign = tokens[at]?.quoted ? null : SIGNS.match(tokens, at);
    // "instead call mom on friday"
    if (sign) return at > frame.start ? { from, to: at } : { from: sign.next, to: frame.end };
  }
  const denied = deniedTime(sentence);
  if (denied >= 0) return { from, to: denied > frame.start ? denied : frame.end };
  const isActually = tokens.slice(0, frame.start).some(({ word }) => word === "actually");
  const isRather = from > frame.start && tokens.slice(frame.start, from).some(({ word }) => word === "rather");
  return isActually || isRather ? { from, to: frame.end } : null;
}

function readNewTime(sentence: Sentence): TaskChanges | null {
  const { recurrence } = readTaskRhythm(sentence);
  if (recurrence) return { recurrence };
  const due = newDate(sentence);
  return due ? { due: readDate(sentence, due) } : null;
}

/**
 * "finish the report by thursday instead", "mow lawn can wait until sunday", "call mom friday, not thursday": said of what
 * is there. It is moved when a task is called so, and otherwise offered; never is a task made of these words unasked.
 */
export const movedInstead: IntentRule = (sentence) => {
  const { frame, mentions } = sentence;
  const head = frame.heads.find(({ at }) => at === frame.start);
  const isMade = head && (NO_MOVE.has(head.value) || MAKING.has(wordAt(sentence, head.at)));
  if (frame.asks || isMade || frame.reminds.length > 0 || mentions.length === 0) return null;
  if (frame.nouns.some(({ value }) => value === "reminder" || value === "list")) return null;
  const name = findName(sentence);
  const changes = name && readNewTime(sentence);
  const because = textBetween(sentence, frame.start, frame.end);
  // "call mom, actually not today": when not, and nothing more. That is no day to make a task for.
  if (name && !changes && deniedTime(sentence) >= 0)
    return {
      intent: "GENERAL_CHAT",
      confidence: 0.5,
      rule: "there/denied",
      because,
      subject: null,
      others: ["LIST_TASKS"],
    };
  if (!changes) return null;
  const base = { intent: "UPDATE_TASK", rule: "there/moved", because } as const;
  if (isOnlyTime(sentence, name)) {
    const task = pointBack(sentence, frame.start, frame.end);
    const isAboutOne = sentence.context.mentioned === 1;
    return isAboutOne
      ? { ...base, confidence: 0.85, subject: null, steps: [{ tool: "update_task", task, changes }] }
      : null;
  }
  return onlyIfCalledSo(sentence, {
    ...base,
    ...name,
    step: (task) => ({ tool: "update_task", task, changes }),
    // "the flight got moved to Friday": somebody else's, unless a task is called so.
    others: isForeign(frame) ? [] : ["CREATE_TASK"],
  });
};

const JOINTS = wordSet("not but on at , and to instead of the it it's its is that's no for");

/** "not friday but monday": nothing that could be a name. */
const isOnlyTime = (sentence: Sentence, { from, to }: { from: number; to: number }): boolean =>
  sentence.tokens.slice(from, to).every(({ word }, at) => sentence.holeAt[from + at] || JOINTS.has(word));
