import type { LanguageContext } from "@/lib/language/language-context";
import { readSentence } from "@/lib/language/sentence";

const QUOTED = /"([^"]+)"|“([^“”]+)”/gu;

/** Quotation marks around nothing but a time or a priority only say that it is none; the title goes without them. */
export const unquoteTimes = (title: string, context: LanguageContext): string =>
  title.replace(QUOTED, (whole, straight?: string, curly?: string) => {
    const words = straight ?? curly ?? "";
    const { tokens, holeAt } = readSentence(words, context);
    return tokens.every((_, at) => holeAt[at]) ? words : whole;
  });
