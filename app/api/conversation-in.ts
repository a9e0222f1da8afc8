import { z } from "zod";
import { StewardError } from "@/lib/domain/steward-error";

/** The conversation that a path names. What is no id names none. */
export function conversationIn(params: Record<string, string>): string {
  const id = z.uuid().safeParse(params.id);
  if (!id.success) throw new StewardError("NOT_FOUND", "There is no such conversation.");
  return id.data;
}
