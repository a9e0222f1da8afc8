import { lexicon } from "@/lib/language/text/phrase";
import type { Reading } from "@/lib/language/text/read-number";
import type { Token } from "@/lib/language/text/token";

/** What people call time zones, where it is plain what they mean. A name without "standard" follows the clocks there. */
const ZONES = lexicon<string>([
  ["America/New_York", ["est|edt|et", "eastern standard|daylight? time"]],
  ["America/Chicago", ["cst|cdt|ct", "central standard|daylight? time"]],
  ["America/Denver", ["mst|mdt|mt", "mountain standard|daylight? time"]],
  ["America/Los_Angeles", ["pst|pdt|pt", "pacific standard|daylight? time"]],
  ["UTC", ["utc|gmt|zulu"]],
  ["Europe/London", ["bst", "london|uk|british time"]],
  ["Europe/Paris", ["cet|cest", "central european time"]],
  ["Asia/Kolkata", ["indian standard? time"]],
]);

/** "3pm [Pacific time]". */
export function readZone(tokens: readonly Token[], at: number): Reading<string> | null {
  return ZONES.match(tokens, at);
}
