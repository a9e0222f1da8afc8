"use client";

import { useState } from "react";
import { focusOnMount } from "@/components/focus-on-mount";
import { PriorityTag } from "@/components/tasks/priority-tag";
import { Tag } from "@/components/tasks/tag";
import { TaskLine } from "@/components/tasks/task-line";
import { TickBox } from "@/components/tasks/tick-box";
import { TextButton } from "@/components/text-button";

/** The reply to "remind me …": the thing itself, why it was understood so, and the way back. */
export function ExampleTask() {
  const [done, setDone] = useState(false);
  const [step, setStep] = useState<"made" | "undone" | "redone">("made");
  const [explained, setExplained] = useState(false);

  if (step === "undone") {
    return (
      <p className="flex animate-appear items-center gap-3 text-label text-soft">
        Taken back: Call the bank
        <TextButton ref={focusOnMount} className="text-small" onClick={() => setStep("redone")}>
          Redo
        </TextButton>
      </p>
    );
  }
  return (
    <div className="space-y-2">
      <p>
        Task created: <strong className="font-semibold">Call the bank</strong>. I’ll remind you tomorrow at 9:00 AM.
      </p>
      <div className="@container rounded-large border border-line bg-card px-3.5 py-2.5 shadow-card">
        <TaskLine
          box={<TickBox label="Call the bank" ticked={done} onTick={setDone} />}
          title="Call the bank"
          number={12}
          struck={done}
        >
          <PriorityTag priority="high" />
          <Tag>Tomorrow 9:00 AM</Tag>
        </TaskLine>
      </div>
      <p className="flex items-center gap-3 text-faint text-small">
        <TextButton aria-expanded={explained} onClick={() => setExplained(!explained)}>
          Why?
        </TextButton>
        <TextButton ref={step === "redone" ? focusOnMount : undefined} onClick={() => setStep("undone")}>
          Undo
        </TextButton>
        <span className="tabular-nums">1 ms</span>
      </p>
      {explained ? (
        <p className="animate-appear border-line border-s ps-3 text-small text-soft">
          “remind me to” with a time means a new task and a reminder; “urgent” means high priority. Read by a rule, 97%
          sure, without a model.
        </p>
      ) : null}
    </div>
  );
}
