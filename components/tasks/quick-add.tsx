"use client";

import { ArrowUp } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { loadReadNewTask } from "@/components/reading/load-readers";
import { newTaskTags } from "@/components/reading/new-task-tags";
import { ReadingLine } from "@/components/reading/reading-line";
import { takeLiterally } from "@/components/reading/take-literally";
import { useReading } from "@/components/reading/use-reading";
import { quoted } from "@/components/tasks/quoted";
import type { Span } from "@/lib/language/understanding";

interface QuickAddProps {
  timeZone: string;
  /** Gives a sentence when the task was refused. */
  onAdd: (text: string) => Promise<string | undefined>;
}

/**
 * One field, one line, Enter, read like a message. The words stay until they are saved, selected: the next task is typed
 * over them at once.
 */
export function QuickAdd({ timeZone, onAdd }: QuickAddProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [saving, setSaving] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const reading = useReading(text, timeZone, loadReadNewTask);
  const said = text.trim();
  const isSaving = saving.includes(said);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // Enter twice is one task.
    if (isSaving) return;
    setProblem(said === "" ? "Title is required" : undefined);
    if (said === "") return;
    field.current?.select();
    setSaving((before) => [...before, said]);
    const refusal = await onAdd(said);
    setSaving((before) => before.filter((other) => other !== said));
    setText((typed) => next(typed, said, refusal !== undefined));
    if (refusal !== undefined) setProblem(`${quoted(said)} was not added. ${refusal}`);
  }

  /** Of what was typed since the reading, no place is known yet. */
  const takeOut = (span: Span): void => {
    if (reading?.text === text) setText(takeLiterally(text, span));
    field.current?.focus();
  };

  return (
    <form onSubmit={submit}>
      <div className="flex items-center gap-2 rounded-large border border-line bg-card py-1.5 ps-4 pe-1.5 shadow-card has-[input:focus-visible]:border-accent">
        <input
          ref={field}
          id="new-task"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label="New task"
          aria-describedby="new-task-problem"
          aria-invalid={problem ? true : undefined}
          data-sending={isSaving ? "" : undefined}
          placeholder="Add a task"
          autoComplete="off"
          enterKeyHint="done"
          dir="auto"
          className="h-9 min-w-0 flex-1 bg-transparent outline-none placeholder:text-faint data-sending:text-faint data-sending:selection:bg-transparent"
        />
        <button
          type="submit"
          aria-label="Add"
          className="grid size-9 flex-none place-items-center rounded-medium bg-accent text-on-accent transition-opacity duration-150 hover:opacity-90"
        >
          <ArrowUp aria-hidden="true" className="size-4.5" />
        </button>
      </div>
      <ReadingLine
        reading={reading?.result ?? null}
        say={newTaskTags}
        timeZone={timeZone}
        onTakeLiterally={takeOut}
        className="px-1 pt-2"
      />
      <p id="new-task-problem" aria-live="polite" className="wrap-anywhere text-small text-warn">
        {problem ? <span className="block animate-appear px-4 pt-2">{problem}</span> : null}
      </p>
    </form>
  );
}

/** What stands in the field once the server has answered: what was refused stands there again, unless something else does. */
function next(typed: string, said: string, wasRefused: boolean): string {
  if (wasRefused) return typed === "" ? said : typed;
  return typed.trim() === said ? "" : typed;
}
