import type { LoadReader } from "@/components/reading/use-reading";
import type { NewTaskReading } from "@/lib/language/read-new-task";

/** The part of the language engine that reads what is written where nothing but tasks is written. */
export const loadReadNewTask: LoadReader<NewTaskReading> = async () =>
  (await import("@/lib/language/read-new-task")).readNewTask;
