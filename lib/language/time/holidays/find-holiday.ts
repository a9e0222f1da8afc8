import type { Token } from "@/lib/language/text/token";
import { FIXED_HOLIDAYS } from "@/lib/language/time/holidays/fixed-holidays";
import type { HolidayRule } from "@/lib/language/time/holidays/holiday-rule";
import { INDIAN_HOLIDAYS } from "@/lib/language/time/holidays/indian-holidays";
import { LUNAR_HOLIDAYS } from "@/lib/language/time/holidays/lunar-holidays";
import { MOVABLE_HOLIDAYS } from "@/lib/language/time/holidays/movable-holidays";
import type { Wall } from "@/lib/language/time/wall";

const ASCII_LETTERS = /^[a-z]*$/;

const plain = (word: string): string =>
  ASCII_LETTERS.test(word) ? word : word.replace(/'/g, "").normalize("NFD").replace(/\p{M}/gu, "");

/** Words of feasts that come from other scripts are written in several ways. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["saint", "st"],
  ["pooja", "puja"],
  ["jayanthi", "jayanti"],
  ["poornima", "purnima"],
  ["sankranthi", "sankranti"],
  ["chathurthi", "chaturthi"],
  ["chaturti", "chaturthi"],
  ["eed", "eid"],
  ["ul", "al"],
  ["el", "al"],
  ["lailat", "laylat"],
  ["ramadhan", "ramadan"],
  ["ramzan", "ramadan"],
  ["gurupurab", "gurpurab"],
  ["rosch", "rosh"],
  ["simhat", "simchat"],
  ["simchas", "simchat"],
]);

const spelled = (word: string): string => SPELLINGS.get(word) ?? word;

const byName = new Map<string, HolidayRule>();
const firstWords = new Map<string, number>();
for (const rule of [...FIXED_HOLIDAYS, ...MOVABLE_HOLIDAYS, ...LUNAR_HOLIDAYS, ...INDIAN_HOLIDAYS]) {
  for (const name of rule.names) {
    const words = name.split(" ");
    const first = spelled(words[0] ?? "");
    byName.set(words.map(spelled).join(" "), rule);
    firstWords.set(first, Math.max(firstWords.get(first) ?? 0, words.length));
  }
}

for (const [word, usual] of SPELLINGS) {
  const length = firstWords.get(usual);
  if (length) firstWords.set(word, Math.max(firstWords.get(word) ?? 0, length));
}

/** Whether some holiday name begins with this word. */
export const isHolidayStart = (word: string): boolean => firstWords.has(plain(word));

/** The longest holiday name that starts here, spelled with or without apostrophes and accents, "day" added or not. */
export function findHoliday(
  tokens: readonly Token[],
  at: number,
): { dateIn: (year: number) => Wall | null; next: number } | null {
  const limit = firstWords.get(plain(tokens[at]?.word ?? ""));
  if (!limit) return null;
  // "mothers' day", "St. Patrick": marks glued to a word are part of its spelling.
  const named = tokens
    .slice(at, at + 2 * limit)
    .map((token, step) => ({
      word: plain(token.word),
      next: at + step + 1,
      isMark: /^['’.]$/.test(token.word) && token.glued,
    }))
    .filter(({ isMark }) => !isMark)
    .slice(0, limit);
  for (let length = named.length; length > 0; length--) {
    const words = named.slice(0, length).map(({ word }) => spelled(word));
    const rule = byName.get(words.join(" "));
    const last = named[length - 1];
    if (!rule || !last) continue;
    const isMarked = /^['’.]$/.test(tokens[last.next]?.word ?? "") && tokens[last.next + 1]?.word === "day";
    const next = isMarked ? last.next + 1 : last.next;
    return { dateIn: rule.dateIn, next: ["day", "days"].includes(tokens[next]?.word ?? "") ? next + 1 : next };
  }
  return null;
}
