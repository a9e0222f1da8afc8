import type { LanguageModelV3StreamPart, LanguageModelV3Usage } from "@ai-sdk/provider";
import type { Call } from "@/lib/agent/rules/script";

/** The rules cost nothing. */
const NO_USAGE: LanguageModelV3Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

export type Utterance = { kind: "text"; text: string } | { kind: "calls"; calls: Call[] };

/** An utterance of ours as the stream that any model would send. */
export function speak(utterance: Utterance): ReadableStream<LanguageModelV3StreamPart> {
  const start: LanguageModelV3StreamPart = { type: "stream-start", warnings: [] };
  const parts = [start, ...contentOf(utterance), finishOf(utterance)];
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}

function contentOf(utterance: Utterance): LanguageModelV3StreamPart[] {
  if (utterance.kind === "calls") {
    return utterance.calls.map(({ tool, input }) => ({
      type: "tool-call",
      toolCallId: crypto.randomUUID(),
      toolName: tool,
      input: JSON.stringify(input),
    }));
  }
  const id = "steward";
  return [
    { type: "text-start", id },
    { type: "text-delta", id, delta: utterance.text },
    { type: "text-end", id },
  ];
}

/**
 * An utterance of ours behind the words of a model that broke off. The end is not one that makes calls: what that model
 * still wanted is not done.
 */
export const lastWords = (utterance: Utterance): LanguageModelV3StreamPart[] => [
  ...(utterance.kind === "text" ? contentOf(utterance) : []),
  { type: "finish", usage: NO_USAGE, finishReason: { unified: "other", raw: "broke off" } },
];

const finishOf = ({ kind }: Utterance): LanguageModelV3StreamPart => ({
  type: "finish",
  usage: NO_USAGE,
  finishReason: { unified: kind === "calls" ? "tool-calls" : "stop", raw: undefined },
});
