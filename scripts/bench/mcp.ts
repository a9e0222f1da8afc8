import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { send, signInOverHttp } from "@/tests/support/http-person";
import { connectMcp, ERAS, type Era } from "@/tests/support/mcp-client";
import { startServer } from "@/tests/support/server-process";
import { compare, type Ratio } from "./measure";

const ROUNDS = { rounds: 200, warmUp: 100 };

/** A task added by the official MCP client against the same through the JSON route, with the same token. */
export async function benchmarkMcp(): Promise<Ratio[]> {
  const directory = await mkdtemp(join(tmpdir(), "steward-bench-"));
  const server = await startServer({ DATA_DIRECTORY: directory, RATE_LIMIT_REQUESTS: "1000000" }, []);
  try {
    const person = await signInOverHttp(server.address);
    const { body } = await person.request("POST", "/api/tokens", { name: "Bench", scope: "write" });
    const token = String(body.token);
    const headers = { authorization: `Bearer ${token}` };
    const ratios: Ratio[] = [];
    for (const era of Object.keys(ERAS) as Era[]) {
      const client = await connectMcp(server.address, token, era);
      const ratio = await compare(
        `add_task by an MCP client of ${era} / POST /api/tasks`,
        2,
        (round) => client.callTool({ name: "add_task", arguments: { title: `Buy milk ${round}` } }),
        (round) => send(`${server.address}/api/tasks`, "POST", { title: `Buy milk ${round}` }, headers),
        ROUNDS,
      );
      ratios.push(ratio);
      await client.close();
    }
    return ratios;
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}
