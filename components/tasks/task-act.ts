import type { TaskFields } from "@/components/tasks/task-requests";
import type { TaskJson } from "@/lib/domain/task-json";

/** What a row of the list asks for. */
export type TaskRequest =
  | { type: "tick"; task: TaskJson; completed: boolean }
  | { type: "change"; task: TaskJson; fields: TaskFields }
  | { type: "open"; task: TaskJson }
  | { type: "close" }
  /** `through`: all from the one that was selected last to this one. */
  | { type: "select"; task: TaskJson; through: boolean }
  | { type: "delete"; tasks: TaskJson[] }
  | { type: "restore"; task: TaskJson }
  /** Something was done that the list does not show; this takes it back. */
  | { type: "done"; sentence: string; record: string };

/** One function for all of them, the same for the life of the list, so that rows draw again only for their own sake. */
export type TaskAct = (request: TaskRequest) => Promise<boolean>;
