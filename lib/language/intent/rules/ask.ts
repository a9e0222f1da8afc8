import { isForeign as speaksOfOthers } from "@/lib/language/intent/frame";
import type { IntentRule } from "@/lib/language/intent/proposal";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";

/** Questions about one's tasks that name neither a task nor a list. The number is the confidence. */
const QUESTIONS = lexicon<number>([
  [
    0.9,
    [
      "what|which things|stuff|else|all|chores|kind|kinds? of? things? do|must|should|did i|we still|have|need|got? to do|finish|complete|accomplish|get",
      "what do i still? have|need|got left|planned? to do",
      "what must i do",
      "what|what's|anything|something i|we still? need|have|got|must|should|ought to? do|finish|complete|accomplish",
      "what|what's|whats is? still? left to? do|on?",
      "what|what's|whats|which|anything|something is|are? still|currently? due|overdue|pending|outstanding|unfinished",
      "what|which tasks|ones|things? did|have i|we already|just? finish|finished|complete|completed|accomplish|accomplished|done",
      "what did i get done",
      "what|which tasks|ones|things? did|have i|we already|just? ticked|checked|crossed|tick|check|cross off",
      "what|which tasks|ones|things? have|haven't i|we not? yet? finished|done|completed",
      "what|what's still? needs|need|has|have still? to be|get done|finished|completed",
      "what's|whats left|still? on my|our|the plate|mind|docket|agenda",
      "what is left|still? on my|our|the plate|mind|docket|agenda",
      "do|have i|we still? have|got anything|something|much|more left|else|still? to do|finish|complete",
      "what have i|we still? got|left left? to do",
      "what have i|we still? got left?",
      "what have i|we still? left",
      "anything left to do",
      "what am|was|were|are i|we supposed|meant|going to do|get|buy|finish",
      "what did i|we say i|we needed|need|had|have|wanted|want to do|get|buy",
      "how many things|chores|errands do|did i|we still? have|need|got left? to do|finish",
      "how much do i|we still? have|need left? to do",
      "is there anything|something else|more? i|we still? need|have|should|must|ought to? do|finish",
      "do|have i|we still? have|got anything|something else|still? due|overdue|pending|outstanding|unfinished",
      "do i|we still? have|need to do anything|something",
      "what needs|still? doing|finishing",
      "i|we forgot|forget what i|we still? have|had|need|needed to do",
    ],
  ],
  [
    0.85,
    [
      "show|list|view|display|see me? only|just? my|all|the? completed|pending|overdue|finished|done|open|everything|incomplete|unfinished|outstanding",
    ],
  ],
  [
    0.75,
    [
      "show|list|give|view? me? my|all|the? overdue|late tasks|items|ones|stuff|things?",
      "show|list|give|view? me? my|all|the? high|low|medium priority? pending|open|tasks|ones|items",
      "show|list|give|view? me? my|all|the? pending|completed|finished|open ones|stuff|things",
      "what|which groceries|items do i|we still? need|have",
      "did i|we already? add|note|jot|write down?",
      "what i've|i have? done|finished|completed|accomplished",
      "show|list|give|tell|view me? everything|all|what that? is|needs|has? left|still? to be|get done|finished",
    ],
  ],
]);

/** Whole messages: with one more word they could be about anything. */
const SHORTHAND = lexicon<true>([
  [
    true,
    [
      "show|list|view|display|give me? all|everything of? them?",
      "show|list|view|display|give me? only|just? my|all|the? high|low|medium priority ones|stuff|things|items?",
      "show|list|view|display|give me? only|just? my|all|the? urgent|important ones|stuff|things|items?",
      "is|are? there? anything|something urgent|important|overdue|due?",
      "what should|shall|must i|we do next|first|now|today|tomorrow|tonight",
      "what|which one|ones|task|tasks|thing|things? is|are the|my? most urgent|important one|ones|task|tasks|thing|things?",
      "what's|whats the|my? most urgent|important one|task|thing?",
      "what|what's|whats is? in my|the bin|trash",
      "show|list|open|view me? my|the? bin|trash",
      "what else? do i|we still? need|have to buy|get|purchase|pick up? from|at? the? store|supermarket|shop?",
      "what else? do i|we still? need from|at the grocery? store|supermarket|shop|stores|supermarkets|shops",
      "what i|we still? need|have to buy|get|purchase",
      "what|what's|whats|anything is? still? open|undone|unfinished|left|remaining",
      "show|list|view|display|find|browse|read|open|see|check|get me? my|the? groceries|shopping|chores|errands",
    ],
  ],
]);

/** With a day after them and nothing else: "what's on for tomorrow", "what did I do yesterday". */
const OF_A_DAY = lexicon<true>([
  [
    true,
    [
      "what's|whats on for?",
      "what's|whats happening|going|coming on|up? for|in|on?",
      "what is happening|going|coming on|up? for|in|on?",
      "what is on for?",
      "what do i|we have on|planned? for|on?",
      "what have i|we got on|planned? for|on?",
      "what did i|we do|get on|done?",
      "how many things|tasks|ones? did|have i|we do|done|finish|finished|complete|completed",
      "how many tasks|ones|things? are|is due|planned|scheduled|on|for on|for?",
      "do|have i|we have|got anything|something|stuff|much on|for|due|planned?",
      "is there? anything|something on|for|due|planned?",
      "anything|something on|for|due|planned?",
      "am|are i|we free|busy|booked|available on|for?",
      "do i|we have time|room free? on|for?",
    ],
  ],
]);

function asksOfDay({ frame, mentions, tokens }: Sentence, at: number): { next: number } | null {
  const asked = OF_A_DAY.match(tokens, at);
  const day = asked && mentions.find(({ kind, from, to }) => kind === "date" && from <= asked.next && to === frame.end);
  return day ? asked : null;
}

/** "what was it I wanted to remember": memory is what the list is for. */
const MEMORY = lexicon<true>([
  [
    true,
    [
      "i|we wanted|was|asked|needed|told|am|had trying|you|supposed|meant? to remember|recall|memorize",
      "was|am|were i|we supposed|meant|going|trying to remember|recall",
    ],
  ],
]);

const asksMemory: IntentRule = (sentence) => {
  const { frame, tokens } = sentence;
  if (!frame.asks && frame.heads[0]?.value !== "list") return null;
  for (let at = frame.start; at < frame.end; at++) {
    const found = MEMORY.match(tokens, at);
    if (found?.next === frame.end)
      return {
        intent: "LIST_REMINDERS",
        confidence: 0.85,
        rule: "ask/memory",
        because: textBetween(sentence, at, found.next),
        subject: null,
      };
  }
  return null;
};

/** "what do I have to do to get a passport" asks for advice. */
const isForSomething = (sentence: Sentence, at: number): boolean =>
  ["to", "if", "about", "with", "without", "when", "because", "of", "in"].includes(wordAt(sentence, at)) &&
  !sentence.holeAt[at];

export const askTasks: IntentRule = (sentence) => {
  const { frame, tokens } = sentence;
  // "so what do I have to do", "tell me what is left": at the start, or right after the verb that asks to be told.
  const head = frame.heads[0];
  const starts = head?.value === "list" && head.at === frame.start ? [frame.start, head.next] : [frame.start];
  for (const at of starts) {
    const short = SHORTHAND.match(tokens, at);
    const dated = asksOfDay(sentence, at);
    const whole = short?.next === frame.end ? { ...short, value: 0.85 } : dated && { ...dated, value: 0.75 };
    const question = whole ?? QUESTIONS.match(tokens, at);
    if (!question || question.next > frame.end || isForSomething(sentence, question.next)) continue;
    const isOurs = frame.nouns.some(({ value }) => value === "list" || value === "task");
    const isForeign = speaksOfOthers(frame) && !isOurs;
    const asked = { because: textBetween(sentence, at, question.next), rule: "ask/tasks", subject: null };
    // "what is left on my card" asks a bank.
    return isForeign
      ? { ...asked, intent: "GENERAL_CHAT", confidence: 0.5, others: ["LIST_TASKS"] }
      : { ...asked, intent: "LIST_TASKS", confidence: question.value };
  }
  return asksMemory(sentence);
};
