import { randomId } from "@/components/random-id";
import type { TaskJson } from "@/lib/domain/task-json";

/** A task as it is shown until the server has given it a number. */
export function newTask(title: string): TaskJson {
  const now = new Date().toISOString();
  return {
    id: randomId(),
    number: 0,
    title,
    description: null,
    status: "pending",
    priority: null,
    due_on: null,
    due_at: null,
    recurrence: null,
    completed_at: null,
    deleted_at: null,
    created_at: now,
    updated_at: now,
    version: 0,
  };
}
