import type { LanguageModelV3Message, LanguageModelV3Prompt } from "@ai-sdk/provider";

/** What a model has no use for, in every task of every list of the conversation. */
const NOISE = new Set(["created_at", "updated_at", "version", "record_id"]);

/** The prompt without what only programs need: empty fields and bookkeeping. Tokens are somebody's money. */
export const slimPrompt = (prompt: LanguageModelV3Prompt): LanguageModelV3Prompt => prompt.map(slimMessage);

function slimMessage(message: LanguageModelV3Message): LanguageModelV3Message {
  if (message.role !== "tool") return message;
  const content = message.content.map((part) =>
    part.type === "tool-result" && part.output.type === "json"
      ? { ...part, output: { ...part.output, value: JSON.parse(JSON.stringify(part.output.value, dropNoise)) } }
      : part,
  );
  return { ...message, content };
}

const dropNoise = (key: string, value: unknown): unknown => (value === null || NOISE.has(key) ? undefined : value);
