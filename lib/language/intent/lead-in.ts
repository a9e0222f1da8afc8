import { lexicon } from "@/lib/language/text/phrase";
import type { Token } from "@/lib/language/text/token";
import { wordSet } from "@/lib/language/text/word-set";

/** What people say before they come to the point: wake words, greetings, politeness, hesitation. */
const LEAD_INS = lexicon<"wake" | "polite">([
  [
    "wake",
    [
      "hey|ok|okay|hi|hello|yo|dear? steward|siri|alexa|google|cortana|olly|olli|assistant|computer|ai|bot|jarvis|bixby|there|buddy",
      "steward|siri|alexa|cortana|olly|olli|hey|hi|hello|yo",
    ],
  ],
  [
    "polite",
    [
      "please|pls|plz|kindly|just|also|now|so|and|then|actually|oh|well|um|uh|hmm|ok|okay|alright|sorry|basically|simply|maybe|again|quickly|finally|anyway|btw|yes|yeah|yep|sure",
      "oops|whoops|oopsie|ugh|argh|gah|hm|hmmm|er|erm|uhm|ah|aah|damn|dang|gosh|phew",
      "oh|ah no|well|right|wait ,|.|!|…?",
      "my bad",
      "hold|hang on",
      "one|1 sec|second|moment ,",
      "thanks|thank but|you|,?",
      "i was|am|'m? wondering|hoping if|whether|that? you|we could|can|would|might please|maybe?",
      "i wonder if|whether you|we could|can|would|might",
      "if possible|necessary",
      "if you can|could|would|don't|dont please|mind?",
      "i think|guess",
      "listen|quick",
      "right ,",
      "good morning|afternoon|evening|day",
      "excuse me",
      "by the way",
      "can|could|would|will|won't|may|might|should you|u|we|ya please|kindly|just|maybe|possibly|quickly?",
      "can|could|would|will you|u please? help me? to?",
      "can|could|may|should i|we please?",
      "do|would you mind",
      "would|is it be? possible to|for? you? to?",
      "i|i'd|i'll|we|we'd need|want|like|would|prefer|wish|require like? for? you to please|just?",
      "i'd|we'd like|love for? you? to",
      "i|we need|want you",
      "i|we would like|love for? you? to",
      "i'd|i would? appreciate it if you would|could",
      "i|we need|want|have|wanted|wish|got|would|am like|going|love? to",
      "i've|ive|we've got to",
      "i|we must|should|wanna",
      "i|we ought to",
      "i|we|i've|ive? gotta",
      "i'm|im|i am? going|trying|looking|wanting to",
      "you can|may|should|will|could|might|must|need|have|ought please|just|now|to?",
      "are you able to",
      "do you think you|we could|can|would",
      "is there a|any way you|we|to could|can?",
      "go ahead and?",
      "hurry up and just?",
      "help me|us to? out?",
      "help to",
      "hurry up",
      "be sure|certain to",
      "make sure to|that|you?",
      "do me a favor and|,?",
      "feel free to",
      "when|if you get|have a chance|moment|minute",
      "let's|lets",
      "let us",
      "try to|and",
      "it's|its time to",
      "need|want|would|like you? to",
      "for me",
    ],
  ],
]);

/** "no, …", "wait, …": an objection comes before a pause, or before an order; "wait for the plumber" is neither. */
const OBJECTIONS = lexicon<true>([[true, ["no|nope|nah|wait|wrong|stop", "no wait|sorry|no", "wait no"]]]);
const PAUSES = new Set([",", ".", "!", "-", "–", "—", "…"]);
/** Orders that nothing else is meant by, right after an objection. */
const ORDERS = wordSet(
  "undo revert delete remove add move show list mark complete rename change reopen cancel make set put uncheck restore",
);

function skipObjection(tokens: readonly Token[], at: number): number | null {
  const objection = OBJECTIONS.match(tokens, at);
  const after = objection && tokens[objection.next];
  return after && !after.quoted && (PAUSES.has(after.word) || ORDERS.has(after.word)) ? objection.next : null;
}

const PUNCTUATION = new Set([",", ".", "!", "-", ":", ";", "…", "?"]);

/** The index after one lead-in phrase or mark that starts here, or null when the point begins. */
export function matchLeadIn(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (!token || token.quoted) return null;
  if (PUNCTUATION.has(token.word)) return at + 1;
  return LEAD_INS.match(tokens, at)?.next ?? skipObjection(tokens, at);
}

const TAILS = lexicon<"tail">([
  [
    "tail",
    [
      "please|pls|plz|kindly|cheers|mate|thanks|thank|thx|ok|okay|asap|now|alexa|siri|steward|cortana|olly|google|immediately|right",
      "please and? thank|thanks you?",
      "thank you so? very? much?",
      "thanks a? lot|bunch|much?",
      "for me|us please?",
      "right now|away",
      "real quick|quickly",
      "if you can|could|would|please",
      "when|if you get|have a chance|moment|minute",
      "as soon as possible|you|i can?",
      "will|would|can|could you please?",
    ],
  ],
]);

/** The index after the last word that matters: "…, please", "… for me, thanks". */
export function skipTail(tokens: readonly Token[], from: number, to = tokens.length): number {
  let end = to;
  for (;;) {
    const before = end;
    while (end > from && PUNCTUATION.has(tokens[end - 1]?.word ?? "") && !tokens[end - 1]?.quoted) end--;
    for (let start = Math.max(from, end - 8); start < end; start++) {
      if (TAILS.match(tokens, start)?.next === end) {
        end = start;
        break;
      }
    }
    if (end === before) return end;
  }
}
