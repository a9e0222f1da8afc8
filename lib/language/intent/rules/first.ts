import type { IntentRule } from "@/lib/language/intent/proposal";
import { reachesEnd } from "@/lib/language/intent/reaches-end";
import { readWindow } from "@/lib/language/reference/read-window";
import { type Sentence, textBetween, wordAt } from "@/lib/language/sentence";
import { lexicon } from "@/lib/language/text/phrase";
import { DAY, formatDate, startOfDay } from "@/lib/language/time/wall";

/** Whole messages, with or without a day after them: with one more word they could be about anything. */
const WHAT_FIRST = lexicon<true>([
  [
    true,
    [
      "what|which task|one|ones|thing|things|tasks? should|shall|must|do|can|could|would|might i|we do|begin|tackle|prioritize|prioritise|handle|attack|get|finish first|next|now|done?",
      "what|where|which task|one|ones|thing|things|tasks? should|shall|must|do|can|could|would|might i|we even? be? focus|focusing|work|working|start|starting|begin|concentrate on|with|at|from? first|next|now?",
      "what should|shall|do i|we get|be started|doing on|with? first|next|now?",
      "what|where to start|begin|focus|tackle|do with|on|at? first|next|now",
      "what|where to start|begin|focus with|on?",
      "what's|whats up? next|first up|for? me|us?",
      "what is|comes|goes up? next|first for? me|us?",
      "what|which task|one|thing is|comes|goes next|first",
      "what next|now|first",
      "which task|one|ones|thing|things|tasks? first|next|now",
      "which one's next|first",
      "what|which task|one|thing? should|must|has|needs|ought to? come|go|be done? next|first",
      "now what",
      "what's|whats my|the next|first task|thing|item|one|step|priority on? my|the? list|agenda?",
      "what is my|the next|first task|thing|item|one|step|priority on? my|the? list|agenda?",
      "what|what's|whats is? the first|next thing|task i|we should|must|have|need|ought to? do|tackle|start|finish with?",
      "my|the? next task|one|thing|item",
      "plan|organize|organise|structure|start|prioritize|prioritise|arrange|map my|our|the day|morning|afternoon|evening|week|today out?",
      "prioritize|prioritise my? tasks|list|todos|work|things?",
      "get me? started",
      "get|give|make|show me? a|the|my plan|overview|rundown|summary|briefing for|of|on today|my|the day?",
      "i|we don't|dont|do not? know where|what to start|begin|do|focus with|on? first|next?",
      "what does|do my|the|our day|morning|afternoon|evening|week look|looks like?",
      "how does|do|is my|the|our day|morning|afternoon|evening|week look|looking like?",
      "how's|hows|what's|whats my|the|our day|morning|afternoon|evening|week look|looking|like like?",
      "what's|whats the|my plan|plans for? the? day?",
      "what is|are the|my plan|plans for? the? day?",
      "what needs|deserves|wants my|our? attention",
      "what|which can't|cannot|cant|can not? wait",
      "what's|whats most pressing",
      "what is|are most pressing",
      "what would you do|start|tackle|recommend|suggest with? first|next?",
      "what do you suggest|recommend i|we? do|start|tackle? with? first|next?",
      "give|find|pick|suggest me|us? something|a|one task|thing? to do|start|tackle|work on|with?",
      "find|pick|suggest me|us? a|one task|thing",
      "brief me",
      "give|show|get me|us? a|an|the overview|rundown|summary|briefing",
      "how busy am|are i|we",
      "is my|the day|week|schedule full|busy",
      "daily|morning|my briefing|overview|rundown|day",
    ],
  ],
]);

/** The week ahead, unless a day was named. */
const COMING_UP = lexicon<true>([
  [
    true,
    [
      "what's|whats coming up",
      "what|what's is|do? i|we? have? coming up",
      "what's|whats upcoming",
      "anything coming up",
    ],
  ],
]);

/** Only with today after them; of other days they ask no more than what is due then. */
const OF_TODAY = lexicon<true>([
  [
    true,
    [
      "what's|whats on for?",
      "what is on for?",
      "what's|whats up for?",
      "what's|whats|what is? on my|the|our plate for?",
      "what's|whats|what is? left|next|happening on|for?",
      "what|which things|tasks|else? do|must|should i|we still? have|need|got? going|planned|left? to? do|get|finish|on? done? on|for?",
      "what have i|we got going|planned|left? on? to? do? for?",
      "what am|are i|we doing|up to? on|for?",
      "what|what's needs|need|has|have|must|should to? be|get done|finished|completed?",
      "do|have i|we still? have|got anything|something|stuff|much left|else? to? do? on|for|planned?",
      "is there? anything|something else|left? to? do? on|for|planned?",
      "anything|something else|left? to? do? on|for|planned?",
      "what else for?",
      "show|give|tell me",
      "my|the plan|plans for?",
      "am i|we done|finished for?",
    ],
  ],
]);

/** "do I have anything due today" asks for no more than that. */
function isOfToday(sentence: Sentence, from: number): boolean {
  if (wordAt(sentence, from) === "due") return false;
  const day = sentence.mentions.find(({ kind, to }) => kind === "date" && to >= sentence.frame.end);
  const { before } = readWindow(sentence);
  return day !== undefined && day.from <= from && before === formatDate(startOfDay(sentence.now) + DAY);
}

interface Asked {
  at: number;
  next: number;
  /** How many days it is about when none was named. */
  days: number;
}

function findQuestion(sentence: Sentence): Asked | null {
  const { frame, tokens } = sentence;
  // "now what": what else is a word before the point is here part of it.
  for (const at of new Set([frame.start, 0])) {
    const coming = COMING_UP.match(tokens, at);
    if (coming && reachesEnd(sentence, coming.next)) return { at, next: coming.next, days: 7 };
    const first = WHAT_FIRST.match(tokens, at);
    if (first && reachesEnd(sentence, first.next)) return { at, next: first.next, days: 1 };
    const today = OF_TODAY.match(tokens, at);
    if (today && isOfToday(sentence, today.next) && reachesEnd(sentence, today.next))
      return { at, next: today.next, days: 1 };
  }
  return null;
}

/** "what should I focus on today", "what's next", "plan my day": what is late and what is due, and not a list of everything. */
export const askFirst: IntentRule = (sentence) => {
  const asked = findQuestion(sentence);
  if (!asked) return null;
  return {
    intent: "LIST_TASKS",
    confidence: 0.85,
    rule: "ask/first",
    because: textBetween(sentence, asked.at, asked.next),
    subject: null,
    steps: [
      { tool: "list_tasks", filter: { status: "pending", due: readWindow(sentence, asked.days) }, asks: "first" },
    ],
  };
};
