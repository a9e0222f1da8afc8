import { lexicon } from "@/lib/language/text/phrase";
import type { Token } from "@/lib/language/text/token";
import { withoutDoubles } from "@/lib/language/text/without-doubles";

/** "Neutral" words only point at what was asked about: "yes, all three". */
type Answer = "yes" | "leaning" | "no" | "unsure" | "reserve" | "aside" | "praise" | "neutral";

/** What the words of an answer say. The longest phrase wins, so "not wrong" is a yes and "not sure" is neither. */
const ANSWERS = lexicon<Answer>([
  [
    "yes",
    [
      "yes|y|yea|yeah|yep|yup|ya|yess|yas|yessir|aye|affirmative|sure|ok|okay|okey|k|kk|alright|alrighty|right|correct|true|indeed|absolutely|definitely|certainly|exactly|totally|surely|agreed|agree|confirmed|confirm|approved|approve|accepted|accept|roger|proceed|continue|accurate|factual|truth|fact|precisely|positive|gladly|please",
      "go ahead|on|for",
      "do|delete|remove|add|send|submit|confirm it|that|this|so|them|those",
      "go for it",
      "of course",
      "sounds|looks|seems good|great|fine|right|perfect|nice|ok|okay|correct|about?",
      "that|it|this|which works|work|will|would|'ll do|work?",
      "that'll|it'll do|work nicely|fine?",
      "i|i'd guess|suppose|reckon|imagine|hope|say so|yes",
      "make it so|happen",
      "got|get it",
      "you|u bet|got|can|may|are|got it|right|correct?",
      "no doubt|problem|worries|objection|objections",
      "not wrong|incorrect|false|bad",
      "why not",
      "10 - 4",
      "pull the trigger",
      "i do|am|would|will|can that|it|so?",
      "i think|believe so",
      "i'd like|love that|it|to",
      "by all means",
      "works for me|us",
      "uh|mm|mhm huh|hmm",
      "without|beyond a? doubt|question",
      "thumbs up",
      "that's it|right|correct|true|what",
      "that's|that is? the one",
      "that is what i|we meant|want|wanted|need",
      "carry on",
      "let's|lets go|do",
      "mhm|mmhm|mmhmm|yuh",
      "makes? sense",
      "👍|✅|✔",
    ],
  ],
  [
    "no",
    [
      "no|nope|nah|naw|nay|nuh|ain't|aint|none|not|never|negative|negatory|cancel|canceled|cancelled|stop|abort|false|wrong|incorrect|untrue|reject|rejected|disagree|quit|halt|decline|declined|dont|don't|doesn't|isn't|isnt|aren't|can't|cannot|won't|wouldn't|shouldn't|didn't|wasn't|couldn't|nevermind|pass|fake|lie|refuse|unnecessary|nix|wait|undo|keep|hold|n",
      "never mind",
      "forget|drop|leave|skip|scratch it|that|this|about|them",
      "hell|heck no|nah|naw",
      "no way|thanks|thank|need|more|chance",
      "not|never a|in|on chance|hope|million|your years|life?",
      "i|i'd rather|prefer not",
      "hold on|off",
      "keep it|them|that|those|both|all",
      "maybe|perhaps later|another|some",
      "rain check",
      "changed my mind",
      "back off|up",
      "👎|❌|✖",
    ],
  ],
  [
    "unsure",
    [
      "not|ain't|isn't so|too|quite|really|entirely|completely|totally|very|100? sure|certain|positive",
      "unsure|uncertain|idk|dunno|maybe|perhaps|possibly|might|either|neither|undecided|whichever|whatever|hmm|hmmm",
      "no|not a|any? idea|clue",
      "no knowledge|opinion|comment|answer",
      "don't|do|dont|didn't|does|haven't|can't|cannot|couldn't|couldnt not? really|exactly|actually|have|tell|say|answer|the|a|an|even? know|knew|answer|clue|idea|say|tell|decide|certain|opinion|information|that|remember|recall|you|for",
      "don't|do|dont not? have that|an|any|the answer|information|opinion|idea|clue",
      "haven't a? clue|idea|decided",
      "will know|see",
      "i|we|i'll|we'll will? know|see|decide|find later|out|soon|tomorrow?",
      "i'll have to think",
      "think about it",
      "need to think",
      "torn|confused|depends|unclear|unknown|debatable|both",
    ],
  ],
  // It may be the thing itself that is wanted.
  ["leaning", ["i did|like|want|love|think|believe|guess|suppose that|it|this|them?"]],
  ["reserve", ["but|except|only|unless|if|until|besides|however"]],
  ["aside", ["instead|also", "and then", "number|task|tasks|one|two|three|#"]],
  [
    "praise",
    ["perfect|great|good|fine|awesome|cool|excellent|wonderful|nice|lovely|fantastic|amazing|brilliant|super"],
  ],
  ["neutral", ["that|this|all|both one|two|three|four|five of? them|those|these?"]],
]);

interface Count {
  yes: number;
  no: number;
  unsure: number;
  /** It takes something back: "but", "except". */
  reserve: number;
  /** It says more than was asked about: "also", "number 3". */
  aside: number;
  /** Agreement by itself ("great"), but not of something else ("great weather"). */
  praise: number;
  /** Rather a yes than a no: "I like it", "I guess so". */
  leaning: number;
  neutral: number;
  other: number;
  /** The first word that took a side. */
  first: "yes" | "no" | null;
}

const SMALL = new Set(
  (
    "i you it that this the a an is are was be am me my we us so to of for with in at on do does did would will could can should may as well just very really much " +
    "appreciated sir mate cheers buddy steward olly alexa cortana hello listen quick quickly asap pls plz kindly today ma'am madam man dude baby bro thanks thank please now then all what which there here have has had say said answer statement response information it's that's thats " +
    "thing one ai siri hey hi oh well um uh hmm sorry you're youre your i'm im i'd i'll ill let's lets go ahead want like need think believe know sounds looks be feel way " +
    "too also still even got get by from about or and , . ! ? … ' - – : ; \" your's they them these those its he she"
  ).split(" "),
);

function drawnOut(token: Token | undefined, at: number): { value: Answer; next: number } | null {
  const answer = token && !SMALL.has(token.word) ? ANSWERS.match([withoutDoubles(token)], 0) : null;
  return answer && { value: answer.value, next: at + 1 };
}

/** What the words of a message say, taken together. */
export function countAnswers(tokens: readonly Token[]): Count {
  const total: Count = {
    yes: 0,
    leaning: 0,
    no: 0,
    unsure: 0,
    reserve: 0,
    aside: 0,
    praise: 0,
    neutral: 0,
    other: 0,
    first: null,
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const answer = ANSWERS.match(tokens, at) ?? drawnOut(token, at);
    if (answer) {
      total[answer.value]++;
      if (answer.value === "yes" || answer.value === "no") total.first ??= answer.value;
      if (answer.value === "praise" || answer.value === "leaning") total.first ??= "yes";
      at = answer.next - 1;
    } else if (!SMALL.has(token?.word ?? "")) total.other++;
  }
  return total;
}

export const opensWithYes = (tokens: readonly Token[]): boolean => ANSWERS.match(tokens, 0)?.value === "yes";
