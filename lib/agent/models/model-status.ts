import { configuration } from "@/lib/platform/configuration";

/** Who thinks here, for the settings page. The key is nobody's business. */
export type ModelStatus =
  | { mode: "rules" }
  /** `host` is where the model is asked. */
  | { mode: "hybrid" | "openai"; model: string; host: string };

const OPENAI = "api.openai.com";

export function modelStatus(): ModelStatus {
  const { agentMode, OPENAI_DEFAULT_MODEL: model, OPENAI_BASE_URL } = configuration();
  if (agentMode === "rules") return { mode: agentMode };
  return { mode: agentMode, model, host: OPENAI_BASE_URL === undefined ? OPENAI : new URL(OPENAI_BASE_URL).host };
}
