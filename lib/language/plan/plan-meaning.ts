import { confidenceOf } from "@/lib/language/confidence-of";
import type { Spoken } from "@/lib/language/grammar/read-spoken";
import type { Meaning } from "@/lib/language/ground/decide-meaning";
import type { Doubt, Intent, NewTask, PlanStep, TaskReference, Understanding } from "@/lib/language/understanding";

const NOWHERE = { start: 0, end: 0 };

const INTENTS = {
  complete: "COMPLETE_TASK",
  reopen: "COMPLETE_TASK",
  delete: "DELETE_TASK",
  update: "UPDATE_TASK",
} as const satisfies Record<Spoken["act"], Intent>;

const BECAUSE = {
  complete: "said to be done",
  reopen: "said not to be done",
  delete: "not wanted any more",
  update: "said to be otherwise",
} as const satisfies Record<Spoken["act"], string>;

const becauseOf = ({ name, verb, act }: Spoken): string => `'${name ?? verb?.lemma ?? "it"}' → ${BECAUSE[act]}`;

function stepFor({ act, changes }: Spoken, task: TaskReference | null): PlanStep {
  if (act === "delete") return { tool: "delete_task", task };
  if (act === "update") return { tool: "update_task", task, changes };
  return { tool: "complete_task", task, completed: act === "complete" };
}

const calledSo = ({ reference, name }: Spoken): TaskReference | null =>
  reference ?? (name === null ? null : { kind: "title", title: name, span: NOWHERE });

type Planned = Pick<Understanding, "intent" | "confidence" | "rule" | "plan" | "title" | "reasoning"> & {
  doubt?: Doubt;
  bare?: true;
};

/** What is to be done by a meaning; nothing for what means nothing. */
function planOf(meaning: Meaning): Planned | null {
  switch (meaning.kind) {
    case "one":
      return planSpoken(meaning.spoken, { kind: "number", number: meaning.task.number, span: NOWHERE });
    case "several":
      return {
        ...planSpoken(meaning.spoken, null),
        confidence: confidenceOf({ coverage: 1, grounding: "several" }),
        reasoning: `${becauseOf(meaning.spoken)}; several of your tasks can be meant`,
        doubt: { kind: "which", tasks: meaning.tasks },
      };
    case "named":
      return planSpoken(meaning.spoken, calledSo(meaning.spoken));
    case "missing":
      return {
        ...planSpoken(meaning.spoken, calledSo(meaning.spoken)),
        confidence: confidenceOf({ coverage: 1, grounding: "order" }),
      };
    case "told":
      return { ...perhaps(meaning.spoken), plan: [], doubt: { kind: "told" } };
    case "perhaps":
      return perhaps(meaning.spoken);
    case "new":
      return planNew(meaning.things, "a thing or a deed and nothing else → new task");
    case "there":
    case "either": {
      const { thing, ...doubt } = meaning;
      return {
        ...planNew([thing], "a thing or a deed; a task of that name is open"),
        confidence: confidenceOf({ coverage: 1, grounding: "several" }),
        doubt: { ...doubt, thing },
      };
    }
    case "nothing":
      return null;
  }
}

const planSpoken = (spoken: Spoken, task: TaskReference | null): Planned => ({
  intent: INTENTS[spoken.act],
  confidence: confidenceOf({ coverage: 1, grounding: "one" }),
  rule: `spoken/${spoken.act}`,
  plan: [stepFor(spoken, task)],
  title: spoken.name,
  reasoning: `${becauseOf(spoken)}; one of your tasks is meant`,
});

/** What would be done if a task is called so; until somebody knows it is talk. */
const perhaps = (spoken: Spoken): Planned => ({
  intent: "GENERAL_CHAT",
  confidence: confidenceOf({ coverage: 1, grounding: "perhaps" }),
  rule: `spoken/${spoken.act}`,
  plan: spoken.name === null ? [] : [stepFor(spoken, calledSo(spoken))],
  title: spoken.name,
  reasoning: `${becauseOf(spoken)}, if a task is called so`,
});

const planNew = (things: readonly NewTask[], reasoning: string): Planned => ({
  intent: "CREATE_TASK",
  confidence: confidenceOf({ coverage: 1, grounding: "new" }),
  rule: "thing",
  bare: true,
  plan: [...things],
  title: things[0]?.title ?? null,
  reasoning,
});

/** The meaning that was decided on, in the place of what the rules made of the sentence. */
export function withMeaning(said: Understanding, meaning: Meaning): Understanding {
  const planned = planOf(meaning);
  return planned ? { ...said, possibleIntents: [], missing: null, ...planned } : said;
}
