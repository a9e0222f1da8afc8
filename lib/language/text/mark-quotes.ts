import type { Token } from "@/lib/language/text/token";

const PAIRS: Readonly<Record<string, string>> = { '"': '"', "“": "”", "«": "»", "'": "'", "‘": "’", "`": "`" };

const CLOSING = new Set(Object.values(PAIRS));

/** These are nothing else, wherever they stand. */
const ONLY_OPENS = new Set(["“", "«"]);

/** An opening mark stands before a word, a closing one after it: the apostrophe in "the kids' room" opens nothing. */
function canOpen(tokens: readonly Token[], at: number): boolean {
  const isAtStart = !tokens[at]?.glued || tokens[at - 1]?.kind === "symbol" || ONLY_OPENS.has(tokens[at]?.word ?? "");
  return isAtStart && Boolean(tokens[at + 1]?.glued);
}

/** For each token that could open a quotation, where it would close. Read from the end, so that it costs one pass. */
function findPartners(tokens: readonly Token[]): (number | undefined)[] {
  const partners = new Array<number | undefined>(tokens.length).fill(undefined);
  const nextClosing = new Map<string, number>();
  for (let at = tokens.length - 1; at >= 0; at--) {
    const token = tokens[at];
    if (token?.kind !== "symbol") continue;
    const closing = PAIRS[token.word];
    if (closing) partners[at] = nextClosing.get(closing);
    if (token.glued && CLOSING.has(token.word)) nextClosing.set(token.word, at);
  }
  return partners;
}

/** Marks the tokens between a pair of quotation marks; a mark without its partner is an ordinary character. */
export function markQuotes(tokens: Token[]): Token[] {
  const partners = findPartners(tokens);
  let at = 0;
  while (at < tokens.length) {
    const close = canOpen(tokens, at) ? partners[at] : undefined;
    if (close === undefined) {
      at++;
      continue;
    }
    for (let inside = at + 1; inside < close; inside++) {
      const token = tokens[inside];
      if (token) token.quoted = true;
    }
    at = close + 1;
  }
  return tokens;
}
