import { sentenceOf } from "@/components/send-request";
import { newTask } from "@/components/tasks/new-task";
import { optimisticFields } from "@/components/tasks/optimistic-fields";
import { quoted } from "@/components/tasks/quoted";
import { readTaskFields } from "@/components/tasks/read-task-fields";
import type { TaskActions } from "@/components/tasks/use-task-actions";
import type { TaskList } from "@/components/tasks/use-task-list";

/** Adds what was written as a task; gives a sentence when it was refused. */
export function taskAdder(
  list: TaskList,
  { say }: TaskActions,
  timeZone: string,
): (text: string) => Promise<string | undefined> {
  return async (text) => {
    try {
      const fields = await readTaskFields(text, timeZone);
      const draft = { ...newTask(fields.title), ...optimisticFields(fields, timeZone) };
      const { task, record_id } = await list.add(draft, fields);
      say(`Task created: ${quoted(task.title)}`, [record_id]);
      return undefined;
    } catch (error) {
      return sentenceOf(error);
    }
  };
}
