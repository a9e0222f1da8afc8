import { z } from "zod";

/** What a model was asked, told the same way for both of OpenAI's protocols. */
export interface ModelRequest {
  body: Record<string, unknown>;
  /** The last message of the person. */
  text: string;
  /** What was said before it by either side, the system's part left out. */
  said: string[];
  /** The name of the script that the conversation follows: the last one the person put in brackets. */
  script: string | undefined;
  /** What the calls since then were answered, as the model reads it. */
  results: string[];
  /** How often it has called since then: several calls at once are one round. */
  rounds: number;
}

const textContent = z.union([
  z.string(),
  z.array(z.looseObject({ text: z.string() })).transform((parts) => parts.map(({ text }) => text).join("\n")),
]);

const chatMessage = z.discriminatedUnion("role", [
  z.looseObject({ role: z.enum(["system", "developer"]) }).transform(() => []),
  z.looseObject({ role: z.literal("user"), content: textContent }).transform(({ content }) => [user(content)]),
  z
    .looseObject({
      role: z.literal("assistant"),
      content: textContent.nullish(),
      tool_calls: z.array(z.unknown()).nullish(),
    })
    .transform(({ content, tool_calls }) => [
      ...(content ? [assistant(content)] : []),
      ...(tool_calls ?? []).map(() => call()),
    ]),
  z.looseObject({ role: z.literal("tool"), content: textContent }).transform(({ content }) => [result(content)]),
]);

const responsesItem = z.union([
  z.looseObject({ role: z.enum(["system", "developer"]) }).transform(() => []),
  z.looseObject({ role: z.literal("user"), content: textContent }).transform(({ content }) => [user(content)]),
  z
    .looseObject({ role: z.literal("assistant"), content: textContent })
    .transform(({ content }) => [assistant(content)]),
  z.looseObject({ type: z.literal("function_call"), name: z.string() }).transform(() => [call()]),
  z
    .looseObject({ type: z.literal("function_call_output"), output: z.string() })
    .transform(({ output }) => [result(output)]),
]);

const user = (text: string) => ({ kind: "user" as const, text });
const assistant = (text: string) => ({ kind: "assistant" as const, text });
const call = () => ({ kind: "call" as const, text: "" });
const result = (text: string) => ({ kind: "result" as const, text });

const body = z.union([
  z.looseObject({ messages: z.array(chatMessage) }).transform(({ messages }) => messages.flat()),
  z.looseObject({ input: z.array(responsesItem) }).transform(({ input }) => input.flat()),
]);

const NAME = /\(([^()]+)\)/;

export function readModelRequest(raw: unknown): ModelRequest {
  const items = body.parse(raw);
  const here = items.findLastIndex(({ kind }) => kind === "user");
  const since = items.slice(here + 1);
  return {
    body: z.record(z.string(), z.unknown()).parse(raw),
    text: items[here]?.text ?? "",
    script: items.flatMap(({ kind, text }) => (kind === "user" ? (NAME.exec(text)?.[1] ?? []) : [])).at(-1),
    said: items.slice(0, here).flatMap(({ kind, text }) => (kind === "user" || kind === "assistant" ? [text] : [])),
    results: since.flatMap(({ kind, text }) => (kind === "result" ? [text] : [])),
    rounds: since.filter(({ kind }, index) => kind === "call" && since[index - 1]?.kind !== "call").length,
  };
}
