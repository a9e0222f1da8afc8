"use client";

import { ArrowUp } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { quoted } from "@/components/tasks/quoted";
import { LIMITS } from "@/lib/domain/limits";

interface QuickAddProps {
  /** Gives a sentence when the task was refused. */
  onAdd: (title: string) => Promise<string | undefined>;
}

/** One field, one line, Enter. It is free for the next task at once; what is refused comes back into it. */
export function QuickAdd({ onAdd }: QuickAddProps) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    const title = input.value.trim();
    const mistake = titleMistake(title);
    setProblem(mistake);
    if (mistake) return;
    input.value = "";
    const refusal = await onAdd(title);
    if (refusal === undefined) return;
    if (input.value === "") input.value = title;
    setProblem(`${quoted(title)} was not added. ${refusal}`);
  }

  return (
    <form onSubmit={submit}>
      <div className="flex items-center gap-2 rounded-large border border-line bg-card py-1.5 ps-4 pe-1.5 shadow-card has-[input:focus-visible]:border-accent">
        <input
          ref={field}
          id="new-task"
          aria-label="New task"
          aria-describedby="new-task-problem"
          aria-invalid={problem ? true : undefined}
          placeholder="Add a task"
          autoComplete="off"
          enterKeyHint="done"
          dir="auto"
          className="h-9 min-w-0 flex-1 bg-transparent outline-none placeholder:text-faint"
        />
        <button
          type="submit"
          aria-label="Add"
          className="grid size-9 flex-none place-items-center rounded-medium bg-accent text-on-accent transition-opacity duration-150 hover:opacity-90"
        >
          <ArrowUp aria-hidden="true" className="size-4.5" />
        </button>
      </div>
      <p id="new-task-problem" aria-live="polite" className="wrap-anywhere text-small text-warn">
        {problem ? <span className="block animate-appear px-4 pt-2">{problem}</span> : null}
      </p>
    </form>
  );
}

function titleMistake(title: string): string | undefined {
  if (title === "") return "Title is required";
  if (title.length > LIMITS.titleLength) return `Title must be at most ${LIMITS.titleLength} characters`;
  return undefined;
}
