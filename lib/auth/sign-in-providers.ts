import type { Provider } from "next-auth/providers/index";
import { githubProvider } from "@/lib/auth/github-provider";
import { googleProvider } from "@/lib/auth/google-provider";
import { openIdProvider } from "@/lib/auth/openid-provider";
import { type Configuration, configuration } from "@/lib/platform/configuration";

type ProviderSettings = Pick<
  Configuration,
  | "GITHUB_ID"
  | "GITHUB_SECRET"
  | "GOOGLE_ID"
  | "GOOGLE_SECRET"
  | "OIDC_ISSUER"
  | "OIDC_ID"
  | "OIDC_SECRET"
  | "OIDC_NAME"
>;

/** Each is there when its variables are. */
export function signInProviders(settings: ProviderSettings = configuration()): Provider[] {
  const { GITHUB_ID, GITHUB_SECRET, GOOGLE_ID, GOOGLE_SECRET } = settings;
  const { OIDC_ISSUER: issuer, OIDC_ID, OIDC_SECRET, OIDC_NAME } = settings;
  const providers: Provider[] = [];
  if (GITHUB_ID && GITHUB_SECRET) providers.push(githubProvider(GITHUB_ID, GITHUB_SECRET));
  if (GOOGLE_ID && GOOGLE_SECRET) providers.push(googleProvider(GOOGLE_ID, GOOGLE_SECRET));
  if (issuer && OIDC_ID && OIDC_SECRET) {
    const name = OIDC_NAME ?? new URL(issuer).hostname;
    providers.push(openIdProvider({ issuer, clientId: OIDC_ID, clientSecret: OIDC_SECRET, name }));
  }
  return providers;
}

/** For the buttons of the sign-in page. */
export const signInChoices = (): { id: string; name: string }[] =>
  signInProviders().map(({ id, name }) => ({ id, name }));
