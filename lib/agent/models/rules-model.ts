import type { LanguageModelV3, LanguageModelV3Prompt } from "@ai-sdk/provider";
import type { Decision, OnDecision } from "@/lib/agent/decision";
import { speak, type Utterance } from "@/lib/agent/models/speak";
import { readDialogue } from "@/lib/agent/rules/dialogue";
import { nextMove } from "@/lib/agent/rules/next-move";
import type { RulesMove } from "@/lib/agent/rules/rules-move";

export interface RulesModelOptions {
  now: Date;
  timeZone: string;
  onDecision: OnDecision;
}

/**
 * The language engine behind the interface of a language model, so that one loop, one set of tools and one way of
 * keeping replies serve whoever does the thinking. It keeps nothing: each step is worked out from the prompt anew.
 */
export function rulesModel(options: RulesModelOptions): LanguageModelV3 {
  return {
    specificationVersion: "v3",
    provider: "steward",
    modelId: "rules",
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error("The rules only stream.")),
    async doStream({ prompt }) {
      const { decision, utterance } = decideByRules(prompt, options);
      options.onDecision(decision);
      return { stream: speak(utterance) };
    },
  };
}

type Here = Pick<RulesModelOptions, "now" | "timeZone">;

interface RulesDecision {
  decision: Decision;
  utterance: Utterance;
  /** Taken as a new task with nothing in it that asks for one: it may as well be an answer. */
  isBare: boolean;
}

export function decideByRules(prompt: LanguageModelV3Prompt, here: Here): RulesDecision {
  const step = nextMove(readDialogue(prompt), here);
  return { decision: decisionOf(step), utterance: utteranceOf(step), isBare: step.reading.bare === true };
}

function decisionOf({ reading: { intent, confidence, reasoning }, move }: RulesMove): Decision {
  return {
    intent,
    confidence,
    method: "RULE_BASED",
    reasoning,
    clarification: move.kind === "ask" ? { question: move.question, options: move.options } : null,
    errorCode: (move.kind === "fail" || move.kind === "ask" ? move.code : null) ?? null,
  };
}

function utteranceOf({ move }: RulesMove): Utterance {
  if (move.kind === "call") return { kind: "calls", calls: move.calls };
  return { kind: "text", text: move.kind === "ask" ? move.question : move.text };
}
