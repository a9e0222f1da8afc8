import { readPeriod } from "@/lib/language/time/read-period";
import type { PieceParser } from "@/lib/language/time/time-piece";

export const parsePeriod: PieceParser = (context, at) => {
  const period = readPeriod(context, at);
  return period && { value: { kind: "days", start: period.start, end: period.end }, next: period.next };
};
