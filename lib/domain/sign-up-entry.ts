import { emailAddress } from "@/lib/domain/email-address";

/**
 * How SIGN_UP_ALLOW names somebody, in one spelling for the list and for who arrives, so that nothing matches but what is
 * the same. Null for what cannot be named: several @, and every letter beyond ASCII. Some of those only look like ours,
 * others become ours in lower case (the Kelvin sign is no k).
 */
export function addressEntry(address: string): string | null {
  const parsed = emailAddress.safeParse(address);
  return parsed.success ? parsed.data.toLowerCase() : null;
}

/** A whole domain: "@example.org". Its subdomains are domains of their own. */
export function domainEntry(domain: string): string | null {
  const address = addressEntry(`somebody@${domain}`);
  return address === null ? null : address.slice(address.indexOf("@"));
}

export const GITHUB_PREFIX = "github:";

/** Logins of enterprises have an underscore in them. */
const LOGIN = /^[A-Za-z0-9_-]{1,100}$/;

export const githubEntry = (login: string): string | null =>
  LOGIN.test(login) ? GITHUB_PREFIX + login.toLowerCase() : null;
