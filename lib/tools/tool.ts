import { z } from "zod";
import type { Change } from "@/lib/domain/change";
import type { ClassificationMethod, JsonObject } from "@/lib/domain/invocation";
import type { ShownTask } from "@/lib/domain/pending-action";
import { storableJson } from "@/lib/domain/storable-json";

/** What a call does to the person's data: nothing, something that can be undone, or a question about destroying it. */
export type ToolEffect = "read" | "write" | "destroy";

/** Everything about the caller that a tool may know. It comes from the session or token, never from the input. */
export interface ToolContext {
  userId: string;
  /** In which times without an offset are meant. */
  timeZone: string;
  /** The person's own, by which their days are counted. */
  homeTimeZone: string;
  now: Date;
  newId: () => string;
  conversationId: string | null;
  messageId: string | null;
  tokenId: string | null;
  classificationMethod: ClassificationMethod;
  /** It is the person who takes something back, by this very call. */
  isOwnUndo: boolean;
}

/** What a tool decided. The gate carries it out, all of it or nothing, together with the record. */
export interface Plan<Output> {
  output: Output;
  changes?: Change[];
  /** A card to be shown; `joins` is what an open one of the same turn, which takes these tasks in, showed so far. */
  pendingAction?: { id: string; tasks: ShownTask[]; joins: ShownTask[] | null };
  /** Records that this call takes back. */
  undoes?: string[];
  /** What the audit keeps instead of the output, where that would be a copy of half the database. */
  recorded?: JsonObject;
}

interface ToolDeclaration<Input, Output extends JsonObject> {
  name: string;
  title: string;
  description: string;
  effect: ToolEffect;
  input: z.ZodType<Input>;
  output: z.ZodType<Output>;
  /** Reads what it needs and decides. It changes nothing: that is the gate's part. */
  plan(input: Input, context: ToolContext): Promise<Plan<Output>>;
  /** For a tool that records less than it answers: the answer again, from the record. */
  recall?(recorded: JsonObject, userId: string): Promise<Output>;
}

export type PreparedCall =
  | { valid: true; parameters: JsonObject; plan(context: ToolContext): Promise<Plan<JsonObject>> }
  | { valid: false; problem: string };

/** A declared tool with its types closed over, so that one registry can hold them all. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  effect: ToolEffect;
  input: z.ZodType;
  output: z.ZodType;
  prepare(input: unknown): PreparedCall;
  recall(recorded: JsonObject, userId: string): Promise<JsonObject>;
}

export function defineTool<Input, Output extends JsonObject>(declaration: ToolDeclaration<Input, Output>): Tool {
  const { name, title, description, effect, input, output, plan, recall } = declaration;
  return {
    name,
    title,
    description,
    effect,
    input,
    output,
    prepare(raw) {
      const asked = storableJson(raw ?? {});
      const parsed = input.safeParse(asked);
      if (!parsed.success) return { valid: false, problem: problemOf(parsed.error) };
      const parameters = asJson.parse(asked);
      return { valid: true, parameters, plan: (context) => plan(parsed.data, context) };
    },
    recall: recall ?? (async (recorded) => recorded),
  };
}

const asJson = z.custom<JsonObject>((value) => typeof value === "object" && value !== null && !Array.isArray(value));

/** The first problem as a sentence. Messages written for people stand alone; the library's need the field's name. */
function problemOf(error: z.ZodError): string {
  const [issue] = error.issues;
  if (!issue) return "The input is not valid";
  if (issue.code === "unrecognized_keys") return `Unknown field: ${issue.keys.join(", ")}`;
  const field = issue.path.join(".");
  return /^[A-Z]/.test(issue.message) && !issue.message.startsWith("Invalid") && !issue.message.startsWith("Too")
    ? issue.message
    : `${field || "input"}: ${issue.message}`;
}
