import { z } from "zod";
import { addressEntry, domainEntry, GITHUB_PREFIX, githubEntry } from "@/lib/domain/sign-up-entry";

/** Who may join, each named as in lib/domain/sign-up-entry.ts. */
type SignUpAllowList = ReadonlySet<string>;

/** SIGN_UP_ALLOW: entries between commas or white space. Every one that names nobody is said, in one go. */
export const signUpAllowList = z
  .string()
  .default("")
  .transform((text, context): SignUpAllowList => {
    const allowed = new Set<string>();
    for (const written of text.split(/[\s,]+/).filter(Boolean)) {
      const entry = entryFor(written);
      if (entry === null) context.addIssue({ code: "custom", message: refusalOf(written) });
      else allowed.add(entry);
    }
    return allowed;
  });

function entryFor(written: string): string | null {
  if (written.startsWith("@")) return domainEntry(written.slice(1));
  const isLogin = written.toLowerCase().startsWith(GITHUB_PREFIX);
  return isLogin ? githubEntry(written.slice(GITHUB_PREFIX.length)) : addressEntry(written);
}

const refusalOf = (written: string): string =>
  `cannot use "${written}": write @example.org for a whole domain, ann@example.org or github:ann`;
