import type { TaskJson } from "@/lib/domain/task-json";

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** After every date there is. */
const NEVER = "~";

/** By date, by time, by number. A draft has no number yet and comes last. */
export const compareDates = (one: TaskJson, other: TaskJson): number =>
  byText(one.due_on ?? NEVER, other.due_on ?? NEVER) ||
  byText(one.due_at ?? NEVER, other.due_at ?? NEVER) ||
  (one.number || Number.POSITIVE_INFINITY) - (other.number || Number.POSITIVE_INFINITY) ||
  0;

/** The order in which the server lists: open first, then by date. */
export const compareTasks = (one: TaskJson, other: TaskJson): number =>
  byText(other.status, one.status) || compareDates(one, other);
