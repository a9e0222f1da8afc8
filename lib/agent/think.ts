import { type StopCondition, type StreamTextResult, stepCountIs, streamText, type ToolSet } from "ai";
import { agentTools, toolOutput } from "@/lib/agent/agent-tools";
import { callRunner } from "@/lib/agent/call-runner";
import type { ChatMessage } from "@/lib/agent/chat-message";
import { endReply } from "@/lib/agent/end-reply";
import { isTalkingToModel, modelPrompt } from "@/lib/agent/model-prompt";
import { chooseModel } from "@/lib/agent/models/choose-model";
import type { ReplyEnd } from "@/lib/agent/reply-end";
import { type ReplyWriter, showCall } from "@/lib/agent/reply-writer";
import { systemPrompt } from "@/lib/agent/system-prompt";
import { newThought, type Thought } from "@/lib/agent/thought";
import type { TurnContext } from "@/lib/agent/turn-context";
import { LIMITS } from "@/lib/domain/limits";

/** The loop: a model says what to call, the gate does it, until there is an answer or a question to the person. */
export async function think(writer: ReplyWriter, context: TurnContext, signal: AbortSignal): Promise<ReplyEnd> {
  const thought = newThought();
  for (const { name, input, result } of context.earlierCalls) {
    thought.calls.push({ tool: name, input, result });
    showCall(writer, { name, input, output: toolOutput(result) });
  }
  const result = await startThinking(context, thought, signal);
  await passOn(result, writer, thought, signal);
  await tellTheRest(writer, thought);
  return endReply(writer, thought, signal);
}

async function startThinking(context: TurnContext, thought: Thought, signal: AbortSignal) {
  const { caller, messages, now } = context;
  const here = { now, timeZone: caller.timeZone };
  const ending = AbortSignal.any([signal, AbortSignal.timeout(LIMITS.secondsPerTurn * 1000)]);
  const run = callRunner(context, thought, ending);
  const tools = agentTools(run);
  return streamText({
    model: chooseModel({
      ...here,
      isTalkingToModel: isTalkingToModel(messages),
      onDecision: (decision) => {
        thought.decision = decision;
      },
    }),
    system: systemPrompt({ ...here, token: caller.token }),
    messages: await modelPrompt(context, tools),
    tools,
    // After a delete nothing more is done: the question to the person is the end of the turn.
    stopWhen: [stepCountIs(LIMITS.stepsPerTurn), () => thought.card !== null, isOverBudget],
    abortSignal: ending,
    maxRetries: 0,
    maxOutputTokens: LIMITS.tokensPerAnswer,
    // Our history is in the database: nothing is left behind at the provider's.
    providerOptions: { openai: { store: false, parallelToolCalls: false } },
    // A call of no tool, or in broken JSON, never reaches the gate by itself; it is written down all the same.
    async experimental_repairToolCall({ toolCall }) {
      await run(toolCall.toolName, { malformed: toolCall.input.slice(0, 200) }, toolCall.toolCallId);
      // The stream tells of it as a call that could not be made.
      thought.untold.delete(toolCall.toolCallId);
      return null;
    },
    // Told in words by `passOn`.
    onError: () => {},
  });
}

const isOverBudget: StopCondition<ToolSet> = ({ steps }) =>
  steps.reduce((sum, { usage }) => sum + (usage.totalTokens ?? 0), 0) > LIMITS.tokensPerTurn;

/** Hands the stream on. An `error` would make the browser drop all that follows: it is told in words instead. */
async function passOn(
  result: StreamTextResult<ToolSet, never>,
  writer: ReplyWriter,
  thought: Thought,
  signal: AbortSignal,
): Promise<void> {
  try {
    const stream = result.toUIMessageStream<ChatMessage>({ sendStart: false, sendReasoning: false });
    for await (const chunk of stream) {
      if (chunk.type === "error" || chunk.type === "abort") thought.ending = signal.aborted ? "stopped" : "failed";
      // The turn has an end of its own.
      else if (chunk.type !== "finish") writer.write(chunk);
      else if (thought.ending === "finished" && chunk.finishReason === "tool-calls") thought.ending = "limit";
      if (chunk.type === "tool-input-available") thought.begun.add(chunk.toolCallId);
      if (chunk.type === "tool-output-available") thought.untold.delete(chunk.toolCallId);
      if (chunk.type === "text-delta" && chunk.delta.trim() !== "") thought.hasWords = true;
    }
  } catch {
    thought.ending = signal.aborted ? "stopped" : "failed";
  }
}

/** A turn that is stopped, or out of time, in the middle of a call stops the telling, not the call: what it did is shown all the same. */
async function tellTheRest(writer: ReplyWriter, thought: Thought): Promise<void> {
  if (thought.ending !== "stopped" && thought.ending !== "failed") return;
  await thought.running;
  for (const [toolCallId, call] of thought.untold) {
    if (thought.begun.has(toolCallId)) writer.write({ type: "tool-output-available", toolCallId, output: call.output });
    else showCall(writer, call);
  }
}
