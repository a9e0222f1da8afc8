import type { LanguageContext } from "@/lib/language/language-context";
import { readSentence } from "@/lib/language/sentence";
import type { Token } from "@/lib/language/text/token";

const MARKS = new Set(['"', "“", "”"]);

/**
 * Quotation marks around nothing but a time or a priority only say that it is none; the title goes without them. It is read
 * once without any, whatever their number.
 */
export function unquoteTimes(title: string, context: LanguageContext): string {
  if (![...MARKS].some((mark) => title.includes(mark))) return title;
  const quotations = findQuotations(readSentence(title, context).tokens);
  if (quotations.length === 0) return title;
  const { text, placeOf } = without(
    title,
    quotations.flatMap(({ open, close }) => [open, close]),
  );
  const { tokens, holeAt } = readSentence(text, context);
  const isTime = ({ open, close }: Quotation): boolean => {
    const [start, end] = [placeOf(open.end), placeOf(close.start)];
    return tokens.every((token, at) => token.start < start || token.end > end || holeAt[at]);
  };
  const idle = quotations.filter(isTime).flatMap(({ open, close }) => [open, close]);
  return without(title, idle).text;
}

interface Quotation {
  open: Token;
  close: Token;
}

function findQuotations(tokens: readonly Token[]): Quotation[] {
  const found: Quotation[] = [];
  let open: Token | undefined;
  for (const [at, token] of tokens.entries()) {
    if (token.quoted) continue;
    if (open && MARKS.has(token.word)) found.push({ open, close: token });
    open = MARKS.has(token.word) && tokens[at + 1]?.quoted ? token : undefined;
  }
  return found;
}

/** The text without these, in their order, and where in it a place of the old text is. */
function without(text: string, marks: readonly Token[]): { text: string; placeOf: (place: number) => number } {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    pieces.push(text.slice(at, start));
    at = end;
  }
  pieces.push(text.slice(at));
  // A mark is one character.
  const placeOf = (place: number): number => place - marks.filter(({ start }) => start < place).length;
  return { text: pieces.join(""), placeOf };
}
