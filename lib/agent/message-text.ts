import { z } from "zod";
import type { StoredMessage } from "@/lib/domain/stored-message";

const textPart = z.object({ type: z.literal("text"), text: z.string() });

/** What a message says, without its other parts. */
export const textOf = ({ parts }: Pick<StoredMessage, "parts">): string =>
  parts
    .flatMap((part) => {
      const text = textPart.safeParse(part);
      return text.success ? [text.data.text] : [];
    })
    .join("\n")
    .trim();
