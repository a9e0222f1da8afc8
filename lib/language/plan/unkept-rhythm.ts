import { readTaskRhythm } from "@/lib/language/plan/read-times";
import type { Sentence } from "@/lib/language/sentence";
import type { Missing } from "@/lib/language/understanding";

/** "add drink water every hour": a task comes back by days; the rhythm was heard but has to be asked about. */
export const unkeptRhythm = (sentence: Sentence): Missing | null =>
  readTaskRhythm(sentence).isUnkept ? "rhythm" : null;
