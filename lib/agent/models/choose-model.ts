import type { LanguageModelV3 } from "@ai-sdk/provider";
import { hybridModel } from "@/lib/agent/models/hybrid-model";
import { modelAlone } from "@/lib/agent/models/model-alone";
import { openaiModel } from "@/lib/agent/models/openai-model";
import { type RulesModelOptions, rulesModel } from "@/lib/agent/models/rules-model";
import { configuration } from "@/lib/platform/configuration";

/** Who does the thinking in this turn, as AGENT_MODE says. */
export function chooseModel(options: RulesModelOptions & { isTalkingToModel: boolean }): LanguageModelV3 {
  const settings = configuration();
  if (settings.agentMode === "rules") return rulesModel(options);
  const model = openaiModel(settings);
  const quietMs = settings.OPENAI_TIMEOUT_SECONDS * 1000;
  return settings.agentMode === "openai"
    ? modelAlone({ ...options, model, quietMs })
    : hybridModel({ ...options, model, quietMs });
}
