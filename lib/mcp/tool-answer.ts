import type { CallToolResult } from "@modelcontextprotocol/server";
import { confirmationQuestion } from "@/lib/domain/confirmation-words";
import type { JsonObject } from "@/lib/domain/invocation";
import { type OpenQuestion, questionIn } from "@/lib/mcp/open-question";
import type { RecordedResult } from "@/lib/tools/run-tool";

const text = (words: string) => ({ type: "text" as const, text: words });

/** What the gate answered, for an agent. The text holds everything, for clients that read only that. */
export function toolAnswer(result: RecordedResult, address: string, isChange = false): CallToolResult {
  const question = questionIn(result.data, address);
  if (!result.success) {
    const sentence = [result.error, ...(question ? [wordsFor(question)] : [])].join(" ");
    return failure(sentence, { error_code: result.error_code, ...result.data, ...question });
  }
  const data = { ...result.data, ...question, ...(isChange ? { record_id: result.recordId } : {}) };
  const words = question ? [wordsFor(question)] : [];
  return { content: [...words, JSON.stringify(data)].map(text), structuredContent: data };
}

/** A failed call is a result as well: the agent reads why and goes on. */
const failure = (sentence: string, details: JsonObject): CallToolResult => ({
  content: [text(sentence), text(JSON.stringify(details))],
  isError: true,
});

/** What an agent must not miss: whether anything has happened, and whose turn it is. */
function wordsFor({ status, pending_action: { tasks, expires_at }, confirm_url }: OpenQuestion): string {
  switch (status) {
    case "deleted":
      return "The person said yes: it is deleted.";
    case "kept":
      return "The person said no, or it was called off: nothing was deleted.";
    case "expired":
      return "Nobody answered in time: nothing was deleted.";
    default:
      return [
        ...(status === "changed" ? ["A task changed meanwhile, so it is asked anew."] : []),
        "Nothing is deleted yet: it waits for the person, who alone can confirm.",
        `Ask them to open ${confirm_url} and answer before ${expires_at}: "${confirmationQuestion(tasks)}"`,
        "Then call check_confirmation.",
      ].join(" ");
  }
}
