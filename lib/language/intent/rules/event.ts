import { isForeign } from "@/lib/language/intent/frame";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { cutTitle } from "@/lib/language/title/cut-title";

const CALENDARS = lexicon<true>([
  [
    true,
    [
      "to|on|from|in|off|into my|the|your|our|today's|tomorrow's family|work|personal? calendar|schedule|agenda|calender|calendars|events",
      "to|on|from|in calendar|events",
    ],
  ],
]);
const ARTICLES = lexicon<true>([
  [
    true,
    [
      "me|us? a|an|the|my|this|that|our|up|all new|next|upcoming|coming?",
      "all of? my|the|our new|next|upcoming|coming?",
      "up? a|an|the|my|this|that|our|all new|next|upcoming|coming?",
      "new|next|upcoming",
      "up|a|an|the|my new? event called|named|titled?",
      "event called|named|titled?",
    ],
  ],
]);

const EVENT = /^events?$/;

/** What is called off by its name; "make dinner" is a chore, but nobody else would "cancel dinner". */
const OCCASIONS = wordSet(
  "party parties wedding birthday anniversary conference interview haircut rehearsal checkup brunch lunch dinner breakfast lesson class call trip visit date picnic concert game practice",
);

const CALLING_OFF = wordSet("cancel delete remove erase clear scrap call");

const namesOccasion = ({ tokens, frame }: Sentence): boolean =>
  CALLING_OFF.has(tokens[frame.start]?.word ?? "") &&
  tokens.slice(frame.start + 1, frame.end).some((token) => OCCASIONS.has(token.word) && !token.quoted);

/** Appointments are tasks with a time: "schedule a meeting with Laura", "cancel the party", "add running to my calendar". */
export const aboutEvents: IntentRule = (sentence) => {
  const { frame, tokens } = sentence;
  const head = frame.heads[0];
  if (!head || frame.asks || (head.value !== "create" && head.value !== "delete")) return null;
  const isEvent = frame.nouns.some((noun) => noun.value === "event");
  if (!(isEvent || (head.value === "delete" && namesOccasion(sentence))) || isForeign(frame)) return null;
  if (["i", "need", "want", "start"].includes(wordAt(sentence, head.at))) return null;
  let from = CALENDARS.match(tokens, head.next)?.next ?? head.next;
  from = ARTICLES.match(tokens, from)?.next ?? from;
  // "delete this Sunday's appointment": the day says which one, but is no part of its name.
  const day = sentence.mentions.find((mention) => mention.from <= from && from < mention.to);
  if (head.value === "delete" && day) from = day.to;
  let to = frame.end;
  for (let at = from; at < frame.end; at++) {
    if (CALENDARS.match(tokens, at) || (at > from && EVENT.test(wordAt(sentence, at)) && sentence.holeAt[at + 1])) {
      to = at;
      break;
    }
  }
  // "the birthday event": the word only says that a birthday is one.
  if (to - from > 1 && EVENT.test(wordAt(sentence, to - 1))) to--;
  const subject = cutTitle(sentence, from, to, { isReference: head.value === "delete" });
  const because = textBetween(sentence, head.at, head.next);
  if (head.value === "delete")
    return { intent: "DELETE_TASK", confidence: 0.72, rule: "event/cancel", because, subject };
  const isFirm = sentence.mentions.length > 0;
  return { intent: "CREATE_TASK", confidence: isFirm ? 0.75 : 0.6, rule: "event/schedule", because, subject };
};
