import { z } from "zod";
import { LIMITS } from "@/lib/domain/limits";
import { storableText } from "@/lib/domain/storable-json";

/** What a person says. Anything is accepted and treated as text. */
export const messageField = z
  .string({ error: "Message cannot be empty" })
  .transform((text) => storableText(text).trim())
  .pipe(
    z
      .string()
      .min(1, "Message cannot be empty")
      .max(LIMITS.messageLength, `Message must be under ${LIMITS.messageLength} characters`),
  );

/** Chosen by the sender, so that the same message sent twice is one message. */
export const messageIdField = z
  .string({ error: "Message id must be text" })
  .regex(/^[\w.:-]{1,100}$/, "Message id must be up to 100 letters, digits, dots, colons or dashes");
