import { StewardError } from "@/lib/domain/steward-error";

/** The same words and shape whether the id is unknown or somebody else's. */
export const taskNotFound = (): StewardError =>
  new StewardError("TASK_NOT_FOUND", "I couldn't find that task. Try listing your tasks first.");

export const taskNumberNotFound = (number: number, owned: number): StewardError =>
  new StewardError(
    "TASK_NOT_FOUND",
    `I couldn't find task ${number}. You have ${owned} ${owned === 1 ? "task" : "tasks"}.`,
  );
