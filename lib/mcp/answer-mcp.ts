import { createMcpHandler } from "@modelcontextprotocol/server";
import { z } from "zod";
import { StewardError } from "@/lib/domain/steward-error";
import { type McpCaller, stewardServer } from "@/lib/mcp/steward-server";
import { log } from "@/lib/platform/log";
import { runTool } from "@/lib/tools/run-tool";
import { findTool } from "@/lib/tools/tool-registry";

const toolCall = z.object({
  method: z.literal("tools/call"),
  params: z.object({ name: z.string(), arguments: z.unknown().optional() }),
});

/** One message of a client in either era of the protocol, answered as that era wants it. */
export async function answerMcp(request: Request, body: unknown, caller: McpCaller): Promise<Response> {
  // A batch would be many calls under one look at the rate and the scope. Only one revision of the protocol had them.
  if (Array.isArray(body)) throw new StewardError("VALIDATION_ERROR", "Send one message at a time, not a batch.");
  await requireScope(body, caller);
  const handler = createMcpHandler(() => stewardServer(caller), {
    // There is nothing to subscribe to, and a stream that stays open would outlive its token.
    maxSubscriptions: 0,
    // The name alone: the message may hold words of the request.
    onerror: ({ name }) => log.info({ reason: name }, "MCP request not served"),
  });
  return handler.fetch(request, { parsedBody: body });
}

/** A token that may only read is told so as HTTP tells it. The gate refuses the call, and so it stands in the audit. */
async function requireScope(body: unknown, { caller }: McpCaller): Promise<void> {
  const call = toolCall.safeParse(body);
  if (!call.success || caller.token?.mayWrite) return;
  const { name, arguments: input } = call.data.params;
  const tool = findTool(name);
  if (!tool || tool.effect === "read") return;
  await runTool({ name, input, caller });
  throw new StewardError("FORBIDDEN", "This token may only read.", { details: { reason: "insufficient_scope" } });
}
