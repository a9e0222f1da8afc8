import type { IntentRule } from "@/lib/language/intent/proposal";
import { lexicon } from "@/lib/language/text/phrase";
import type { Token } from "@/lib/language/text/token";

type Answer = "yes" | "no" | "unsure" | "reserve";

/** What the words of an answer say. The longest phrase wins, so "not wrong" is a yes and "not sure" is neither. */
const ANSWERS = lexicon<Answer>([
  [
    "yes",
    [
      "yes|y|yea|yeah|yep|yup|ya|yess|yas|yessir|aye|affirmative|sure|ok|okay|okey|k|kk|alright|right|correct|true|indeed|absolutely|definitely|certainly|exactly|totally|surely|agreed|agree|confirmed|confirm|approved|approve|accepted|accept|roger|proceed|continue|perfect|great|good|fine|awesome|cool|excellent|wonderful|nice|accurate|factual|truth|fact|lovely|fantastic|amazing|precisely|positive|gladly|please",
      "go ahead|on|for",
      "do|delete|remove|add|send|submit|confirm it|that|this|so|them|those",
      "go for it",
      "of course",
      "sounds|looks|seems good|great|fine|right|perfect|nice|ok|okay|correct|about?",
      "that|it|this|which works|work|will|would|'ll do|work?",
      "make it so|happen",
      "got|get it",
      "you|u bet|got|can|may|are|got it|right|correct?",
      "no doubt|problem|worries|objection|objections",
      "not wrong|incorrect|false|bad",
      "why not",
      "10 - 4",
      "pull the trigger",
      "i do|am|would|will|can|did|like|want|love|think|believe that|it|so?",
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
      "no way|thanks|thank|need|more",
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
      "no|not idea|clue|a",
      "no knowledge|opinion|comment|answer",
      "don't|do|dont|didn't|does|haven't|can't|cannot|couldn't|couldnt not? really|exactly|actually|have|tell|say|answer|the|a|an|even? know|knew|answer|clue|idea|say|tell|decide|certain|opinion|information|that|remember|recall|you|for",
      "don't|do|dont not? have that|an|any|the answer|information|opinion|idea|clue",
      "haven't a? clue|idea|decided",
      "will know|see",
      "i'll have to think",
      "think about it",
      "need to think",
      "torn|confused|depends|unclear|unknown|debatable|both",
    ],
  ],
  [
    "reserve",
    ["but|except|only|instead|unless|if|until|besides|however|also", "and then", "number|task|tasks|one|two|three|#"],
  ],
]);

interface Count {
  yes: number;
  no: number;
  unsure: number;
  reserve: number;
  other: number;
  /** The first word that took a side. */
  first: "yes" | "no" | null;
}

const SMALL = new Set(
  (
    "i you it that this the a an is are was be am me my we us so to of for with in at on do does did would will could can should may as well just very really much " +
    "sir ma'am madam man dude baby bro thanks thank please now then all what which there here have has had say said answer statement response information it's that's thats " +
    "thing one ai siri alexa hey hi oh well um uh hmm sorry you're youre your i'm im i'd i'll ill let's lets go ahead want like need think believe know sounds looks be feel way " +
    "too also still even got get by from about or and , . ! ? … ' - – : ; \" your's they them these those its he she"
  ).split(" "),
);

function count(tokens: readonly Token[]): Count {
  const total: Count = { yes: 0, no: 0, unsure: 0, reserve: 0, other: 0, first: null };
  for (let at = 0; at < tokens.length; at++) {
    const answer = ANSWERS.match(tokens, at);
    if (answer) {
      total[answer.value]++;
      if (answer.value === "yes" || answer.value === "no") total.first ??= answer.value;
      at = answer.next - 1;
    } else if (!SMALL.has(tokens[at]?.word ?? "")) total.other++;
  }
  return total;
}

/** A short message that is wholly a yes or a no, asked for only while a question is open. */
export const answerConfirmation: IntentRule = ({ tokens, context, text, frame }) => {
  if (!context.pending || tokens.length === 0 || tokens.length > 20) return null;
  const { yes, no, unsure, reserve, other, first } = count(tokens);
  const because = text.trim();
  if (unsure > 0 && no === 0)
    return { intent: "GENERAL_CHAT", confidence: 0.75, rule: "confirmation/unsure", because, subject: null };
  const isCommand =
    frame.nouns.some((noun) => noun.value === "task" || noun.value === "list" || noun.value === "reminder") &&
    frame.heads.length > 0;
  // "yes, but keep 3" is neither: it has to be read as a message of its own.
  if (first === "yes" && reserve > 0 && no > 0) return null;
  if (no > 0 && !isCommand) {
    return {
      intent: "CONFIRM_NO",
      confidence: other > 3 ? 0.75 : 0.95,
      rule: "confirmation/no",
      because,
      subject: null,
    };
  }
  if (yes === 0 || isCommand || no > 0) return null;
  // Only a message that holds nothing but agreement confirms: "yes, but keep 3" and "sure, delete task 4" do not.
  const isWhole =
    reserve === 0 &&
    other <= yes &&
    !tokens.some(
      (token) => token.kind === "number" && token.word !== "10" && token.word !== "4" && token.word !== "100",
    );
  return {
    intent: "CONFIRM_YES",
    confidence: isWhole && other === 0 ? 0.97 : isWhole ? 0.8 : 0.5,
    rule: "confirmation/yes",
    because,
    subject: null,
  };
};
