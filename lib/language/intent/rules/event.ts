import { isForeign } from "@/lib/language/intent/frame";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { cutTitle } from "@/lib/language/title/cut-title";

const CALENDARS = lexicon<true>([
  [true, ["to|on|from|in|off|into my|the|your|our calendar|schedule|agenda|calender", "to|on|from|in calendar"]],
]);
const ARTICLES = lexicon<true>([
  [true, ["a|an|the|my|this|that|up? new|next|upcoming? event? called|named?", "event|up called|named?"]],
]);

/** Appointments are tasks with a time: "schedule a meeting with Laura", "cancel the party", "add running to my calendar". */
export const aboutEvents: IntentRule = (sentence) => {
  const { frame, tokens } = sentence;
  const head = frame.heads[0];
  if (!head || frame.asks || (head.value !== "create" && head.value !== "delete")) return null;
  if (!frame.nouns.some((noun) => noun.value === "event") || isForeign(frame)) return null;
  if (["i", "need", "want", "start"].includes(wordAt(sentence, head.at))) return null;
  let from = CALENDARS.match(tokens, head.next)?.next ?? head.next;
  from = ARTICLES.match(tokens, from)?.next ?? from;
  let to = frame.end;
  for (let at = from; at < frame.end; at++) {
    if (CALENDARS.match(tokens, at)) {
      to = at;
      break;
    }
  }
  const subject = cutTitle(sentence, from, to, { isReference: head.value === "delete" });
  const because = textBetween(sentence, head.at, head.next);
  if (head.value === "delete")
    return { intent: "DELETE_TASK", confidence: 0.72, rule: "event/cancel", because, subject };
  const isFirm = sentence.mentions.length > 0;
  return { intent: "CREATE_TASK", confidence: isFirm ? 0.75 : 0.6, rule: "event/schedule", because, subject };
};
