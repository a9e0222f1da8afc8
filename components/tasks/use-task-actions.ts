import { toast } from "sonner";
import { sentenceOf } from "@/components/send-request";
import { optimisticFields } from "@/components/tasks/optimistic-fields";
import { quoted } from "@/components/tasks/quoted";
import {
  type ChangedTask,
  requestChange,
  requestCompletion,
  requestRestoring,
  requestUndo,
  type TaskFields,
} from "@/components/tasks/task-requests";
import type { TaskKeeper } from "@/components/tasks/use-task-list";
import type { TaskJson } from "@/lib/domain/task-json";

/** What can be done with tasks: shown at once, said with its way back, and taken back in words when refused. */
export function useTaskActions(list: TaskKeeper, timeZone: string) {
  const refuse = (error: unknown): void => void toast.error(`Not saved. ${sentenceOf(error)}`);

  async function undo(records: string[]): Promise<void> {
    try {
      for (const record of records.toReversed()) list.arrive(await requestUndo(record));
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  }

  function say(sentence: string, records: string[]): void {
    toast(sentence, { action: { label: "Undo", onClick: () => undo(records) } });
  }

  async function complete(tasks: TaskJson[], completed: boolean): Promise<boolean> {
    const status = completed ? "completed" : "pending";
    const changes = tasks.map((task) => list.edit(task, { status }, () => requestCompletion(task, completed)));
    return report(changes, (done) => completionWords(done, completed));
  }

  function change(task: TaskJson, fields: TaskFields): Promise<boolean> {
    const shown = optimisticFields(fields, timeZone);
    return report([list.edit(task, shown, () => requestChange(task, fields))], ([changed]) =>
      changed ? `Changed ${quoted(changed.task.title)}` : "",
    );
  }

  async function restore(task: TaskJson): Promise<void> {
    try {
      const { record_id } = await requestRestoring(task);
      list.remove([task.id]);
      say(`${quoted(task.title)} is back`, [record_id]);
    } catch (error) {
      refuse(error);
    }
  }

  /** One sentence for all that went through, one for the first that did not. True when there was none of these. */
  async function report(changes: Promise<ChangedTask>[], words: (done: ChangedTask[]) => string): Promise<boolean> {
    const settled = await Promise.allSettled(changes);
    const done = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    const failed = settled.find((each) => each.status === "rejected");
    if (failed) refuse(failed.reason);
    const records = done.map(({ record_id }) => record_id);
    if (done.length > 0) say(words(done), records);
    return failed === undefined;
  }

  return { complete, change, restore, undo, say, refuse };
}

export type TaskActions = ReturnType<typeof useTaskActions>;

function completionWords(done: ChangedTask[], completed: boolean): string {
  const as = completed ? "done" : "not done";
  const [only, ...others] = done;
  if (!only || others.length > 0) return `Marked ${done.length} tasks as ${as}`;
  return `Marked ${quoted(only.task.title)} as ${as}`;
}
