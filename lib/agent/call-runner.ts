import { z } from "zod";
import { callsOfMessage, type RunCall } from "@/lib/agent/agent-tools";
import type { Thought } from "@/lib/agent/thought";
import type { TurnContext } from "@/lib/agent/turn-context";
import { wishToUndo } from "@/lib/agent/wish-to-undo";
import { askedCard } from "@/lib/domain/asked-card";
import type { JsonObject } from "@/lib/domain/invocation";
import { openToolTurn } from "@/lib/tools/tool-turn";

const jsonObject = z.custom<JsonObject>((value) => typeof value === "object" && value !== null).catch({});

/** Runs the calls of a turn through the gate, on behalf of whoever decided last, and notes what came of them. */
export function callRunner(context: TurnContext, thought: Thought, signal: AbortSignal): RunCall {
  const { caller, earlierCalls, text, now } = context;
  const wish = wishToUndo(text, { now, timeZone: caller.timeZone });
  const callerNow = () => ({
    ...caller,
    wishToUndo: wish,
    classification: {
      method: thought.decision?.method ?? ("RULE_BASED" as const),
      intent: thought.decision?.intent ?? null,
      confidence: thought.decision?.confidence ?? null,
      reasoning: thought.decision?.reasoning ?? null,
    },
  });
  const turn = openToolTurn(callerNow, { earlier: earlierCalls, signal });
  const run = callsOfMessage(caller.messageId, turn);
  const runAndNote: RunCall = async (name, input, toolCallId) => {
    const output = await run(name, input);
    const said = jsonObject.parse(input);
    thought.calls.push({ tool: name, input: said, result: output });
    thought.untold.set(toolCallId, { name, input: said, output });
    thought.card = askedCard(name, output) ?? thought.card;
    return output;
  };
  return (...call) => {
    const running = runAndNote(...call);
    thought.running = running.catch(() => {});
    return running;
  };
}
