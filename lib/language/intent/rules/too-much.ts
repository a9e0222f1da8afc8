import type { IntentRule } from "@/lib/language/intent/proposal";
import { reachesEnd } from "@/lib/language/intent/reaches-end";
import { readWindow } from "@/lib/language/reference/read-window";
import { textBetween } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";

/** Whole messages, with or without a day after them: "this is too much salt" is about something else. */
const TOO_MUCH = lexicon<true>([
  [
    true,
    [
      "i'm|im|i am|feel|get? feeling|getting? just? so|really|very|totally|completely|too|pretty|quite|a? bit|little? overwhelmed|swamped|drowning",
      "feeling|so|totally|completely|really|very? so|really|very|totally|completely? overwhelmed",
      "this|that|it|everything is|feels|gets|got all|just|way|simply|really? way? too much to? do|handle|take|manage|work? at? once?",
      "this|that|it is getting|becoming all? too much",
      "it's|its|that's|thats getting|becoming? all|just|way|simply|really? way? too much to? do|handle|take|manage|work? at? once?",
      "there's|theres just|simply? way? too|so much to|going do|handle|manage|on",
      "there is just|simply? way? too|so much to|going do|handle|manage|on",
      "i|we have way? too much to do|handle|manage",
      "i've|ive|we've got way? too much to do|handle|manage",
      "way? too much to do|handle|manage",
      "i|we can't|cant|cannot keep up",
      "i|we can't|cant|cannot cope",
      "idk where|what to even? start|begin|do|focus|tackle with|on? first|next?",
      "i|we don't|dont|do not? even? know where|what to even? start|begin|do|focus|tackle with|on? first|next|anymore?",
      "i|we have? no idea|clue where|what to even? start|begin|do|tackle with|on? first|next?",
      "i've|ive got? no idea|clue where|what to even? start|begin|do|tackle with|on? first|next?",
      "no idea|clue where|what to even? start|begin|do with|on? first|next?",
      "i'm|im|i am? not sure where|what to even? start|begin|do|tackle with|on? first|next?",
      "not sure where|what to even? start|begin|do|tackle with|on? first|next?",
      "i|we can't|cant|cannot decide where|what to start|begin|do|tackle with|on? first|next?",
    ],
  ],
]);

/** "I'm overwhelmed", "I don't know where to start": not a list, but the one thing that comes first. */
export const tooMuch: IntentRule = (sentence) => {
  const { frame, tokens } = sentence;
  const due = readWindow(sentence);
  // "I don't know what to do tomorrow" can wait, and gets the list of that day.
  if (due.after !== null) return null;
  // "I have no idea" begins like a lead-in.
  for (const at of new Set([frame.start, 0])) {
    const said = TOO_MUCH.match(tokens, at);
    if (!said || !reachesEnd(sentence, said.next)) continue;
    return {
      intent: "LIST_TASKS",
      confidence: 0.85,
      rule: "ask/one",
      because: textBetween(sentence, at, said.next),
      subject: null,
      steps: [{ tool: "list_tasks", filter: { status: "pending", due }, asks: "one" }],
    };
  }
  return null;
};
