import { isNote } from "@/lib/language/intent/is-note";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { isDeed } from "@/lib/language/intent/starts-with-deed";
import { textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import { cutTitle } from "@/lib/language/title/cut-title";

const LEADS = lexicon<true>([[true, ["oh|ah? and|also|plus|+|& also|some|then?"]]]);
/** How an answer goes on that adds nothing to a list. */
const TALK = wordSet(
  "you thanks thank thx then that's thats so what what's how why who when where which yes yeah no not nope ok okay nothing more done now great nice cool lol also too really always never please the rest others",
);
const LONGEST = 8;

/** "also toilet paper", "and eggs", right after a task was made: one more of them. */
export const oneMore: IntentRule = (sentence) => {
  const { frame, tokens, context, text } = sentence;
  const lead = LEADS.match(tokens, 0);
  if (!lead || !context.isAdding || text.trimEnd().endsWith("?")) return null;
  const isTalk =
    TALK.has(wordAt(sentence, lead.next)) || !isNote({ ...sentence, frame: { ...frame, start: lead.next } });
  if (isTalk || frame.asks || frame.end - lead.next > LONGEST) return null;
  // "and book a table": a deed of the person's, though alone it could be asked of us.
  const isCommand = frame.heads.length > 0 && !isDeed(wordAt(sentence, lead.next));
  if (isCommand || frame.reminds.length > 0) return null;
  const subject = cutTitle(sentence, lead.next, frame.end);
  return (
    subject && {
      intent: "CREATE_TASK",
      confidence: 0.8,
      rule: "follow-up/more",
      because: textBetween(sentence, 0, lead.next),
      subject,
    }
  );
};
