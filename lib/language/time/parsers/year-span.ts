import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";
import { wordSet } from "@/lib/language/text/word-set";
import { countsSomething } from "@/lib/language/time/parsers/clock";
import type { PieceParser } from "@/lib/language/time/time-piece";
import { wallAt } from "@/lib/language/time/wall";

const JOINTS = wordSet("to - – until till through thru and");
const LEADS = wordSet("after before until till by through");

const yearAt = (tokens: readonly Token[], at: number): number | null =>
  tokens[at]?.kind === "number" && /^(?:19|20)\d\d$/.test(wordIn(tokens, at)) ? Number(wordIn(tokens, at)) : null;

/** Four digits are also a time ("from 1900 to 2030"), but nobody is asked to come at 20:27. */
const isTimeOfDay = (year: number): boolean => year % 100 < 60 && year % 5 === 0;

/** "from 2019 to 2027", "between 1994 and 1998", "2021 - 2023". */
export const parseYearSpan: PieceParser = ({ tokens }, at) => {
  const lead = wordIn(tokens, at);
  const start = lead === "from" || lead === "between" ? at + 1 : at;
  const first = yearAt(tokens, start);
  const joint = wordIn(tokens, start + 1);
  if (first === null || !JOINTS.has(joint) || (joint === "and" && lead !== "between")) return null;
  const last = yearAt(tokens, start + 2);
  const isPart = ["-", "/", ":"].includes(wordIn(tokens, start + 3)) && tokens[start + 3]?.glued;
  if (last === null || last <= first || isPart || (isTimeOfDay(first) && isTimeOfDay(last))) return null;
  return { value: { kind: "days", start: wallAt(first, 1, 1), end: wallAt(last + 1, 1, 1) }, next: start + 3 };
};

/** "after 2027", "until 2031". */
export const parseYearBound: PieceParser = ({ tokens }, at) => {
  const year = LEADS.has(wordIn(tokens, at)) ? yearAt(tokens, at + 1) : null;
  if (year === null || isTimeOfDay(year) || countsSomething(wordIn(tokens, at + 2))) return null;
  return { value: { kind: "days", start: wallAt(year, 1, 1), end: wallAt(year + 1, 1, 1) }, next: at + 2 };
};
