import { randomUUID } from "node:crypto";
import pg from "pg";
import { allChunksOf, chunksOf, postChat, stateIn, tasksOver } from "@/tests/support/chat-over-http";
import { signInOverHttp } from "@/tests/support/http-person";
import { startOpenAiServer } from "@/tests/support/openai-server";
import { startServer } from "@/tests/support/server-process";
import { launchPostgres } from "@/tests/support/start-postgres";
import { startBareServer } from "./bare-server";
import { compare, type Ratio } from "./measure";

const ROUNDS = { rounds: 100, warmUp: 100 };
const AT_ONCE = 50;
/** The rules are unsure about it, so it goes to the model. */
const UNSURE = "Buy bread (bench)";

/** A turn over HTTP against an app of bare routes, on the same PostgreSQL and the same model. */
export async function benchmarkTurn(): Promise<Ratio[]> {
  const postgres = await launchPostgres();
  const model = await startOpenAiServer();
  // As quick as a quick hosted model: a fifth of a second to the first word.
  model.when("bench", { words: "There is nothing to say about bread but that it is good.", thinks: 200, pace: 10 });
  const shared = { DATABASE_URL: postgres.url, OPENAI_BASE_URL: model.url };
  const server = await startServer({ ...shared, RATE_LIMIT_MESSAGES: "1000000", RATE_LIMIT_REQUESTS: "1000000" }, []);
  const bare = await startBareServer(shared);
  try {
    const person = await signInOverHttp(server.address);
    const userId = await onlyUserId(postgres.url);
    const say = (text: string, conversationId: string = randomUUID()) =>
      postChat(server.address, person, { text, conversationId });
    // Conversations that have begun: a turn in them reads what was said before, as most turns do.
    const begun: string[] = [];
    while (begun.length < 2 * (ROUNDS.rounds + ROUNDS.warmUp)) {
      const conversationId = randomUUID();
      await allChunksOf(await say("Add task: Buy bread", conversationId));
      begun.push(conversationId);
    }
    const nextBegun = () => begun.pop() ?? randomUUID();
    const ratios = [
      await compare(
        "a rules turn over HTTP / the same SQL in a bare route",
        2,
        async (round) => allChunksOf(await say(`Add task: Buy milk ${round}`, nextBegun())),
        async (round) => {
          const turn = { userId, conversation: nextBegun(), title: `Buy milk ${round}` };
          return (await post(`${bare.address}/api/turn`, turn)).json();
        },
        ROUNDS,
      ),
      await compare(
        "first word of a model's turn / a bare streamText route",
        1.25,
        async () => firstWord(await say(UNSURE)),
        async () => firstWord(await post(`${bare.address}/api/stream`, { text: UNSURE })),
        ROUNDS,
      ),
    ];
    await holdAtOnce(server.address);
    return ratios;
  } finally {
    bare.stop();
    await server.stop();
    await model.stop();
    await postgres.stop();
  }
}

const post = (url: string, body: unknown): Promise<Response> =>
  fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** Until the first word is here; the rest of the stream is let go. */
async function firstWord(response: Response): Promise<void> {
  for await (const { type } of chunksOf(response)) if (type === "text-delta") return;
  throw new Error("There was no word in the answer");
}

/** The only person in this database. */
async function onlyUserId(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query('SELECT "id" FROM "User"').finally(() => client.end());
  return rows[0].id;
}

/** Fifty conversations of one person at the same moment: each ends well, and nothing of any is lost. */
async function holdAtOnce(address: string): Promise<void> {
  const person = await signInOverHttp(address);
  const turns = Array.from({ length: AT_ONCE }, async (_, index) => {
    const said = { text: `Add task: Task ${index}`, conversationId: randomUUID() };
    return stateIn(await allChunksOf(await postChat(address, person, said)));
  });
  const complete = (await Promise.all(turns)).filter((state) => state === "complete").length;
  const kept = (await tasksOver(person)).length;
  console.log(`  ${AT_ONCE} conversations at once: ${complete} complete, ${kept} tasks kept`);
  if (complete !== AT_ONCE || kept !== AT_ONCE) throw new Error("A conversation was lost");
}
