import { ModelTest } from "@/components/settings/model-test";
import { SettingRow } from "@/components/settings/setting-row";

interface ModelStatusRowProps {
  status: { mode: "rules" } | { mode: "hybrid" | "openai"; model: string; host: string };
}

/** Who thinks here, and a way to find out whether it does. */
export function ModelStatusRow({ status }: ModelStatusRowProps) {
  const { title, text } = wordsFor(status);
  return (
    <SettingRow title={title} text={text}>
      <ModelTest />
    </SettingRow>
  );
}

function wordsFor(status: ModelStatusRowProps["status"]): { title: string; text: string } {
  if (status.mode === "rules") {
    return {
      title: "Works without a model",
      text: "Rules on this server read what you say. With OPENAI_API_KEY or OPENAI_BASE_URL set, a model helps where they are unsure.",
    };
  }
  const { mode, model, host } = status;
  return mode === "hybrid"
    ? { title: `${model} when unsure`, text: `Rules read what is clear; the rest goes to ${model} at ${host}.` }
    : { title: model, text: `Everything you say goes to ${model} at ${host}.` };
}
