import {
  convertToModelMessages,
  type ModelMessage,
  type StopCondition,
  stepCountIs,
  streamText,
  type ToolSet,
} from "ai";
import { z } from "zod";
import { agentTools, callsOfMessage, toolOutput } from "@/lib/agent/agent-tools";
import type { ChatMessage, ToolOutput } from "@/lib/agent/chat-message";
import type { Decision } from "@/lib/agent/decision";
import { endReply, type Thought } from "@/lib/agent/end-reply";
import { chooseModel } from "@/lib/agent/models/choose-model";
import type { ReplyEnd } from "@/lib/agent/reply-end";
import { type ReplyWriter, showCall } from "@/lib/agent/reply-writer";
import { systemPrompt } from "@/lib/agent/system-prompt";
import type { TurnContext } from "@/lib/agent/turn-context";
import type { JsonObject } from "@/lib/domain/invocation";
import { LIMITS } from "@/lib/domain/limits";
import { pendingActionJson } from "@/lib/domain/pending-action-json";
import { openToolTurn } from "@/lib/tools/tool-turn";

const withCard = z.object({ pending_action: pendingActionJson });
const jsonObject = z.custom<JsonObject>((value) => typeof value === "object" && value !== null).catch({});

/** The loop: a model says what to call, the gate does it, until there is an answer or a question to the person. */
export async function think(writer: ReplyWriter, context: TurnContext, signal: AbortSignal): Promise<ReplyEnd> {
  const { caller, messages, earlierCalls, now } = context;
  const thought: Thought = { decision: null, card: null, calls: [], ending: "finished", hasWords: false };
  const turn = openToolTurn(() => ({ ...caller, classification: classificationOf(thought.decision) }), {
    earlier: earlierCalls,
  });
  const runCall = callsOfMessage(caller.messageId, turn);
  const run = async (name: string, input: unknown): Promise<ToolOutput> => {
    signal.throwIfAborted();
    const output = await runCall(name, input);
    thought.calls.push({ tool: name, input: jsonObject.parse(input), result: output });
    const card = name === "delete_task" && output.success ? withCard.safeParse(output.data) : null;
    if (card?.success) thought.card = card.data.pending_action;
    return output;
  };
  const tools = agentTools(run);
  for (const { name, input, result } of earlierCalls) {
    thought.calls.push({ tool: name, input, result });
    showCall(writer, { name, input, output: toolOutput(result) });
  }
  const result = streamText({
    model: chooseModel({
      now,
      timeZone: caller.timeZone,
      isTalkingToModel: lastReplyWasModels(messages),
      onDecision: (decision) => {
        thought.decision = decision;
      },
    }),
    system: systemPrompt({ now, timeZone: caller.timeZone }),
    messages: [...(await modelMessages(messages, tools)), ...earlierMessages(context)],
    tools,
    stopWhen: [stepCountIs(LIMITS.stepsPerTurn), () => thought.card !== null, isOverBudget],
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(LIMITS.secondsPerTurn * 1000)]),
    maxRetries: 0,
    maxOutputTokens: LIMITS.tokensPerAnswer,
    // Our history is in the database: nothing is left behind at the provider's.
    providerOptions: { openai: { store: false, parallelToolCalls: false } },
    // A call of no tool, or in broken JSON, never reaches the gate by itself; it is written down all the same.
    async experimental_repairToolCall({ toolCall }) {
      await run(toolCall.toolName, { malformed: toolCall.input.slice(0, 200) });
      return null;
    },
    onError: () => {},
  });
  await pass(result, writer, thought, signal);
  return endReply(writer, thought);
}

/** Hands the stream on. An `error` would make the browser drop all that follows: it is told in words instead. */
async function pass(
  result: ReturnType<typeof streamText<ToolSet>>,
  writer: ReplyWriter,
  thought: Thought,
  signal: AbortSignal,
): Promise<void> {
  try {
    const stream = result.toUIMessageStream<ChatMessage>({ sendStart: false, sendFinish: false, sendReasoning: false });
    for await (const chunk of stream) {
      if (chunk.type === "error" || chunk.type === "abort") thought.ending = signal.aborted ? "stopped" : "failed";
      else writer.write(chunk);
      if (chunk.type === "text-delta" && chunk.delta.trim() !== "") thought.hasWords = true;
    }
    if (thought.ending === "finished" && (await result.finishReason) === "tool-calls") thought.ending = "limit";
  } catch {
    thought.ending = signal.aborted ? "stopped" : "failed";
  }
}

const isOverBudget: StopCondition<ToolSet> = ({ steps }) =>
  steps.reduce((sum, { usage }) => sum + (usage.totalTokens ?? 0), 0) > LIMITS.tokensPerTurn;

const classificationOf = (decision: Decision | null) => ({
  method: decision?.method ?? ("RULE_BASED" as const),
  intent: decision?.intent ?? null,
  confidence: decision?.confidence ?? null,
});

/** A call without a result, left by a crash, would break the turn. */
const modelMessages = (messages: ChatMessage[], tools: ToolSet): Promise<ModelMessage[]> =>
  convertToModelMessages(messages, { tools, ignoreIncompleteToolCalls: true });

/** What was done for this message before its turn broke off, as if this turn had done it. */
function earlierMessages({ earlierCalls }: TurnContext): ModelMessage[] {
  return earlierCalls.flatMap(({ name, input, result }, index): ModelMessage[] => {
    const call = { toolCallId: `earlier-${index}`, toolName: name };
    const value = JSON.parse(JSON.stringify(toolOutput(result)));
    return [
      { role: "assistant", content: [{ type: "tool-call", ...call, input }] },
      { role: "tool", content: [{ type: "tool-result", ...call, output: { type: "json", value } }] },
    ];
  });
}

function lastReplyWasModels(messages: ChatMessage[]): boolean {
  const parts = messages.findLast(({ role }) => role === "assistant")?.parts ?? [];
  return parts.some((part) => part.type === "data-decision" && part.data.classification_method === "LLM_FALLBACK");
}
