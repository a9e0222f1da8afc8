import type { Meanings } from "@/lib/language/ground/decide-meaning";
import { wordsToLookUp } from "@/lib/language/ground/name";
import { lemmasLike } from "@/lib/language/vocabulary/vocabulary";

/** What to look for: the words of every name that was said, and of the one by which an unsure plan calls its task. */
export function wordsOf({ spoken, things }: Meanings, planned: string | null): string | null {
  const names = [
    ...(planned === null ? [] : [planned]),
    ...spoken.flatMap(({ name, verb }) => name ?? (verb ? lemmasLike(verb) : [])),
    ...things.flatMap(({ title }) => title ?? []),
  ];
  const words = new Set(names.flatMap(wordsToLookUp));
  return words.size === 0 ? null : [...words].join(" ");
}
