import { ConfigurationError, configuration } from "@/lib/platform/configuration";
import { keptSecret } from "@/lib/platform/kept-secret";

let generated: string | undefined;

/** What session cookies are sealed with: configured, or on loopback made once and kept beside the database. */
export function authSecret(): string {
  const { authSecret: configured, listensOnLoopback, DATA_DIRECTORY } = configuration();
  if (configured !== undefined) return configured;
  if (!listensOnLoopback)
    throw new ConfigurationError("AUTH_SECRET must be set when Steward does not run on loopback.");
  generated ??= keptSecret(DATA_DIRECTORY);
  return generated;
}
