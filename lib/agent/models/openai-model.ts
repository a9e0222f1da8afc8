import { createOpenAI } from "@ai-sdk/openai";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import type { Configuration } from "@/lib/platform/configuration";

type Settings = Pick<Configuration, "OPENAI_API_KEY" | "OPENAI_BASE_URL" | "OPENAI_DEFAULT_MODEL" | "OPENAI_API">;

/**
 * The configured model. OpenAI itself is spoken to by its Responses API; any other server (Ollama, vLLM, LM Studio) by
 * Chat Completions, which all of them know. Those often want no key, but the header has to be there.
 */
export function openaiModel(settings: Settings): LanguageModelV3 {
  const {
    OPENAI_API_KEY: apiKey = "none",
    OPENAI_BASE_URL: baseURL,
    OPENAI_DEFAULT_MODEL: name,
    OPENAI_API,
  } = settings;
  const provider = createOpenAI({ apiKey, ...(baseURL === undefined ? {} : { baseURL }) });
  const api = OPENAI_API ?? (baseURL === undefined || isOpenAi(baseURL) ? "responses" : "chat");
  return api === "responses" ? provider.responses(name) : provider.chat(name);
}

const isOpenAi = (url: string): boolean => new URL(url).hostname === "api.openai.com";
