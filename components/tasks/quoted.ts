import { quoteTitle } from "@/lib/domain/quote-title";

/** A title inside a sentence, in the quotation marks of a page rather than of a terminal. */
export const quoted = (title: string): string => quoteTitle(title, "page");
