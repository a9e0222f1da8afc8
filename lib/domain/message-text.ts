import { z } from "zod";

const textPart = z.object({ type: z.literal("text"), text: z.string() });

/** What a message says, without its other parts. */
export const textOf = ({ parts }: { parts: readonly unknown[] }): string =>
  parts
    .flatMap((part) => {
      const text = textPart.safeParse(part);
      return text.success ? [text.data.text] : [];
    })
    .join("\n")
    .trim();
