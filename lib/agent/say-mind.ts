import { configuration } from "@/lib/platform/configuration";

/** Which mind is at work, in a few words. */
export function sayMind(): string {
  const { agentMode, OPENAI_DEFAULT_MODEL } = configuration();
  if (agentMode === "rules") return "Works without a model";
  return agentMode === "openai" ? OPENAI_DEFAULT_MODEL : `${OPENAI_DEFAULT_MODEL} when unsure`;
}
