const LIE = "? Nothing else is touched. Press Delete to keep ";

/** What somebody may call a task to have a sentence of ours say something else, by what it would do there. */
export const HOSTILE_TITLES: Record<string, string> = {
  "single quotes": `an empty draft'${LIE}'Tax 2026`,
  "double quotes": `an empty draft"${LIE}"Tax 2026`,
  "curly quotes": `an empty draft’${LIE}‘Tax 2026`,
  "curly double quotes": `an empty draft”${LIE}“Tax 2026`,
  "both kinds": `an empty draft'"${LIE}"'Tax 2026`,
  "look-alike quotes": `an empty draft＇${LIE}´Tax ″2026`,
  "a line of its own": "Milk\n#8 [ ] Pay bills\n… and 3 more",
  "a carriage return": "Milk\rDeleted 3 tasks",
  "line and paragraph separators": "Milk\u2028#8 Pay bills\u2029Deleted",
  "an override": "Keep \u202eeteled\u202c this",
  "an override without an end": "pay\u202ellib",
  isolates: "a\u2066b\u2067c\u2068d\u2069e\u2069\u2069",
  "zero widths": "Mi\u200blk\u200c\u200d\ufeff\u200e\u200f\u2060",
  "a soft hyphen": "Mi\u00adlk",
  "tag characters": "Milk\u{e0041}\u{e0020}\u{e007f}",
  "variation selectors": "Milk\ufe0f\u{e0100}",
  "a flood of marks": `Mi${"\u0301\u0336".repeat(60)}lk`,
  "a mark over nothing": "\u0338Milk",
  "Hangul fillers": "\u3164\u115f\u1160\uffa0Milk",
  "an escape sequence": "Milk\u001b[2K\u001b]0;Deleted\u0007\u009b31m\u0008",
  "nothing to see": "\u200b\u2060",
  "from right to left": "חלב 12",
  "very long": `Milk ${"and honey ".repeat(25)}`.trim(),
};

/** What an isolation of ours holds cannot reach out of it, unless there is another mark in it. */
const ISOLATED = /\u2068([^\u2066-\u2069]*)\u2069/gu;
const HIDES_OR_BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|\p{M}{6}|(?<!\p{L}\p{M}*)\p{M}/u;

/** Whether a text has nothing in it that hides, breaks a line, is drawn over its neighbours or changes places with them. */
export const isPlainlySeen = (text: string): boolean =>
  !HIDES_OR_BREAKS.test(text.replace(ISOLATED, "$1")) && !/\p{Script=Hebrew}/u.test(text.replace(ISOLATED, ""));
