import { type RefObject, useState } from "react";
import { type ListedTask, shownTask } from "@/components/tasks/listed-task";
import type { TaskAct, TaskRequest } from "@/components/tasks/task-act";
import { requestDeletion } from "@/components/tasks/task-requests";
import type { TaskActions } from "@/components/tasks/use-task-actions";
import type { TaskKeeper } from "@/components/tasks/use-task-list";
import { useLatestCallback } from "@/components/use-latest-callback";
import type { ConfirmationOutcome } from "@/lib/domain/confirmation-outcome";
import { confirmationSentence } from "@/lib/domain/confirmation-words";
import type { PendingActionJson } from "@/lib/domain/pending-action-json";
import type { TaskJson } from "@/lib/domain/task-json";

/** What is open, selected or asked in a list, and what its rows can ask for. */
export function useTaskWork(list: TaskKeeper, actions: TaskActions, container: RefObject<HTMLElement | null>) {
  const [opened, setOpened] = useState<TaskJson>();
  const [selection, setSelection] = useState<ReadonlySet<string>>();
  const [lastSelected, setLastSelected] = useState<string>();
  const [asked, setAsked] = useState<PendingActionJson>();

  async function askToDelete(tasks: TaskJson[]): Promise<boolean> {
    try {
      setAsked(await requestDeletion(tasks));
      return true;
    } catch (error) {
      actions.refuse(error);
      return false;
    }
  }

  function answered(outcome: ConfirmationOutcome | undefined): void {
    setAsked(undefined);
    if (outcome?.status !== "deleted") return;
    list.remove([...outcome.deleted, ...outcome.already_gone].map(({ id }) => id));
    setOpened(undefined);
    setSelection(undefined);
    if (outcome.record_id) actions.say(confirmationSentence(outcome), [outcome.record_id]);
  }

  /** The keyboard goes on where it was. */
  function close(): void {
    setOpened(undefined);
    const id = opened?.id;
    requestAnimationFrame(() =>
      container.current?.querySelector<HTMLElement>(`[data-task="${id}"] [data-title]`)?.focus({ preventScroll: true }),
    );
  }

  function select(id: string, through: boolean): void {
    const before = selection ?? new Set();
    const from = selection && lastSelected;
    setSelection(through ? new Set([...before, ...allBetween(shownOrder(), from, id)]) : toggled(before, id));
    setLastSelected(id);
  }

  /** As they stand on the screen, which is not how they are kept; without those that are still being saved. */
  function shownOrder(): string[] {
    const rows = [...(container.current?.querySelectorAll("[data-task]:has([data-title]:not(:disabled))") ?? [])];
    return rows.map((row) => row.getAttribute("data-task") ?? "");
  }

  const toggleSelecting = (): void => {
    setLastSelected(undefined);
    setSelection(selection ? undefined : new Set());
  };

  async function handle(request: TaskRequest): Promise<boolean> {
    switch (request.type) {
      case "tick":
        return actions.complete([request.task], request.completed);
      case "change":
        return actions.change(request.task, request.fields);
      case "open":
        setOpened(request.task);
        return true;
      case "close":
        close();
        return true;
      case "select":
        select(request.task.id, request.through);
        return true;
      case "delete":
        return askToDelete(request.tasks);
      case "restore":
        await actions.restore(request.task);
        return true;
      case "done":
        actions.say(request.sentence, [request.record]);
        return true;
    }
  }

  const act: TaskAct = useLatestCallback(handle);

  const selected = () => list.listed.filter(isIn(selection)).map(shownTask);
  return {
    opened,
    selection,
    asked,
    act,
    answered,
    toggleSelecting,
    completeSelected: () => {
      const tasks = selected().filter(({ status }) => status === "pending");
      setSelection(undefined);
      void actions.complete(tasks, true);
    },
    deleteSelected: () => void askToDelete(selected()),
  };
}

const isIn =
  (selection: ReadonlySet<string> | undefined) =>
  ({ task }: ListedTask): boolean =>
    selection?.has(task.id) ?? false;

function toggled(selection: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** All from one task to another, in the order in which they stand; the other alone when the first is no longer there. */
function allBetween(order: readonly string[], from: string | undefined, to: string): string[] {
  const ends = [order.indexOf(from ?? to), order.indexOf(to)].toSorted((one, other) => one - other);
  const [first = -1, last = -1] = ends;
  return first < 0 ? [to] : order.slice(first, last + 1);
}
