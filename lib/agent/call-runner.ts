import { z } from "zod";
import { callsOfMessage } from "@/lib/agent/agent-tools";
import type { ToolOutput } from "@/lib/agent/chat-message";
import type { Thought } from "@/lib/agent/thought";
import type { TurnContext } from "@/lib/agent/turn-context";
import type { JsonObject } from "@/lib/domain/invocation";
import { pendingActionJson } from "@/lib/domain/pending-action-json";
import { openToolTurn } from "@/lib/tools/tool-turn";

const withCard = z.object({ pending_action: pendingActionJson });
const jsonObject = z.custom<JsonObject>((value) => typeof value === "object" && value !== null).catch({});

export type RunCall = (name: string, input: unknown) => Promise<ToolOutput>;

/** Runs the calls of a turn through the gate, on behalf of whoever decided last, and notes what came of them. */
export function callRunner({ caller, earlierCalls }: TurnContext, thought: Thought, signal: AbortSignal): RunCall {
  const callerNow = () => ({
    ...caller,
    classification: {
      method: thought.decision?.method ?? ("RULE_BASED" as const),
      intent: thought.decision?.intent ?? null,
      confidence: thought.decision?.confidence ?? null,
      reasoning: thought.decision?.reasoning ?? null,
    },
  });
  const turn = openToolTurn(callerNow, { earlier: earlierCalls, signal });
  const run = callsOfMessage(caller.messageId, turn);
  return async (name, input) => {
    const output = await run(name, input);
    thought.calls.push({ tool: name, input: jsonObject.parse(input), result: output });
    const card = name === "delete_task" && output.success ? withCard.safeParse(output.data) : null;
    if (card?.success) thought.card = card.data.pending_action;
    return output;
  };
}
