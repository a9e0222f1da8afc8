import type { AccountJson } from "@/lib/domain/account-json";
import { visibleText } from "@/lib/domain/visible-parts";

const NAMES: Record<string, string> = { github: "GitHub", google: "Google" };

/** How this person gets in, and the address that the provider told. */
export function signsInWith({ signs_in_with: providers, sign_in_name, email, email_verified }: AccountJson): string {
  const nameOf = (provider: string) =>
    provider === "local"
      ? `the name “${visibleText(sign_in_name ?? "")}”, on this machine`
      : (NAMES[provider] ?? hostOf(provider));
  const ways = providers.map(nameOf).join(" and ");
  const address = email === null ? "" : ` as ${email}${email_verified ? "" : " (not verified)"}`;
  return `You sign in with ${ways}${address}.`;
}

/** An OpenID Connect issuer is kept as "oidc https://id.example.org/realm". */
function hostOf(provider: string): string {
  const issuer = provider.replace(/^oidc /, "");
  return URL.canParse(issuer) ? new URL(issuer).host : issuer;
}
