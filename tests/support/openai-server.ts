import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type ModelRequest, readModelRequest } from "@/tests/support/model-request";
import { type OpenAiStream, speakChatCompletions, speakResponses } from "@/tests/support/openai-stream";

/** What goes wrong, and when. `silent` waits for the client to give up. */
export type Trouble =
  | { status: number }
  | "silent before headers"
  | "silent after headers"
  | "silent after words"
  | "cut after words"
  | "error after words"
  | "garbage after words"
  | "closed early";

export interface ScriptedAnswer {
  words?: string;
  /** Milliseconds before the first word. */
  thinks?: number;
  /** Milliseconds between two words. */
  pace?: number;
  /** Said when this resolves, after the words before it. */
  afterwards?: { when: Promise<unknown>; words: string };
  /** The input as an object, or as text when it is to be malformed. */
  calls?: { name: string; input: unknown }[];
  finishReason?: string;
  trouble?: Trouble;
}

/** What the model answers to a request; with several, the next one after each round of calls. */
export type Script = ScriptedAnswer | ScriptedAnswer[] | ((request: ModelRequest) => ScriptedAnswer);

interface SeenRequest extends ModelRequest {
  path: string;
  /** The client went away before the answer was finished. */
  closedEarly: Promise<boolean>;
}

export interface OpenAiServer {
  /** For OPENAI_BASE_URL. */
  url: string;
  /** The script for conversations in which the person said this name in brackets: "I want to buy bread (name)". */
  when(name: string, script: Script): void;
  /** The requests of those conversations, in order of arrival. */
  seen(name: string): SeenRequest[];
  stop(): Promise<void>;
}

/** A model as a server on loopback: OpenAI's two streaming protocols, saying what a script says. */
export async function startOpenAiServer(): Promise<OpenAiServer> {
  const scripts = new Map<string, Script>();
  const requests: SeenRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const request = readModelRequest(await bodyOf(incoming));
    requests.push({ ...request, path: incoming.url ?? "", closedEarly: closedEarly(response) });
    const script = scripts.get(request.script ?? "");
    const isResponses = incoming.url?.endsWith("/responses");
    const stream = isResponses ? speakResponses(response) : speakChatCompletions(response);
    await answer(response, stream, script === undefined ? { trouble: { status: 404 } } : choose(script, request));
  });
  // A connection that is closed just when it is used again would look like trouble that no script asked for.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  return {
    url: `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}/v1`,
    when: (name, script) => void scripts.set(name, script),
    seen: (name) => requests.filter(({ script }) => script === name),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

const closedEarly = (response: ServerResponse): Promise<boolean> =>
  new Promise((resolve) => response.once("close", () => resolve(!response.writableFinished)));

function choose(script: Script, request: ModelRequest): ScriptedAnswer {
  if (typeof script === "function") return script(request);
  return Array.isArray(script) ? (script[request.rounds] ?? { words: "There is no more to say." }) : script;
}

async function answer(response: ServerResponse, stream: OpenAiStream, said: ScriptedAnswer): Promise<void> {
  const { trouble, words, thinks = 0, pace = 0, afterwards, calls = [] } = said;
  if (trouble === "silent before headers") return;
  if (typeof trouble === "object") {
    const error = { message: `Scripted ${trouble.status}`, type: "scripted", code: null, param: null };
    response.writeHead(trouble.status, { "content-type": "application/json" }).end(JSON.stringify({ error }));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
  if (trouble === "silent after headers") return;
  stream.open();
  if (thinks > 0) await pause(thinks);
  if (words !== undefined) await stream.say(inWords(response, words, pace, afterwards), trouble === undefined);
  for (const { name, input } of calls) stream.call(name, typeof input === "string" ? input : JSON.stringify(input));
  if (trouble !== undefined) return breakOff(response, stream, trouble);
  stream.finish(said.finishReason ?? (calls.length > 0 ? "tool_calls" : "stop"));
  response.end();
}

async function* inWords(
  response: ServerResponse,
  words: string,
  pace: number,
  afterwards: ScriptedAnswer["afterwards"],
): AsyncGenerator<string> {
  for (const word of words.match(/\S+\s*/g) ?? []) {
    if (response.closed) return;
    yield word;
    if (pace > 0) await pause(pace);
  }
  if (!afterwards) return;
  await afterwards.when;
  yield* inWords(response, afterwards.words, pace, undefined);
}

function breakOff(response: ServerResponse, stream: OpenAiStream, trouble: Exclude<Trouble, object>): void {
  if (trouble === "silent after words") return;
  // Not before the words are on their way.
  if (trouble === "cut after words") return void response.write(":\n\n", () => response.destroy());
  if (trouble === "error after words") stream.fail();
  if (trouble === "garbage after words") response.write("data: {not json\n\n");
  response.end();
}
