import type { AccountJson } from "@/lib/domain/account-json";

const NAMES: Record<string, string> = { github: "GitHub", google: "Google", local: "your name, on this machine" };

/** How this person gets in, and the address that the provider told. */
export function signsInWith({ signs_in_with: providers, email, email_verified }: AccountJson): string {
  const ways = providers.map((provider) => NAMES[provider] ?? hostOf(provider)).join(" and ");
  const address = email === null ? "" : ` as ${email}${email_verified ? "" : " (not verified)"}`;
  return `You sign in with ${ways}${address}.`;
}

/** An OpenID Connect issuer is kept as "oidc https://id.example.org/realm". */
function hostOf(provider: string): string {
  const issuer = provider.replace(/^oidc /, "");
  return URL.canParse(issuer) ? new URL(issuer).host : issuer;
}
