"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { Command } from "cmdk";
import { useEffect, useRef, useState } from "react";
import { PageCommands } from "@/components/palette/page-commands";
import { TaskCommands } from "@/components/palette/task-commands";
import { useFoundTasks } from "@/components/palette/use-found-tasks";
import { loadReadNewTask } from "@/components/reading/load-read-new-task";
import { newTaskTags } from "@/components/reading/new-task-tags";
import { ReadingLine } from "@/components/reading/reading-line";
import { useReading } from "@/components/reading/use-reading";
import { Sheet } from "@/components/sheet";
import type { TaskJson } from "@/lib/domain/task-json";
import { visibleText } from "@/lib/domain/visible-parts";

interface PaletteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  timeZone: string;
  /** Where "Chat" leads. */
  chatAddress: string;
}

export function PaletteDialog({ open, onOpenChange, ...here }: PaletteDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Sheet
        name="Search and commands"
        className="inset-x-3 top-[12dvh] mx-auto max-w-[36rem] animate-appear overflow-hidden rounded-huge border border-line bg-card shadow-window"
      >
        <Commands {...here} onDone={() => onOpenChange(false)} />
      </Sheet>
    </Dialog.Root>
  );
}

interface CommandsProps extends Pick<PaletteDialogProps, "timeZone" | "chatAddress"> {
  onDone: () => void;
}

/** First everything there is, tasks by their words among it; then, of one task, all that can be done with it. */
function Commands({ timeZone, chatAddress, onDone }: CommandsProps) {
  const [selected, select] = useState("");
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState<TaskJson>();
  const field = useRef<HTMLInputElement>(null);
  const found = useFoundTasks(chosen ? "" : words);
  const reading = useReading(chosen ? "" : words, timeZone, loadReadNewTask);

  // What was looked for comes before what could be made of the words.
  useEffect(() => {
    if (found[0]) select(found[0].id);
  }, [found]);

  function choose(task: TaskJson | undefined) {
    setChosen(task);
    setWords("");
  }

  return (
    <Command
      label="Search and commands"
      loop
      value={selected}
      onValueChange={select}
      onKeyDown={(event) => {
        if (!chosen || words !== "" || (event.key !== "Backspace" && event.key !== "Escape")) return;
        event.preventDefault();
        event.stopPropagation();
        choose(undefined);
      }}
    >
      <Command.Input
        ref={field}
        autoFocus
        value={words}
        onValueChange={setWords}
        placeholder={chosen ? visibleText(chosen.title) : "Search tasks, go somewhere, do something"}
        className="h-12 w-full border-line border-b bg-transparent px-4 outline-none placeholder:text-faint"
      />
      <ReadingLine
        text={words}
        reading={reading}
        say={newTaskTags}
        timeZone={timeZone}
        onRewrite={(rewritten) => {
          setWords(rewritten);
          field.current?.focus();
        }}
        className="border-line border-b px-4 py-2"
      />
      <Command.List
        // A click must not take the keyboard out of the field: the next thing to do may be typed.
        onMouseDown={(event) => event.preventDefault()}
        className="max-h-[50dvh] overflow-y-auto p-2"
      >
        {chosen ? (
          <>
            <Command.Empty className="px-3 py-6 text-center text-label text-soft">Nothing by that name</Command.Empty>
            <TaskCommands task={chosen} timeZone={timeZone} onDone={onDone} />
          </>
        ) : (
          <PageCommands
            words={words}
            newTitle={reading?.result.title ?? words.trim()}
            timeZone={timeZone}
            found={found}
            chatAddress={chatAddress}
            onChoose={choose}
            onDone={onDone}
          />
        )}
      </Command.List>
    </Command>
  );
}
