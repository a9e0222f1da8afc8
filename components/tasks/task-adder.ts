import { sentenceOf } from "@/components/send-request";
import { quoted } from "@/components/tasks/quoted";
import type { TaskActions } from "@/components/tasks/use-task-actions";
import type { TaskList } from "@/components/tasks/use-task-list";

/** Adds a task by its title; gives a sentence when it was refused. */
export function taskAdder(list: TaskList, { say }: TaskActions): (title: string) => Promise<string | undefined> {
  return async (title) => {
    try {
      const { task, record_id } = await list.add(title);
      say(`Task created: ${quoted(task.title)}`, [record_id]);
      return undefined;
    } catch (error) {
      return sentenceOf(error);
    }
  };
}
