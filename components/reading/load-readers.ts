import type { LoadReader } from "@/components/reading/use-reading";
import type { NewTaskReading } from "@/lib/language/read-new-task";
import type { Understanding } from "@/lib/language/understanding";

/** The language engine itself: what a message will be understood as by the server. */
export const loadUnderstand: LoadReader<Understanding> = async () =>
  (await import("@/lib/language/understand")).understand;

/** The part of it that reads what is written where nothing but tasks is written. */
export const loadReadNewTask: LoadReader<NewTaskReading> = async () =>
  (await import("@/lib/language/read-new-task")).readNewTask;
