import { lexicon } from "@/lib/language/text/phrase";
import type { Token } from "@/lib/language/text/token";
import { withoutDoubles } from "@/lib/language/text/without-doubles";

/** What agrees by itself. Nothing that could be about keeping the thing, doing it, or something else. */
const AGREES = lexicon<true>([
  [
    true,
    [
      "yes|y|yea|yeah|yep|yup|ya|yess|yas|yessir|aye|affirmative|sure|ok|okay|okey|k|kk|alright|alrighty|right|correct|indeed|absolutely|definitely|certainly|exactly|totally|surely|agreed|agree|confirmed|confirm|approved|approve|accept|accepted|roger|proceed|continue|precisely|positive|gladly|perfect|great|good|fine|awesome|cool|excellent|wonderful|nice|lovely|fantastic|amazing|super|true|mhm|mmhm|mmhmm|yuh|accurate",
      "please do?",
      "go ahead|on|for and? it?",
      "go ahead and? do|delete|remove it|that|this|them|those?",
      "do it|that|this|so",
      "delete|remove it|that|this|them|those|these",
      "delete|remove all|both|everything of? them|those|these?",
      "get rid of it|that|them|those|these",
      "of course you? can|may?",
      "sounds|looks|seems good|great|fine|right|perfect|nice|ok|okay|correct|about to|right? me?",
      "that|it|this works|work|will|would|'ll do|work? for? me?",
      "that|it|this is|would|will be? right|correct|fine|ok|okay|good|great|perfect|true|accurate|lovely|nice|awesome",
      "that'll|it'll do|work nicely|fine?",
      "that's|thats|it's|its all? right|correct|fine|ok|okay|good|great|perfect|true|it|accurate",
      "that's|thats|that is? the one",
      "that's|thats|that is? what i|we meant|want|wanted|need|needed|said|asked? for?",
      "make it so|happen",
      "got|get it",
      "you|u bet|got|can|may|do it|that?",
      "you|you're|u are? right|correct",
      "no doubt|problem|objection|objections about? it?",
      "not wrong|incorrect|false|bad",
      "why not",
      "10 - 4",
      "pull the trigger",
      "i do|am|would|will sure|positive|certain?",
      "i'm|im|i am? very|pretty|quite|totally|absolutely? sure|positive|certain",
      "i'd|i would? like|love that|to",
      "i|i'd think|believe|guess|suppose|reckon|hope|say so|yes",
      "i confirm|agree|approve|accept|consent that|this|it?",
      "i want|need that|this|you to",
      "i want|need to delete|remove it|that|this|them|those",
      "by all means",
      "works for me|us",
      "uh|mm huh|hmm",
      "without|beyond a? doubt|question",
      "thumbs up",
      "carry on",
      "let's|lets go|do it|that|this?",
      "makes? sense to|for? me?",
      "all|both|either two|three|four|five|of? of? them|those|these?",
      "👍|✅|✔",
    ],
  ],
]);

/** What may stand beside agreement without changing it. */
const COURTESIES = lexicon<true>([
  [
    true,
    [
      "please|pls|plz|thanks|thx|kindly|now|then|just|well|oh|um|uh|so|and|very|much|sir|ma'am|madam|man|mate|dude|bro|buddy|baby|honey|cheers|steward|alexa|siri|cortana|olly|assistant|hey|lol|haha|really|asap|quickly",
      "thank you so|very? much?",
      "thanks a? lot|bunch|much?",
      "right now|away",
      "for me|us|sure|real",
      "that|this one",
      "100 %|percent?",
      "very|appreciated",
      ",|.|!|…|'|-|–|:|;|\"",
    ],
  ],
]);

/**
 * Whether a message is agreement from its first word to its last. One word more ("do it later", "ok, I still need it",
 * "yes?") and it is something else: what it would set off cannot be taken back by reading it better afterwards.
 */
export function isWholeYes(tokens: readonly Token[]): boolean {
  let agrees = false;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const agreement = AGREES.match(tokens, at);
    const courtesy = COURTESIES.match(tokens, at);
    const isDrawnOut =
      !agreement && !courtesy && token !== undefined && AGREES.match([withoutDoubles(token)], 0) !== null;
    if (!agreement && !courtesy && !isDrawnOut) return false;
    agrees ||= agreement !== null || isDrawnOut;
    at = isDrawnOut ? at + 1 : Math.max(agreement?.next ?? 0, courtesy?.next ?? 0);
  }
  return agrees;
}
