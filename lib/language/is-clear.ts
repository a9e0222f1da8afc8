import { ACT_AT, type PlanStep, type Understanding } from "@/lib/language/understanding";

/** Chat may hold what would be told if a task were called so; by itself it leads to nothing. */
export const isClear = ({ confidence, intent, plan, helpWith, rule }: Understanding): boolean =>
  helpWith !== null ||
  (confidence >= ACT_AT &&
    intent !== "GENERAL_CHAT" &&
    (plan.length > 0 || intent === "UNDO") &&
    !isToBeFound(rule, plan));

/** An order that may be a deed as well, which only the tasks can tell: "finish the slides", "remove the wallpaper". */
const TO_BE_FOUND: ReadonlySet<string> = new Set(["command/complete", "command/delete", "command/finished"]);

const isToBeFound = (rule: string, [step, ...more]: readonly PlanStep[]): boolean =>
  TO_BE_FOUND.has(rule) &&
  more.length === 0 &&
  step !== undefined &&
  "task" in step &&
  step.task?.kind === "title" &&
  step.task.due === undefined;
