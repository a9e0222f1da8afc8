import type { KeyboardEvent } from "react";
import { focusWithoutTouch } from "@/components/focus-on-mount";
import type { TaskAct } from "@/components/tasks/task-act";
import { useDraft } from "@/components/tasks/use-draft";
import { LIMITS } from "@/lib/domain/limits";
import type { TaskJson } from "@/lib/domain/task-json";

interface TaskTextProps {
  task: TaskJson;
  act: TaskAct;
}

/** Enter saves, Escape puts back what was there. */
export function TitleField({ task, act }: TaskTextProps) {
  const { field, commit, isDirty, revert } = useDraft(task.title, (title) =>
    act({ type: "change", task, fields: { title } }),
  );
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === "Enter") {
      event.preventDefault();
      void commit();
    }
    if (event.key === "Escape" && isDirty) {
      event.preventDefault();
      revert();
    }
  }
  return (
    <textarea
      {...field}
      aria-label="Title"
      rows={1}
      maxLength={LIMITS.titleLength}
      dir="auto"
      ref={focusWithoutTouch}
      onKeyDown={onKeyDown}
      className="-ms-1.5 field-sizing-content block w-[calc(100%+0.375rem)] resize-none rounded-small bg-transparent px-1.5 py-1 font-[550] wrap-anywhere focus-visible:bg-panel focus-visible:outline-none"
    />
  );
}

export function NotesField({ task, act }: TaskTextProps) {
  const { field, isDirty, revert } = useDraft(task.description ?? "", (description) =>
    act({ type: "change", task, fields: { description: description || null } }),
  );
  return (
    <textarea
      {...field}
      aria-label="Notes"
      placeholder="Notes"
      rows={1}
      maxLength={LIMITS.descriptionLength}
      dir="auto"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isDirty) return;
        event.preventDefault();
        revert();
      }}
      className="-ms-1.5 field-sizing-content block max-h-60 w-[calc(100%+0.375rem)] resize-none rounded-small bg-transparent px-1.5 py-1 text-label text-soft wrap-anywhere focus-visible:bg-panel focus-visible:outline-none placeholder:text-faint"
    />
  );
}
