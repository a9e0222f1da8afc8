import { addressEntry, domainEntry, githubEntry } from "@/lib/domain/sign-up-entry";
import type { Configuration } from "@/lib/platform/configuration";

export type SignUpSettings = Pick<Configuration, "SIGN_UP" | "SIGN_UP_ALLOW">;

/** What the provider says in this very sign-in: an address and a login may be somebody else's tomorrow. */
export interface Newcomer {
  provider: string;
  email: string | null;
  emailIsVerified: boolean;
  login: string | null;
}

/** May somebody who has no account yet get one? Who has one is never asked. */
export function mayJoin({ SIGN_UP, SIGN_UP_ALLOW }: SignUpSettings, newcomer: Newcomer): boolean {
  return takesEverybody(newcomer.provider, SIGN_UP) || namesOf(newcomer).some((name) => SIGN_UP_ALLOW.has(name));
}

/** Anybody can have an account at GitHub or Google; who has one at one's own issuer was decided there. */
export const takesEverybody = (provider: string, signUp: SignUpSettings["SIGN_UP"]): boolean =>
  (signUp ?? (provider === "oidc" ? "open" : "closed")) === "open";

function namesOf({ provider, email, emailIsVerified, login }: Newcomer): string[] {
  // Where nobody checks an address, a stranger types one of the list.
  const address = email !== null && emailIsVerified ? addressEntry(email) : null;
  const domain = address && domainEntry(address.slice(address.indexOf("@") + 1));
  // Elsewhere a login is whatever somebody chose, also the name of one who is allowed.
  const name = provider === "github" && login !== null ? githubEntry(login) : null;
  return [address, domain, name].filter((entry) => entry !== null);
}
