import { z } from "zod";
import { clarificationJson, type DecisionType } from "@/lib/domain/agent-response";
import { confirmationOutcome } from "@/lib/domain/confirmation-outcome";
import type { ClassificationMethod } from "@/lib/domain/invocation";
import { pendingActionJson } from "@/lib/domain/pending-action-json";

const decision = z.object({
  intent: z.string(),
  confidence: z.number(),
  classification_method: z.custom<ClassificationMethod>((value) => typeof value === "string"),
  decision_type: z.custom<DecisionType>((value) => typeof value === "string"),
  reasoning: z.string(),
});

/** The parts of a reply beside its words and calls. Stored with it, so they are read back as strictly as input. */
export const chatData = {
  /** Why it was answered so. */
  decision,
  clarification: clarificationJson,
  /** The card: a question that only the signed-in person can answer. */
  confirmation: pendingActionJson,
  /** What became of a card that this message answered. */
  outcome: confirmationOutcome,
};

export type ChatData = { [Name in keyof typeof chatData]: z.infer<(typeof chatData)[Name]> };

/** One such part of a stored reply, the last of its kind; null when there is none. */
export function readChatData<Name extends keyof ChatData>(
  parts: readonly unknown[],
  name: Name,
): ChatData[Name] | null {
  const schema: z.ZodType<ChatData[Name]> = z.custom<ChatData[Name]>(
    (value) => chatData[name].safeParse(value).success,
  );
  const part = z.object({ type: z.literal(`data-${name}`), data: schema });
  const found = parts.findLast((value) => part.safeParse(value).success);
  return found === undefined ? null : part.parse(found).data;
}
