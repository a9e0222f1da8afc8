import { z } from "zod";
import type { JsonObject } from "@/lib/domain/invocation";
import { type PendingActionJson, pendingActionJson } from "@/lib/domain/pending-action-json";

/** A question as an agent gets it: how it stands, and where its person answers, since an agent cannot know our address. */
export interface OpenQuestion {
  status: string;
  pending_action: PendingActionJson;
  confirm_url: string;
}

const question = z.object({ status: z.string().default("waiting"), pending_action: pendingActionJson });

const fields = {
  status: z.string().describe("waiting, deleted, kept, expired or changed"),
  confirm_url: z.string().describe("Where the person answers; give it to them"),
};

/** The output of a tool that puts or looks at a question says these two as well. */
export const withQuestionFields = (output: z.ZodType): z.ZodType =>
  output instanceof z.ZodObject && "pending_action" in output.shape ? z.object({ ...fields, ...output.shape }) : output;

/** The question in this result, if there is one. */
export function questionIn(data: JsonObject | null, address: string): OpenQuestion | null {
  const asked = question.safeParse(data);
  if (!asked.success) return null;
  return { ...asked.data, confirm_url: new URL(`/confirm/${asked.data.pending_action.id}`, address).href };
}
