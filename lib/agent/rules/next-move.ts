import { answerQuestion } from "@/lib/agent/rules/answer-question";
import { askDoubt } from "@/lib/agent/rules/ask-doubt";
import { askRhythm } from "@/lib/agent/rules/ask-rhythm";
import { askAgain } from "@/lib/agent/rules/ask-which";
import { askWhatWasMeant, smallTalk } from "@/lib/agent/rules/clarify";
import type { DialogueTurn } from "@/lib/agent/rules/dialogue";
import { followPlan } from "@/lib/agent/rules/follow-plan";
import { isAgreement } from "@/lib/agent/rules/is-agreement";
import { lookUpCall, worldIn } from "@/lib/agent/rules/look-up";
import { lookingFirst } from "@/lib/agent/rules/looking-first";
import type { OpenQuestion } from "@/lib/agent/rules/open-question";
import { readRestated } from "@/lib/agent/rules/read-choice";
import { lastMentionedTasks } from "@/lib/agent/rules/remember";
import type { Reading, RulesMove } from "@/lib/agent/rules/rules-move";
import { type Ending, type Move, nextMoveOf, type Question, type Script } from "@/lib/agent/rules/script";
import { shownCount, spokenOf } from "@/lib/agent/rules/spoken-of";
import type { RulesContext } from "@/lib/agent/rules/step-context";
import { isUnkeptRhythm } from "@/lib/agent/rules/with-rhythm";
import { quoteTitle } from "@/lib/domain/quote-title";
import type { LanguageContext } from "@/lib/language/language-context";
import { understand } from "@/lib/language/understand";
import { ACT_AT, type PlanStep, type TaskReference, type Understanding } from "@/lib/language/understanding";
import { readTypedAnswer } from "@/lib/policy/read-typed-answer";

type Here = Pick<RulesContext, "now" | "timeZone">;

/** What the rules do next about the last message of a dialogue. The same dialogue and hour give the same answer. */
export function nextMove(dialogue: readonly DialogueTurn[], here: Here): RulesMove {
  const turn = dialogue.at(-1) ?? { text: "", calls: [], reply: "" };
  const earlier = dialogue.slice(0, -1);
  const before: RulesContext = { ...here, earlier };
  const asked = openQuestion(before);
  // A request of its own may point to what was offered; what waits was said before that was.
  const context: RulesContext = { ...before, ...(asked && isOffering(asked.open) && { offered: asked.open }) };
  // What follows a question of ours answers it; it says nothing about what was spoken of before.
  const knows: LanguageContext = {
    ...here,
    ...(asked ? { ...shownCount(context), wasAsked: true } : spokenOf(earlier, here)),
  };
  const heard = understand(turn.text, knows);
  const answer = asked && answerToQuestion(asked, turn.text, heard, before);
  if (answer) return { reading: answer.reading, move: nextMoveOf(answer.script, turn.calls) };
  const look = heard.lookUp === null ? null : lookUpCall(heard.lookUp);
  const world = look && worldIn(turn, look);
  if (look && !world) return { reading: lookingFor(heard), move: { kind: "call", calls: [look] } };
  const understanding = world ? understand(turn.text, { ...knows, world }) : heard;
  return { reading: understanding, move: nextMoveOf(scriptFor(turn.text, understanding, context), turn.calls) };
}

/** Sure enough to look, whatever comes of it. */
const lookingFor = ({ intent, reasoning, bare }: Understanding): Reading => ({
  intent,
  confidence: ACT_AT,
  reasoning,
  ...(bare && { bare }),
});

const isOffering = ({ tasks, reminders }: OpenQuestion): boolean => tasks.length + reminders.length > 0;

/** Chat may hold what would be told if a task were called so; by itself it leads to nothing. */
const isClear = ({ confidence, intent, plan }: Understanding): boolean =>
  confidence >= ACT_AT && plan.length > 0 && intent !== "GENERAL_CHAT";

function scriptFor(text: string, understanding: Understanding, context: RulesContext): Script<Ending> {
  // "yes!!!" is an answer to something, and no task of high priority.
  if (isOnlyAnswer(text) && understanding.intent === "CREATE_TASK")
    return ending(smallTalk(text, understanding, context));
  const question = understanding.doubt && askDoubt(understanding.doubt, understanding.plan, text);
  if (question) return ending(question);
  if (understanding.confidence < ACT_AT) return ending(askWhatWasMeant(text, understanding, context));
  if (!isClear(understanding)) return ending(smallTalk(text, understanding, context));
  const plan = lookingFirst(inContext(understanding.plan, context));
  return understanding.missing === "rhythm" ? ending(askRhythm(plan)) : followPlan(plan, context);
}

// biome-ignore lint/correctness/useYield: an ending that needs no calls is a script all the same.
function* ending(value: Ending): Script<Ending> {
  return value;
}

/**
 * "and remind me an hour before" names no task: it is about the one just spoken of. Without a time, "remind me to" only
 * makes the task.
 */
function inContext(plan: readonly PlanStep[], { earlier }: RulesContext): PlanStep[] {
  const [first, second] = plan;
  if (first?.tool !== "add_task" || second?.tool !== "schedule_reminder" || second.task?.kind !== "step")
    return [...plan];
  if (second.time === null) return [first, ...plan.slice(2)];
  // Counted back from when it is due: there has to be something that is.
  if (second.time.kind === "before" && first.title !== null && first.due === null && first.recurrence === null)
    return [
      {
        ...second,
        task: { kind: "title", title: first.perhaps?.title ?? first.title, span: second.time.offset.span },
      },
      ...plan.slice(2),
    ];
  if (first.title !== null || lastMentionedTasks(earlier).length === 0) return [...plan];
  const it = { kind: "pronoun", plural: false, span: { start: 0, end: 0 } } as const;
  return [{ ...second, task: it }, ...plan.slice(2)];
}

interface Answer {
  reading: Reading;
  script: Script<Ending>;
}

/** A request that waits goes on with its answer, unless the message is a request of its own. */
function answerToQuestion(
  asked: Asked,
  text: string,
  understanding: Understanding,
  context: RulesContext,
): Answer | null {
  if (isRefusal(text) && !namesTask(understanding))
    return { reading: dropped(asked), script: ending({ kind: "say", text: "Okay." }) };
  const reading = { ...asked.reading, reasoning: `the answer to ${quoteTitle(asked.question)}` };
  const restated = isClear(understanding) ? readRestated(understanding.plan, asked.open) : null;
  if (restated) return { reading, script: followPlan(withTask(asked.open.plan, restated), context) };
  const isAgreed = asked.open.missing === "yes" && isAgreement(text);
  // A mere thing after a question of ours is an answer to it, if it can be one.
  const isRequest = !isAgreed && isClear(understanding) && !understanding.missing && !understanding.bare;
  if (isRequest && !isPartOfAnswer(text, understanding, asked.open)) return null;
  const script = scriptAfterAnswer(asked.open, text, context);
  return script && { reading, script };
}

const withTask = ([step, ...rest]: readonly PlanStep[], task: TaskReference): PlanStep[] =>
  step && "task" in step ? [{ ...step, task }, ...rest] : rest;

function scriptAfterAnswer(open: OpenQuestion, text: string, context: RulesContext): Script<Ending> | null {
  const plan = answerQuestion(open, text, context);
  if (plan) return followPlan(plan, context);
  // "yes please" to "Which task did you mean?" chooses none.
  if (open.missing === "task" && (isAgreement(text) || /^\W*both\b/i.test(text))) return ending(askAgain(open));
  if (open.missing === "rhythm" && isUnkeptRhythm(text, context)) return ending(askRhythm(open.plan));
  const field = /^\W*(?:the\s+|its\s+)?(title|name|description|note|notes)\W*$/i.exec(text)?.[1]?.toLowerCase();
  if (open.missing !== "change" || field === undefined) return null;
  const missing = field === "title" || field === "name" ? ("new title" as const) : ("new description" as const);
  return ending({ kind: "ask", question: `What should the ${missing} be?`, options: [], open: { ...open, missing } });
}

const NEITHER = /^\W*(?:neither|none|nothing)(?: of (?:them|those|these))?\W*$/i;

function isOnlyAnswer(text: string): boolean {
  const answer = readTypedAnswer(text);
  return answer.kind === "yes" || (answer.kind === "no" && answer.rest === "");
}

function isRefusal(text: string): boolean {
  const answer = readTypedAnswer(text);
  return NEITHER.test(text) || (answer.kind === "no" && (answer.rest === "" || text.trim().split(/\s+/).length <= 4));
}

/** "cancel" turns a question down, "cancel lunch" is a request. */
const namesTask = (understanding: Understanding): boolean =>
  isClear(understanding) && understanding.plan.some((step) => "task" in step && step.task?.kind === "title");

const dropped = ({ reading }: Asked): Reading => ({ ...reading, reasoning: "the question was turned down" });

/** "call mom tomorrow" after "What should the task be called?" is a title, though it could be a request. */
const isPartOfAnswer = (text: string, { intent }: Understanding, { missing }: OpenQuestion): boolean =>
  (missing === "title" && intent === "CREATE_TASK") ||
  (missing === "change" && intent === "UPDATE_TASK") ||
  // "the overdue ones"; "show the overdue ones" is a request of its own.
  (missing === "set" && intent === "LIST_TASKS" && !/^\W*(?:show|list|what|which|see|view)\b/i.test(text));

interface Asked {
  question: string;
  reading: Reading;
  open: OpenQuestion;
}

/**
 * Whether the last reply was a question of ours, found by telling that turn again. A reply in other words was a model's,
 * and no request of ours waits for what follows it.
 */
function openQuestion({ earlier, now, timeZone }: RulesContext): Asked | null {
  const before = earlier.at(-1);
  if (!before?.reply.endsWith("?")) return null;
  const { move, reading } = nextMove(earlier, { now, timeZone });
  if (!isOurQuestion(move, before.reply) || !move.open) return null;
  return { question: move.question, reading, open: move.open };
}

const isOurQuestion = (move: Move, reply: string): move is Question => move.kind === "ask" && move.question === reply;
