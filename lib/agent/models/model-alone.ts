import type { LanguageModelV3 } from "@ai-sdk/provider";
import { continueAnswer, listen } from "@/lib/agent/models/listen";
import { decideByRules, type RulesModelOptions } from "@/lib/agent/models/rules-model";

export interface ModelAloneOptions extends RulesModelOptions {
  model: LanguageModelV3;
  quietMs: number;
}

/** The model for every message. The rules only say what the message looks like, for the audit. */
export function modelAlone({ model, quietMs, onDecision, ...here }: ModelAloneOptions): LanguageModelV3 {
  return {
    specificationVersion: "v3",
    provider: "steward",
    modelId: model.modelId,
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error("The agent only streams.")),
    async doStream(call) {
      const { decision } = decideByRules(call.prompt, here);
      onDecision({
        ...decision,
        method: "LLM_FALLBACK",
        reasoning: `${model.modelId} decided`,
        clarification: null,
        errorCode: null,
      });
      return { stream: continueAnswer(await listen(model, call, { quietMs, checksCalls: false })) };
    },
  };
}
