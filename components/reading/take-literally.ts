import type { Span } from "@/lib/language/understanding";

/** What only joined the words to those before and after them. */
const EDGES = /^[\s,;:.–—-]+|[\s,;:.–—-]+$/gu;

/** In quotes, words are only words. Where they hang on a word, only a mark that opens is one: 5" are inches. */
export function takeLiterally(text: string, { start, end }: Span): string {
  const words = text.slice(start, end).replace(EDGES, "");
  const from = text.indexOf(words, start);
  const [open, close] = /\S$/.test(text.slice(0, from)) ? ["“", "”"] : ['"', '"'];
  return `${text.slice(0, from)}${open}${words}${close}${text.slice(from + words.length)}`;
}
