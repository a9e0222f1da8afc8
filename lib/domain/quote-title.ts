import { nameOfCharacter, visibleText } from "@/lib/domain/visible-parts";

const TITLE_LENGTH = 80;

interface QuotationMarks {
  open: string;
  close: string;
  /** One that could be read as the end of the title: an apostrophe inside a word could not. */
  loose: RegExp;
}

/** All the marks that look like one of these, where no letter stands on both sides. */
const loose = (marks: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])[${marks}]|[${marks}](?![\\p{L}\\p{N}])`, "gu");

const SINGLE = loose("'‘’‚‛′‵ʹʻʼʽˈ`´＇❛❜‹›");
const DOUBLE = loose('"“”„‟″‶ʺ〝〞〟＂❝❞«»');

/** Those of a terminal and of a page, the usual ones first. */
const MARKS: Record<"plain" | "page", readonly [QuotationMarks, QuotationMarks]> = {
  plain: [
    { open: "'", close: "'", loose: SINGLE },
    { open: '"', close: '"', loose: DOUBLE },
  ],
  page: [
    { open: "“", close: "”", loose: DOUBLE },
    { open: "‘", close: "’", loose: SINGLE },
  ],
};

/** A title on a line of its own, or at the end of one: short, and with nothing in it that could turn or break the line. */
export const shortTitle = (title: string): string => visibleText(title, TITLE_LENGTH);

/**
 * A title inside a sentence of ours. Its own quotation marks must not look like the end of it, or what follows them would
 * read as said by us: then it stands in the other kind, and with both kinds in it its marks are named.
 */
export function quoteTitle(title: string, place: keyof typeof MARKS = "plain"): string {
  const short = shortTitle(title);
  const [usual, other] = MARKS[place];
  const free = [usual, other].find((marks) => short.search(marks.loose) === -1);
  if (free) return `${free.open}${short}${free.close}`;
  return `${usual.open}${short.replace(usual.loose, nameOfCharacter)}${usual.close}`;
}
