import { answerQuestion } from "@/lib/agent/rules/answer-question";
import { askRhythm } from "@/lib/agent/rules/ask-rhythm";
import { byKnownTitle } from "@/lib/agent/rules/by-known-title";
import { askWhatWasMeant, smallTalk } from "@/lib/agent/rules/clarify";
import type { DialogueTurn } from "@/lib/agent/rules/dialogue";
import { followPlan } from "@/lib/agent/rules/follow-plan";
import type { OpenQuestion } from "@/lib/agent/rules/open-question";
import { lastMentionedTasks } from "@/lib/agent/rules/remember";
import type { Reading, RulesMove } from "@/lib/agent/rules/rules-move";
import { type Ending, type Move, nextMoveOf, type Question, type Script } from "@/lib/agent/rules/script";
import { shownCount, spokenOf } from "@/lib/agent/rules/spoken-of";
import type { RulesContext } from "@/lib/agent/rules/step-context";
import { isUnkeptRhythm } from "@/lib/agent/rules/with-rhythm";
import { understand } from "@/lib/language/understand";
import { ACT_AT, type PlanStep, type Understanding } from "@/lib/language/understanding";

type Here = Pick<RulesContext, "now" | "timeZone">;

/** What the rules do next about the last message of a dialogue. The same dialogue and hour give the same answer. */
export function nextMove(dialogue: readonly DialogueTurn[], here: Here): RulesMove {
  const turn = dialogue.at(-1) ?? { text: "", calls: [], reply: "" };
  const earlier = dialogue.slice(0, -1);
  const context: RulesContext = { ...here, earlier };
  const asked = openQuestion(context);
  // What follows a question of ours answers it; it says nothing about what was spoken of before.
  const understanding = understand(turn.text, { ...here, ...(asked ? shownCount(earlier) : spokenOf(earlier)) });
  const answer = asked && answerToQuestion(asked, turn.text, understanding, context);
  const reading = answer?.reading ?? understanding;
  const script = answer?.script ?? scriptFor(turn.text, understanding, context);
  if (answer || isClear(understanding)) return { reading, move: nextMoveOf(script, turn.calls) };
  return byKnownTitle(turn, understanding, context) ?? { reading, move: nextMoveOf(script, turn.calls) };
}

const isClear = ({ confidence, plan }: Understanding): boolean => confidence >= ACT_AT && plan.length > 0;

function scriptFor(text: string, understanding: Understanding, context: RulesContext): Script<Ending> {
  if (understanding.confidence < ACT_AT) return ending(askWhatWasMeant(text, understanding));
  if (understanding.plan.length === 0) return ending(smallTalk(text));
  const plan = inContext(understanding.plan, context);
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
      { ...second, task: { kind: "title", title: first.title, span: second.time.offset.span } },
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
  if (isRefusal(text, context)) return { reading: dropped(asked), script: ending({ kind: "say", text: "Okay." }) };
  const isRequest = understanding.confidence >= ACT_AT && understanding.plan.length > 0 && !understanding.missing;
  if (isRequest && !isPartOfAnswer(understanding, asked.open)) return null;
  const script = scriptAfterAnswer(asked.open, text, context);
  if (!script) return null;
  return { reading: { ...asked.reading, reasoning: `the answer to '${asked.question}'` }, script };
}

function scriptAfterAnswer(open: OpenQuestion, text: string, context: RulesContext): Script<Ending> | null {
  const plan = answerQuestion(open, text, context);
  if (plan) return followPlan(plan, context);
  if (open.missing === "rhythm" && isUnkeptRhythm(text, context)) return ending(askRhythm(open.plan));
  const field = /^\W*(?:the\s+|its\s+)?(title|name|description|note|notes)\W*$/i.exec(text)?.[1]?.toLowerCase();
  if (open.missing !== "change" || field === undefined) return null;
  const missing = field === "title" || field === "name" ? ("new title" as const) : ("new description" as const);
  return ending({ kind: "ask", question: `What should the ${missing} be?`, options: [], open: { ...open, missing } });
}

const isRefusal = (text: string, { now, timeZone }: RulesContext): boolean =>
  understand(text, { now, timeZone, pending: true }).intent === "CONFIRM_NO" && text.trim().split(/\s+/).length <= 4;

const dropped = ({ reading }: Asked): Reading => ({ ...reading, reasoning: "the question was turned down" });

/** "call mom tomorrow" after "What should the task be called?" is a title, though it could be a request. */
const isPartOfAnswer = ({ intent }: Understanding, { missing }: OpenQuestion): boolean =>
  (missing === "title" && intent === "CREATE_TASK") || (missing === "change" && intent === "UPDATE_TASK");

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
