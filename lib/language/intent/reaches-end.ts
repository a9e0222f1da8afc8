import type { Sentence } from "@/lib/language/sentence";

/** Nothing is left but a day or a priority: with one more word the question could be about anything. */
export function reachesEnd({ frame, holeAt }: Sentence, from: number): boolean {
  for (let at = from; at < frame.end; at++) if (!holeAt[at]) return false;
  return true;
}
