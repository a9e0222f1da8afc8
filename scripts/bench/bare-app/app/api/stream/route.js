import { createOpenAI } from "@ai-sdk/openai";
import { streamText } from "ai";

const provider = createOpenAI({ apiKey: "none", baseURL: process.env.OPENAI_BASE_URL ?? "" });

/** What the least that streams a model's answer costs. */
export async function POST(/** @type {Request} */ request) {
  const { text } = await request.json();
  const result = streamText({ model: provider.chat("gpt-4o"), messages: [{ role: "user", content: text }] });
  return result.toUIMessageStreamResponse();
}
