import type { TaskJson } from "@/lib/domain/task-json";

/** What the person just made of a task, until the server has answered. */
interface Edit {
  id: string;
  fields: Partial<TaskJson>;
}

export interface ListedTask {
  /** As the server last gave it. */
  task: TaskJson;
  edits: Edit[];
  /** When it last changed in this page: what no longer belongs here stays in sight for a moment. */
  changedAt: number | undefined;
}

/** How an edit begins and ends, whatever keeps the task. */
export type EditStep =
  | { type: "edited"; ids: string[]; edit: Edit; at: number }
  | { type: "edit-ended"; id: string; editId: string; saved: TaskJson | undefined; at: number };

export const asListed = (task: TaskJson): ListedTask => ({ task, edits: [], changedAt: undefined });

/** The task as the person sees it: what the server has, and over it what they did meanwhile. */
export function shownTask({ task, edits }: ListedTask): TaskJson {
  let shown = task;
  for (const { fields } of edits) shown = { ...shown, ...fields };
  return shown;
}

/** Answers and events overtake each other; the higher version is the later truth. */
export const later = (known: TaskJson, given: TaskJson): TaskJson => (given.version >= known.version ? given : known);

/** The task after such a step, if the step is about it. */
export function takeStep(item: ListedTask, step: EditStep): ListedTask {
  const { id } = item.task;
  if (step.type === "edit-ended") return step.id === id ? endEdit(item, step) : item;
  if (!step.ids.includes(id)) return item;
  return { ...item, edits: [...item.edits, step.edit], changedAt: step.at };
}

/** Without a task from the server the edit was refused, and what was there before shows again. */
function endEdit(item: ListedTask, { editId, saved, at }: Extract<EditStep, { type: "edit-ended" }>): ListedTask {
  const edits = item.edits.filter(({ id }) => id !== editId);
  return { task: saved ? later(item.task, saved) : item.task, edits, changedAt: saved ? at : undefined };
}
