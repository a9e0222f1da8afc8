"use client";

import { ArrowUp } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { loadReadNewTask } from "@/components/reading/load-read-new-task";
import { newTaskTags } from "@/components/reading/new-task-tags";
import { ReadingLine } from "@/components/reading/reading-line";
import { useReading } from "@/components/reading/use-reading";
import { quoted } from "@/components/tasks/quoted";
import { useIsThere } from "@/components/use-is-there";
import { visibleText } from "@/lib/domain/visible-parts";

interface QuickAddProps {
  timeZone: string;
  /** Gives a sentence when the task was refused. */
  onAdd: (text: string) => Promise<string | undefined>;
}

/**
 * One field, one line, Enter, read like a message. The words stay until they are saved, selected: the next task is typed
 * over them at once. What was refused in the meantime comes back as soon as the field is free.
 */
export function QuickAdd({ timeZone, onAdd }: QuickAddProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [saving, setSaving] = useState<readonly string[]>([]);
  const refused = useRef<string[]>([]);
  const [problem, setProblem] = useState<string>();
  const isThere = useIsThere();
  const reading = useReading(text, timeZone, loadReadNewTask);
  const isSaving = saving.includes(text.trim());

  // What was typed before the page came to life.
  useEffect(() => setText(field.current?.value ?? ""), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const said = text.trim();
    // Enter twice is one task.
    if (saving.includes(said)) return;
    setProblem(said === "" ? "Title is required" : undefined);
    if (said === "") return;
    field.current?.select();
    setSaving((before) => [...before, said]);
    const refusal = await onAdd(said);
    setSaving((before) => before.filter((other) => other !== said));
    if (refusal === undefined) {
      if (field.current?.value.trim() === said) makeRoom();
    } else if (isThere.current) bringBack(said, refusal);
    else toast.error(`“${visibleText(said)}” was not added. ${refusal}`);
  }

  function bringBack(said: string, refusal: string): void {
    setProblem(`${quoted(said)} was not added. ${refusal}`);
    const input = field.current;
    // Where they still stand, they are not to be typed over any more.
    if (input?.value.trim() !== said) refused.current.push(said);
    else if (document.activeElement === input) input.setSelectionRange(input.value.length, input.value.length);
  }

  /** The next task can be typed, unless one waits that was refused. */
  function makeRoom(): void {
    setText(refused.current.shift() ?? "");
  }

  return (
    <form onSubmit={submit}>
      <div className="flex items-center gap-2 rounded-large border border-line bg-card py-1.5 ps-4 pe-1.5 shadow-card has-[input:focus-visible]:border-accent">
        <input
          ref={field}
          id="new-task"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => text === "" && makeRoom()}
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
        text={text}
        reading={reading}
        say={newTaskTags}
        timeZone={timeZone}
        onRewrite={(rewritten) => {
          setText(rewritten);
          field.current?.focus();
        }}
        className="px-1 pt-2"
      />
      <p id="new-task-problem" aria-live="polite" className="wrap-anywhere text-small text-warn">
        {problem ? <span className="block animate-appear px-4 pt-2">{problem}</span> : null}
      </p>
    </form>
  );
}
