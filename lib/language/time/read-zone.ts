import { lexicon } from "@/lib/language/text/phrase";
import { type Reading, readNumber } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";
import { wordIn } from "@/lib/language/text/word-in";

/** What people call time zones, where it is plain what they mean. A name without "standard" follows the clocks there. */
const ZONES = lexicon<string>([
  [
    "America/New_York",
    ["est|edt|et", "eastern standard|daylight? time?", "new york time", "nyc|ny time", "toronto time"],
  ],
  ["America/Chicago", ["cst|cdt|ct", "central standard|daylight? time", "chicago time"]],
  ["America/Denver", ["mst|mdt|mt", "mountain standard|daylight? time", "denver time"]],
  ["America/Los_Angeles", ["pst|pdt|pt", "pacific standard|daylight? time?", "los angeles time", "la|seattle time"]],
  ["America/Anchorage", ["akst|akdt", "alaska time"]],
  ["Pacific/Honolulu", ["hst", "hawaii time"]],
  ["UTC", ["utc|gmt|zulu"]],
  ["Europe/London", ["bst", "london|uk|british time"]],
  ["Europe/Paris", ["cet|cest", "central european summer? time", "paris|berlin|madrid|rome|amsterdam time"]],
  ["Europe/Athens", ["eet|eest", "athens time"]],
  ["Europe/Moscow", ["msk", "moscow time"]],
  ["Asia/Dubai", ["dubai time"]],
  ["Asia/Kolkata", ["ist", "indian|india standard? time"]],
  ["Asia/Singapore", ["sgt", "singapore time"]],
  ["Asia/Shanghai", ["beijing|shanghai|china time"]],
  ["Asia/Tokyo", ["jst", "tokyo|japan time"]],
  ["Australia/Sydney", ["aest|aedt", "sydney time"]],
]);

/** "utc+2", "GMT-5", "+02:00", "+0200": whole hours, which is how people say them. Etc/GMT counts the other way round. */
function readOffset(tokens: readonly Token[], at: number): Reading<string> | null {
  const isNamed = /^(?:utc|gmt)$/.test(wordIn(tokens, at));
  const sign = isNamed ? at + 1 : at;
  if (!["+", "-", "−"].includes(wordIn(tokens, sign)) || !tokens[sign + 1]?.glued) return null;
  const hours = readNumber(tokens, sign + 1);
  const packed = /^(\d\d)(\d\d)$/.exec(wordIn(tokens, sign + 1));
  const minutes = packed ? packed[2] : wordIn(tokens, sign + 2) === ":" ? wordIn(tokens, sign + 3) : undefined;
  const hour = packed ? Number(packed[1]) : hours?.value;
  if (!hours || hour === undefined || hour > 14 || (!isNamed && minutes === undefined)) return null;
  const zone = zoneAt(wordIn(tokens, sign) === "+", hour, minutes ?? "00");
  return zone === null ? null : { value: zone, next: packed || minutes === undefined ? hours.next : sign + 4 };
}

/** Of the halves of hours only India's is common. */
function zoneAt(isAhead: boolean, hour: number, minutes: string): string | null {
  if (minutes === "30" && isAhead && hour === 5) return "Asia/Kolkata";
  if (minutes !== "00") return null;
  return hour === 0 ? "UTC" : `Etc/GMT${isAhead ? "-" : "+"}${hour}`;
}

/** "3pm [Pacific time]", "15:00 [utc+2]", "9am [(EST)]". */
export function readZone(tokens: readonly Token[], at: number): Reading<string> | null {
  const isOpen = wordIn(tokens, at) === "(";
  const zone = readOffset(tokens, isOpen ? at + 1 : at) ?? ZONES.match(tokens, isOpen ? at + 1 : at);
  if (!zone || !isOpen) return zone;
  return wordIn(tokens, zone.next) === ")" ? { ...zone, next: zone.next + 1 } : null;
}
