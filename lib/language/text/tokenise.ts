import { correctTypo } from "@/lib/language/text/correct-typo";
import { markQuotes } from "@/lib/language/text/mark-quotes";
import type { Token } from "@/lib/language/text/token";
import { WEEKDAYS } from "@/lib/language/time/vocabulary";

/**
 * Alternatives in order: abbreviations with dots ("p.m."), words with inner apostrophes and invisible marks, digits,
 * then any other visible character. No alternative can match where another left off, so the scan is linear.
 */
const TOKEN =
  /\p{L}(?:\.\p{L})+\b\.?|[\p{L}\p{M}][\p{L}\p{M}\u200B-\u200F\u2060\uFEFF]*(?:['’][\p{L}\p{M}\u200B-\u200F\u2060\uFEFF]+)*|\p{N}+|[^\s\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

const INVISIBLE = /[\u200B-\u200F\u2060\uFEFF]/g;
const LETTER = /^\p{L}/u;
const CAPITAL = /^\p{Lu}/u;
const DIGIT = /^\p{N}/u;

function kindOf(text: string): Token["kind"] {
  if (LETTER.test(text)) return "word";
  return DIGIT.test(text) ? "number" : "symbol";
}

function fold(text: string, kind: Token["kind"]): string {
  if (kind !== "word") return text;
  const lower = text.replace(INVISIBLE, "").replace(/’/g, "'").toLowerCase();
  return correctTypo(/^\p{L}\./u.test(lower) ? lower.replaceAll(".", "") : lower);
}

/** A hyphen between two words ("to-do", "bi-weekly") only joins them; between numbers it means "until" and stays. */
function joinsWords(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (tokens[at]?.word !== "-" || before?.kind !== "word" || after?.kind !== "word") return false;
  const isSpanOfDays = WEEKDAYS.has(before.word) && WEEKDAYS.has(after.word);
  return Boolean(tokens[at]?.glued && after.glued) && !isSpanOfDays;
}

export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const match of text.matchAll(TOKEN)) {
    const [raw] = match;
    const kind = kindOf(raw);
    const start = match.index;
    tokens.push({
      word: fold(raw, kind),
      kind,
      start,
      end: start + raw.length,
      glued: start === end,
      capital: CAPITAL.test(raw),
      quoted: false,
    });
    end = start + raw.length;
  }
  const joined = tokens.filter((_, at) => !joinsWords(tokens, at));
  return markQuotes(joined);
}
