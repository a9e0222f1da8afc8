import { type CallToolResult, type InputRequiredResult, inputRequired } from "@modelcontextprotocol/server";
import { askedCard } from "@/lib/domain/asked-card";
import { confirmationRequest } from "@/lib/domain/confirmation-words";
import { type OpenQuestion, questionIn } from "@/lib/mcp/open-question";
import { toolAnswer } from "@/lib/mcp/tool-answer";
import { runTool } from "@/lib/tools/run-tool";
import type { ToolCaller } from "@/lib/tools/tool-caller";
import { findTool } from "@/lib/tools/tool-registry";

export interface McpCall {
  name: string;
  input: unknown;
  caller: ToolCaller;
  /** Where this server is reached, for links. */
  address: string;
  idempotencyKey: string | undefined;
  /** What the client brings back from our own earlier answer: the id of a question. It may say anything. */
  requestState: unknown;
  /** The client said that it can show its person a page. */
  opensPages: boolean;
}

/**
 * One call through the gate. A deletion that waits for its person is handed to a client that can open pages as such; it
 * comes back with the same call, and all that its coming back does is look. What the client says its person answered is
 * not read: a client may answer by itself, and only a session can say yes.
 */
export async function callTool(call: McpCall): Promise<CallToolResult | InputRequiredResult> {
  const { name, input, caller, address, idempotencyKey, requestState } = call;
  const effect = findTool(name)?.effect;
  if (effect !== "read" && typeof requestState === "string") {
    const looked = await runTool({ name: "check_confirmation", input: { pending_action: requestState }, caller });
    return toolAnswer(looked, address);
  }
  const result = await runTool({ name, input, caller, idempotencyKey });
  const question = askedCard(name, result) && call.opensPages ? questionIn(result.data, address) : null;
  return question ? askToOpen(question) : toolAnswer(result, address, effect === "write");
}

const askToOpen = ({ pending_action: { id, tasks }, confirm_url: url }: OpenQuestion): InputRequiredResult =>
  inputRequired({
    inputRequests: { confirmation: inputRequired.elicitUrl({ message: confirmationRequest(tasks), url }) },
    requestState: id,
  });
