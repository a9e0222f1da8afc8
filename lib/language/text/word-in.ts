import type { Token } from "@/lib/language/text/token";

/** The word at a place, or nothing beyond the ends: parsers look ahead without asking whether there is anything. */
export function wordIn(tokens: readonly Token[], at: number): string {
  return tokens[at]?.word ?? "";
}
