import type { LoggerInstance } from "next-auth";
import { log } from "@/lib/platform/log";

/** What next-auth has to say goes into our log: which step failed and why, never a profile, a token or a code. */
export const authLogger: Partial<LoggerInstance> = {
  error(code, metadata) {
    const error = "error" in metadata && metadata.error instanceof Error ? metadata.error : metadata;
    const reason = error instanceof Error ? withoutSecrets(error.message) : undefined;
    log.warn({ step: code, reason }, "Signing in failed");
  },
  warn(code) {
    log.warn({ step: code }, "Sign-in is set up strangely");
  },
  debug() {},
};

/** "invalid_client" helps whoever runs the server; what is long and random in such a sentence was a secret or an id. */
const withoutSecrets = (message: string): string =>
  message
    .replace(/\S+@\S+/g, "…")
    .replace(/[\w.~+/=-]{20,}/g, "…")
    .slice(0, 200);
