import type { LanguageModelV3Message, LanguageModelV3Prompt } from "@ai-sdk/provider";
import { z } from "zod";
import { programMark } from "@/lib/agent/program-mark";

/** How the prompt says which program sent some words. The rules read the words alone; only a model is told. */
export const sentByProgram = (name: string) => ({ steward: { program: name } });

const sender = z.object({ steward: z.object({ program: z.string() }) });

/** The prompt with a program's messages marked as that, so that a model does not take them for the person's. */
export const markPrograms = (prompt: LanguageModelV3Prompt): LanguageModelV3Prompt => prompt.map(markMessage);

function markMessage(message: LanguageModelV3Message): LanguageModelV3Message {
  if (message.role !== "user") return message;
  const content = message.content.map((part) => {
    const sent = sender.safeParse(part.providerOptions);
    if (!sent.success || part.type !== "text") return part;
    const { providerOptions: _, ...words } = part;
    return { ...words, text: `${programMark(sent.data.steward.program)}\n${part.text}` };
  });
  return { ...message, content };
}
