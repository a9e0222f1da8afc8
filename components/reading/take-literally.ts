import type { Span } from "@/lib/language/understanding";

/** In quotes, words are only words. */
export const takeLiterally = (text: string, { start, end }: Span): string =>
  `${text.slice(0, start)}"${text.slice(start, end)}"${text.slice(end)}`;
