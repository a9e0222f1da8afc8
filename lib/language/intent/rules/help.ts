import { isForeign } from "@/lib/language/intent/frame";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { type Sentence, textBetween } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { wordSet } from "@/lib/language/text/word-set";
import type { HelpTopic } from "@/lib/language/understanding";

/** Whole messages that ask what this is for. */
const IN_GENERAL = lexicon<true>([
  [
    true,
    [
      "help me|us|please?",
      "what else? can|could|may i|we say|ask|do|type|tell|write you? here|to? you?",
      "what else? can|could|do you do|understand|help|know|offer me? for|with? me?",
      "what are you|your for|able|capable|features|commands|skills to|of? do|doing?",
      "what are my options",
      "what commands|things|features are|do|can there|i|you have|know|do|use|say?",
      "how can|do|could you help|work me|us?",
      "how does|do this|it|that|steward|you work",
      "how do|can|should i|we use|talk|work this|you|it|steward|to|with you|this|it|steward?",
      "show|give me|us? some|the|a|an? examples|example|commands|tips|tutorial|help",
      "commands|examples|manual|tutorial|instructions",
    ],
  ],
]);

const HOW = lexicon<true>([
  [
    true,
    [
      "how do|can|could|would|should|might|does i|we|you|one",
      "how to|do",
      "what's|whats the best|right|easiest? way|command|word to|for",
      "what is the best|right|easiest? way|command|word to|for",
      "what do|should|must i|we say|type|write|tell|do you? to",
      "is there a|any|some? way for? me? to",
      "is it possible to",
      "help me? with",
    ],
  ],
]);

const CAN = lexicon<true>([
  [
    true,
    [
      "can|could you|i|we|it|this|steward also|even?",
      "do|does you|it|this|steward also|even? support|handle|do|offer|know|understand|allow",
      "can|do|does a? task|tasks|reminder|reminders",
    ],
  ],
]);

/** The first that is found names what the answer is about, so the more telling ones stand first. */
const TOPICS: readonly (readonly [HelpTopic, ReadonlySet<string>])[] = [
  ["repeat", wordSet("repeat repeats repeating recurring recur daily weekly monthly recurrence routine habit")],
  ["reminder", wordSet("remind reminder reminders reminded notification notifications alert alerts snooze notify")],
  ["undo", wordSet("undo revert")],
  ["restore", wordSet("restore undelete recover deleted bin trash")],
  ["priority", wordSet("priority priorities urgent important prioritize")],
  ["note", wordSet("note notes description descriptions details")],
  ["due", wordSet("due deadline deadlines date dates reschedule postpone")],
  ["delete", wordSet("delete remove erase clear cancel")],
  ["complete", wordSet("complete finish mark tick check done")],
  ["change", wordSet("rename edit change update move")],
  ["list", wordSet("see show list find view search filter")],
  ["create", wordSet("add create make new set put")],
];

const topicOf = (words: readonly string[]): HelpTopic | null =>
  TOPICS.find(([, telling]) => words.some((word) => telling.has(word)))?.[0] ?? null;

/** Words that say it is about a to-do list. "My order" and "a photo" are not. */
const OURS = wordSet(
  "task tasks todo todos reminder reminders list due deadline deadlines priority priorities note notes something recurring undo snooze",
);
/** Beside a topic, all that stands in a question about what is possible: "can you repeat tasks". */
const PLAIN = wordSet("tasks reminders things todos lists have be get me and or automatically");
const MOST_WORDS = 9;

function topicIn({ tokens, frame }: Sentence): HelpTopic | null {
  const whole = IN_GENERAL.match(tokens, frame.start) ?? IN_GENERAL.match(tokens, 0);
  if (whole && whole.next >= frame.end) return "all";
  if (isForeign(frame)) return null;
  const how = HOW.match(tokens, frame.start) ?? HOW.match(tokens, 0);
  const asked = tokens.slice(how?.next ?? 0, frame.end).map(({ word }) => word);
  if (how && asked.length <= MOST_WORDS && asked.some((word) => OURS.has(word))) return topicOf(asked);
  // "can you" is a lead-in, and so before the point.
  const can = CAN.match(tokens, 0);
  const possible = tokens.slice(can?.next ?? 0, frame.end).map(({ word }) => word);
  const isPlain = possible.every((word) => PLAIN.has(word) || topicOf([word]) !== null);
  const topic = can && isPlain ? topicOf(possible) : null;
  // To look is no more than is asked: "can you show tasks".
  return topic === "list" || topic === "undo" ? null : topic;
}

/** "how do I delete a task", "can you repeat tasks?", "what can I say": asked about, not asked for. */
export const askHelp: IntentRule = (sentence) => {
  const topic = topicIn(sentence);
  if (!topic || (topic === "list" && /\bmy\b/i.test(sentence.text))) return null;
  return {
    intent: "GENERAL_CHAT",
    confidence: 0.9,
    rule: "help",
    because: textBetween(sentence, 0, sentence.frame.end),
    subject: null,
    helpWith: topic,
  };
};
