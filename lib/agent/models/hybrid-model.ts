import type { LanguageModelV3, LanguageModelV3CallOptions, LanguageModelV3StreamResult } from "@ai-sdk/provider";
import type { Decision } from "@/lib/agent/decision";
import { continueAnswer, listen } from "@/lib/agent/models/listen";
import { decideByRules, type RulesModelOptions } from "@/lib/agent/models/rules-model";
import { lastWords, speak, type Utterance } from "@/lib/agent/models/speak";
import { readDialogue } from "@/lib/agent/rules/dialogue";
import { sayDeeds } from "@/lib/agent/rules/words/say-deeds";
import { ACT_AT } from "@/lib/language/understanding";
import { log } from "@/lib/platform/log";

export interface HybridOptions extends RulesModelOptions {
  model: LanguageModelV3;
  quietMs: number;
  /** The last reply was the model's: what is no request to the rules may be an answer to it. */
  isTalkingToModel: boolean;
}

/**
 * The rules where they are sure, the model where they are not, and the rules again when the model fails. Whoever spoke
 * first in a turn speaks on: the choice depends on the message alone.
 */
export function hybridModel(options: HybridOptions): LanguageModelV3 {
  return {
    specificationVersion: "v3",
    provider: "steward",
    modelId: `hybrid ${options.model.modelId}`,
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error("The agent only streams.")),
    async doStream(call) {
      const rules = decideByRules(call.prompt, options);
      if (isSure(rules, options)) {
        options.onDecision(rules.decision);
        return { stream: speak(rules.utterance) };
      }
      const fallBack = (error: unknown): Utterance => {
        if (call.abortSignal?.aborted) throw error; // The person stopped it: that is no failure.
        return answerInstead(call, rules, error, options);
      };
      try {
        return await askModel(call, rules.decision, fallBack, options);
      } catch (error) {
        return { stream: speak(fallBack(error)) };
      }
    },
  };
}

const isSure = (
  { decision: { confidence, intent }, isBare }: ReturnType<typeof decideByRules>,
  { isTalkingToModel }: HybridOptions,
): boolean => confidence >= ACT_AT && !(isTalkingToModel && (isBare || intent === "GENERAL_CHAT"));

async function askModel(
  call: LanguageModelV3CallOptions,
  decision: Decision,
  fallBack: (error: unknown) => Utterance,
  { model, quietMs, onDecision }: HybridOptions,
): Promise<LanguageModelV3StreamResult> {
  const heard = await listen(model, call, { quietMs, checksCalls: true });
  onDecision({
    ...decision,
    method: "LLM_FALLBACK",
    reasoning: `the rules were not sure (${decision.confidence.toFixed(2)}: ${decision.reasoning}); ${model.modelId} decided`,
    clarification: null,
    errorCode: null,
  });
  return { stream: continueAnswer(heard, (error) => lastWords(fallBack(error))) };
}

/** After a call was made the person hears what was done; before that, what the rules would have asked. */
function answerInstead(
  call: LanguageModelV3CallOptions,
  { decision, utterance }: ReturnType<typeof decideByRules>,
  error: unknown,
  { model, onDecision }: HybridOptions,
): Utterance {
  log.warn({ err: error, model: model.modelId }, "The model failed; the rules answer instead");
  const reasoning = `${decision.reasoning}; ${model.modelId} did not answer`;
  const deeds = sayDeeds(readDialogue(call.prompt).at(-1)?.calls ?? []);
  if (deeds) {
    onDecision({ ...decision, method: "LLM_FALLBACK", reasoning, clarification: null, errorCode: null });
    return { kind: "text", text: `${deeds}. I could not finish the rest. Please say it again.` };
  }
  onDecision({ ...decision, reasoning });
  return utterance;
}
