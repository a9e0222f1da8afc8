import { useRef } from "react";
import { randomId } from "@/components/random-id";
import type { EditStep } from "@/components/tasks/listed-task";
import type { ChangedTask } from "@/components/tasks/task-requests";
import type { TaskJson } from "@/lib/domain/task-json";

export type EditTask = (
  task: TaskJson,
  fields: Partial<TaskJson>,
  request: () => Promise<ChangedTask>,
) => Promise<ChangedTask>;

/** Shows a change at once; requests about one task go one after the other, so that the last one holds. */
export function useTaskEdits(take: (step: EditStep) => void): EditTask {
  const lastSaving = useRef(new Map<string, Promise<unknown>>());
  return async ({ id }, fields, request) => {
    const editId = randomId();
    take({ type: "edited", ids: [id], edit: { id: editId, fields }, at: Date.now() });
    const saving = Promise.resolve(lastSaving.current.get(id)).then(request, request);
    lastSaving.current.set(id, saving);
    const end = (saved: TaskJson | undefined) => take({ type: "edit-ended", id, editId, saved, at: Date.now() });
    try {
      const changed = await saving;
      end(changed.task);
      return changed;
    } catch (error) {
      end(undefined);
      throw error;
    }
  };
}
