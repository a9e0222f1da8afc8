import { useState } from "react";
import { type Choice, ChoiceField } from "@/components/tasks/choice-field";
import { CustomRepeat } from "@/components/tasks/custom-repeat";
import type { TaskAct } from "@/components/tasks/task-act";
import { recurrenceWords } from "@/lib/domain/recurrence-words";
import type { TaskJson } from "@/lib/domain/task-json";

const CUSTOM = "custom";

const CHOICES: Choice[] = [
  ["", "Never"],
  ["FREQ=DAILY", "Every day"],
  ["FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "Every weekday"],
  ["FREQ=WEEKLY", "Every week"],
  ["FREQ=MONTHLY", "Every month"],
  ["FREQ=YEARLY", "Every year"],
];

/** How often it comes back. A rule that was said in other words stands among the choices in words. */
export function RepeatField({ task, act }: { task: TaskJson; act: TaskAct }) {
  const [composing, setComposing] = useState(false);
  const rule = task.recurrence ?? "";
  const isKnown = CHOICES.some(([choice]) => choice === rule);
  const own: Choice[] = isKnown ? [] : [[rule, capitalise(recurrenceWords(rule))]];
  const save = (recurrence: string | null) => {
    setComposing(false);
    void act({ type: "change", task, fields: { recurrence } });
  };
  const choose = (value: string) => (value === CUSTOM ? setComposing(true) : save(value || null));
  return (
    <>
      <ChoiceField
        label="Repeat"
        value={composing ? CUSTOM : rule}
        choices={[...CHOICES, ...own, [CUSTOM, "Custom …"]]}
        onChoose={choose}
      />
      {composing ? <CustomRepeat onSet={save} onCancel={() => setComposing(false)} /> : null}
    </>
  );
}

const capitalise = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
