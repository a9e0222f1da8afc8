import { whichOf } from "@/lib/agent/rules/ask-which";
import { candidatesIn } from "@/lib/agent/rules/result-data";
import type { Failure, Question } from "@/lib/agent/rules/script";
import { sayProblem } from "@/lib/agent/rules/words/say-problem";
import type { ToolFailure } from "@/lib/domain/tool-result";
import type { PlanStep } from "@/lib/language/understanding";

/** A call that was refused: when it only did not know which task, ask; else say why. */
export function callFailed(failure: ToolFailure, step: PlanStep): Question | Failure {
  const candidates = candidatesIn(failure);
  return candidates.length > 0 ? whichOf(candidates, step) : sayProblem(failure);
}
