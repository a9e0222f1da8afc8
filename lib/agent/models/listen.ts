import type { LanguageModelV3, LanguageModelV3CallOptions, LanguageModelV3StreamPart } from "@ai-sdk/provider";
import { answerBudget } from "@/lib/agent/models/answer-budget";
import { markPrograms } from "@/lib/agent/models/mark-programs";
import { slimPrompt } from "@/lib/agent/models/slim-prompt";
import { findTool } from "@/lib/tools/tool-registry";

export interface ListenOptions {
  /** How long it may be silent. */
  quietMs: number;
  /** Whether a call that makes no sense spoils the answer. Otherwise it goes through and the model is told. */
  checksCalls: boolean;
}

export interface Heard {
  /** Parts of the answer that were held back until it was sure to be one. */
  parts: LanguageModelV3StreamPart[];
  reader: ReadableStreamDefaultReader<LanguageModelV3StreamPart>;
  watch: Watch;
  judge: Judge;
  /** Lets go of the connection. */
  abandon(): void;
}

type Watch = <Value>(promise: PromiseLike<Value>) => Promise<Value>;

/** Throws at a part that spoils the answer. */
type Judge = (part: LanguageModelV3StreamPart) => void;

/**
 * Asks a model and listens until its answer is certain to be one: words, or calls that exist and are well formed. Until
 * then nothing was shown, so whatever goes wrong can still be answered otherwise: it throws. A limit on silence is set
 * here, per wait, because the SDK's own time limit would end the whole turn.
 */
export async function listen(
  model: LanguageModelV3,
  options: LanguageModelV3CallOptions,
  { quietMs, checksCalls }: ListenOptions,
): Promise<Heard> {
  const quiet = new AbortController();
  const watch: Watch = async (promise) => {
    const timer = setTimeout(() => quiet.abort(new DOMException("The model went quiet.", "TimeoutError")), quietMs);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
    }
  };
  const abandon = () => quiet.abort();
  const keepWithinBudget = answerBudget();
  const judge: Judge = (part) => {
    requireSound(part);
    keepWithinBudget(part);
  };
  const signals = options.abortSignal ? [quiet.signal, options.abortSignal] : [quiet.signal];
  try {
    const asked = {
      ...options,
      prompt: markPrograms(slimPrompt(options.prompt)),
      abortSignal: AbortSignal.any(signals),
    };
    const { stream } = await watch(model.doStream(asked));
    const reader = stream.getReader();
    return { parts: await holdBack(reader, watch, judge, checksCalls), reader, watch, judge, abandon };
  } catch (error) {
    abandon();
    throw error;
  }
}

async function holdBack(
  reader: ReadableStreamDefaultReader<LanguageModelV3StreamPart>,
  watch: Watch,
  judge: Judge,
  checksCalls: boolean,
): Promise<LanguageModelV3StreamPart[]> {
  const held: LanguageModelV3StreamPart[] = [];
  for (;;) {
    const { done, value } = await watch(reader.read());
    if (done) throw new Error("The answer ended before it began.");
    judge(value);
    if (value.type === "tool-call" && checksCalls && !isSound(value.toolName, value.input))
      throw new Error(`The call of ${value.toolName} makes no sense.`);
    held.push(value);
    if (value.type === "text-delta" && value.delta.trim() !== "") return held;
    if (value.type !== "finish") continue;
    if (!held.some((part) => part.type === "tool-call")) throw new Error("The answer was empty.");
    // The SDK makes calls only after these; what it left unmade would look done.
    if (!MAKES_CALLS.has(value.finishReason.unified)) throw new Error("The answer was cut off after its calls.");
    return held;
  }
}

const MAKES_CALLS: ReadonlySet<string> = new Set(["stop", "tool-calls"]);

/** Throws what a broken answer ends with: an error in its midst, or an end that is none of a model's choosing. */
function requireSound(part: LanguageModelV3StreamPart): void {
  if (part.type === "error") throw part.error;
  if (part.type !== "finish") return;
  const { unified, raw } = part.finishReason;
  // A server may have words of its own for the end; an answer that just stops has none.
  if (MAKES_CALLS.has(unified) || (unified === "other" && raw !== undefined)) return;
  throw new Error(`The answer was cut off: ${unified}.`);
}

/** A tool there is, with input it takes. */
function isSound(name: string, input: string): boolean {
  try {
    return findTool(name)?.prepare(JSON.parse(input || "{}")).valid ?? false;
  } catch {
    return false;
  }
}

/** Parts to end a broken answer with, instead of an error. Throws when there is nothing better to say. */
export type Recover = (error: unknown) => LanguageModelV3StreamPart[];

const giveUp: Recover = (error) => {
  throw error;
};

/** What was held back, then the rest as it comes. */
export function continueAnswer(
  { parts, reader, watch, judge, abandon }: Heard,
  recover: Recover = giveUp,
): ReadableStream<LanguageModelV3StreamPart> {
  let openText: string | null = null;
  const note = (part: LanguageModelV3StreamPart): LanguageModelV3StreamPart => {
    if (part.type === "text-start") openText = part.id;
    if (part.type === "text-end") openText = null;
    return part;
  };
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(note(part));
    },
    async pull(controller) {
      try {
        const { done, value } = await watch(reader.read());
        if (done) return controller.close();
        judge(value);
        controller.enqueue(note(value));
      } catch (error) {
        abandon();
        const rest = recover(error);
        if (openText !== null) controller.enqueue({ type: "text-end", id: openText });
        for (const part of rest) controller.enqueue(part);
        controller.close();
      }
    },
    cancel() {
      abandon();
    },
  });
}
