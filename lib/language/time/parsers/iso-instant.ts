import type { PieceParser } from "@/lib/language/time/time-piece";
import { wallOf } from "@/lib/language/time/wall";

const ISO = /^\d{4}-\d\d-\d\dt\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:z|[+-]\d\d:?\d\d)$/;

/** "2014-12-14T18:22:14Z", "1994-11-05T08:15:30-05:00": a time with its own zone, shown on the person's clock. */
export const parseIsoInstant: PieceParser = ({ tokens, timeZone }, at) => {
  if (!/^\d{4}$/.test(tokens[at]?.word ?? "") || tokens[at + 1]?.word !== "-") return null;
  let text = tokens[at]?.word ?? "";
  let next = at + 1;
  while (tokens[next]?.glued && text.length < 32) text += tokens[next++]?.word ?? "";
  if (!ISO.test(text)) return null;
  const instant = new Date(text.toUpperCase());
  return Number.isNaN(instant.getTime())
    ? null
    : { value: { kind: "moment", at: wallOf(instant, timeZone), grain: "second" }, next };
};
