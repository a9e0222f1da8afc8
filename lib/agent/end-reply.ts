import { brokenOff } from "@/lib/agent/broken-off";
import type { Decision } from "@/lib/agent/decision";
import { putQuestion } from "@/lib/agent/put-question";
import type { ReplyEnd } from "@/lib/agent/reply-end";
import { type ReplyWriter, say } from "@/lib/agent/reply-writer";
import { sayDeeds } from "@/lib/agent/rules/words/say-deeds";
import type { Thought } from "@/lib/agent/thought";
import type { DecisionType } from "@/lib/domain/agent-response";

/** Says what the model left unsaid, and in which state the turn ends. */
export function endReply(writer: ReplyWriter, thought: Thought, signal: AbortSignal): ReplyEnd {
  const { decision, card, ending } = thought;
  if (decision) explain(writer, decision, thought);
  // A card that was made stays, whatever became of the model afterwards.
  if (card) {
    // What else the message asked for was done before it: nobody has told yet.
    const told = thought.hasWords ? "" : sayDeeds(thought.calls);
    if (told) say(writer, told);
    return putQuestion(writer, card);
  }
  if (ending === "stopped") return tellStopped(writer, thought, signal);
  if (ending === "failed") return tellFailure(writer, thought);
  if (ending === "limit") say(writer, `${deeds(thought)}I stopped here: this took more steps than I may make at once.`);
  else if (!thought.hasWords) say(writer, sayDeeds(thought.calls) || "Done.");
  if (decision?.clarification) {
    writer.write({ type: "data-clarification", id: "clarification", data: decision.clarification });
    return { state: "needs_clarification", ...codeOf(decision) };
  }
  return decision?.errorCode ? { state: "error", ...codeOf(decision) } : { state: "complete" };
}

const codeOf = ({ errorCode }: Decision): Pick<ReplyEnd, "error_code"> => (errorCode ? { error_code: errorCode } : {});

/** A model's words may have broken off anywhere; the rules say what was done in one piece, or not yet at all. */
function tellStopped(writer: ReplyWriter, { calls, decision, hasWords }: Thought, signal: AbortSignal): ReplyEnd {
  const told = hasWords && decision?.method === "RULE_BASED" ? "" : sayDeeds(calls);
  if (told) say(writer, `${told}.`);
  return brokenOff(signal);
}

/** What was done stays done, so it is said. Trying again goes on from there. */
function tellFailure(writer: ReplyWriter, thought: Thought): ReplyEnd {
  const problem = thought.hasWords ? "The answer broke off." : "The language model did not answer.";
  say(writer, `${deeds(thought)}${problem} Try again in a moment.`);
  return { state: "error", error_code: "TIMEOUT" };
}

function deeds({ calls }: Thought): string {
  const told = sayDeeds(calls);
  return told ? `${told}. ` : "";
}

function explain(writer: ReplyWriter, decision: Decision, thought: Thought): void {
  const { intent, confidence, method, reasoning } = decision;
  const data = {
    intent,
    confidence,
    reasoning,
    classification_method: method,
    decision_type: decisionType(decision, thought),
  };
  writer.write({ type: "data-decision", id: "decision", data });
}

function decisionType({ clarification }: Decision, { card, calls }: Thought): DecisionType {
  if (card) return "REQUEST_CONFIRMATION";
  if (clarification) return "ASK_CLARIFICATION";
  return calls.length > 0 ? "INVOKE_TOOL" : "RESPOND_ONLY";
}
