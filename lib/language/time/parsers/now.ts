import type { PieceParser } from "@/lib/language/time/time-piece";

/** "now" as a time is only one end of a span: "between now and eight". "Right now" says nothing about a due date. */
export const parseNow: PieceParser = ({ tokens, now }, at) => {
  if (tokens[at]?.word !== "now" || !["from", "between"].includes(tokens[at - 1]?.word ?? "")) return null;
  return { value: { kind: "moment", at: now, grain: "minute" }, next: at + 1 };
};
