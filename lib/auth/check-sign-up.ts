import { type SignUpSettings, takesEverybody } from "@/lib/auth/may-join";
import { signInChoices } from "@/lib/auth/sign-in-providers";
import { GITHUB_PREFIX } from "@/lib/domain/sign-up-entry";
import { ConfigurationError, configuration } from "@/lib/platform/configuration";
import { log } from "@/lib/platform/log";
import { hasAccounts } from "@/lib/store/account-directory";

/** At the start, when the database is open: a server that could only ever refuse must say so to who starts it. */
export async function checkSignUp(): Promise<void> {
  const settings = configuration();
  const providers = signInChoices().map(({ id }) => id);
  if (isShutToAll(providers, settings) && !(await hasAccounts(providers))) {
    throw new ConfigurationError(
      "Nobody could ever sign in here, because nobody has an account with these providers yet and nobody may join: " +
        "name who may in SIGN_UP_ALLOW (ann@example.org, @example.org, github:ann), or set SIGN_UP to open.",
    );
  }
  // Whoever writes a list expects it to keep the others out.
  const open = providers.filter((provider) => takesEverybody(provider, settings.SIGN_UP));
  if (open.length > 0 && settings.SIGN_UP_ALLOW.size > 0) {
    log.warn({ providers: open }, "SIGN_UP_ALLOW keeps nobody out where everybody may join; SIGN_UP=closed does");
  }
}

/** Not without providers: then people sign in by name, which is not what this is about. */
export function isShutToAll(providers: string[], { SIGN_UP, SIGN_UP_ALLOW }: SignUpSettings): boolean {
  if (providers.length === 0 || providers.some((provider) => takesEverybody(provider, SIGN_UP))) return false;
  return [...SIGN_UP_ALLOW].every((entry) => entry.startsWith(GITHUB_PREFIX) && !providers.includes("github"));
}
