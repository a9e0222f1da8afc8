import type { LanguageContext } from "@/lib/language/language-context";
import { readSentence } from "@/lib/language/sentence";
import type { Token } from "@/lib/language/text/token";

const MARKS = new Set(['"', "“", "”"]);

/** Quotation marks around nothing but a time or a priority only say that it is none; the title goes without them. */
export function unquoteTimes(title: string, context: LanguageContext): string {
  const { tokens } = readSentence(title, context);
  for (const { open, close } of quotations(tokens)) {
    const words = title.slice(open.end, close.start);
    const bare = title.slice(0, open.start) + words + title.slice(close.end);
    if (isReadAsTime(bare, open.start, open.start + words.length, context)) return unquoteTimes(bare, context);
  }
  return title;
}

function isReadAsTime(text: string, start: number, end: number, context: LanguageContext): boolean {
  const { tokens, holeAt } = readSentence(text, context);
  return tokens.every((token, at) => token.start < start || token.end > end || holeAt[at]);
}

function quotations(tokens: readonly Token[]): { open: Token; close: Token }[] {
  return tokens.flatMap((open, at) => {
    if (!MARKS.has(open.word) || open.quoted || !tokens[at + 1]?.quoted) return [];
    const close = tokens.slice(at + 1).find(({ quoted }) => !quoted);
    return close && MARKS.has(close.word) ? [{ open, close }] : [];
  });
}
