import { readFilter } from "@/lib/language/reference/read-filter";
import type { Sentence } from "@/lib/language/sentence";
import { DAY, formatDate, startOfDay } from "@/lib/language/time/wall";
import type { TaskFilter } from "@/lib/language/understanding";

type Window = NonNullable<TaskFilter["due"]>;

/** Up to the end of the day or span that was said, and what is late with it; of a day to come only that day. */
export function readWindow(sentence: Sentence, days = 1): Window {
  const today = formatDate(startOfDay(sentence.now));
  const tomorrow = formatDate(startOfDay(sentence.now) + DAY);
  const { due } = readFilter(sentence);
  if (due?.after && due.after > today) return due;
  if (!due) return { after: null, before: formatDate(startOfDay(sentence.now) + days * DAY) };
  return { after: null, before: due.before && due.before > tomorrow ? due.before : tomorrow };
}
