import { type ReadingHere, type ReadingWords, valueTags } from "@/components/reading/value-tags";
import type { NewTaskReading } from "@/lib/language/read-new-task";

/** Nothing where the words are nothing but a title: that is what the field says already. */
export function newTaskTags({ title, due, recurrence, priority }: NewTaskReading, here: ReadingHere): ReadingWords {
  const values = valueTags({ dates: due ? [due] : [], recurrence, priority }, here);
  if (values.length === 0) return { command: "", tags: [] };
  return { command: "New task", tags: [{ text: title, literally: null }, ...values] };
}
