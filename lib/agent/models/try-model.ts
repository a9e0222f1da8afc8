import { APICallError } from "@ai-sdk/provider";
import { streamText } from "ai";
import { type ModelStatus, modelStatus } from "@/lib/agent/models/model-status";
import { openaiModel } from "@/lib/agent/models/openai-model";
import { understand } from "@/lib/language/understand";
import { configuration } from "@/lib/platform/configuration";

export interface ModelTrial {
  works: boolean;
  /** What happened, for the person who pressed the button. */
  sentence: string;
}

type Model = Exclude<ModelStatus, { mode: "rules" }>;

const SAMPLE = "Add task: Call the bank tomorrow at 9";
/** Room for a model that thinks aloud before its one word. */
const MOST_TOKENS = 500;

/** Asks whoever thinks here one tiny thing. */
export async function tryModel(timeZone: string): Promise<ModelTrial> {
  const status = modelStatus();
  const began = performance.now();
  const took = () => sayDuration(performance.now() - began);
  if (status.mode === "rules") {
    const { title } = understand(SAMPLE, { now: new Date(), timeZone });
    return { works: true, sentence: `“${SAMPLE}” was read as “${title}” in ${took()}, without a model.` };
  }
  try {
    const words = await askOneWord();
    return words
      ? { works: true, sentence: `${status.model} answered in ${took()}.` }
      : { works: false, sentence: `${status.model} answered without a word. Is it a chat model?` };
  } catch (error) {
    return { works: false, sentence: sayFailure(error, status) };
  }
}

async function askOneWord(): Promise<string> {
  const settings = configuration();
  let failure: unknown;
  const { text } = streamText({
    model: openaiModel(settings),
    prompt: "Answer with one word: ready",
    maxOutputTokens: MOST_TOKENS,
    maxRetries: 0,
    abortSignal: AbortSignal.timeout(settings.OPENAI_TIMEOUT_SECONDS * 1000),
    providerOptions: { openai: { store: false } },
    onError: ({ error }) => {
      failure = error;
    },
    onAbort: () => {
      failure = new DOMException("The model took too long.", "TimeoutError");
    },
  });
  try {
    return (await text).trim();
  } catch (error) {
    // The SDK says only that there was no output; why, it has told before.
    throw failure ?? error;
  }
}

const REFUSALS: Record<number, (model: Model) => string> = {
  401: ({ host }) => `${host} did not accept the key.`,
  403: ({ host }) => `${host} does not allow this with the key it was given.`,
  404: ({ host, model }) => `${host} knows no model called ${model}.`,
  429: ({ host }) => `${host} says there were too many requests, or that the credit is used up.`,
};

function sayFailure(error: unknown, model: Model): string {
  const { host } = model;
  if (isTimeout(error)) {
    return `${host} did not answer within ${configuration().OPENAI_TIMEOUT_SECONDS} seconds.`;
  }
  if (!APICallError.isInstance(error)) return `${host} answered something that could not be understood.`;
  const { statusCode } = error;
  if (statusCode === undefined) return `Nobody answered at ${host}. Is it running, and is the address right?`;
  return REFUSALS[statusCode]?.(model) ?? `${host} answered with an error (${statusCode}). Try again in a moment.`;
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");

const sayDuration = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.max(1, Math.round(milliseconds))} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
