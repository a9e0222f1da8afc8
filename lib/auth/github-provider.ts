import GitHub, { type GithubProfile } from "next-auth/providers/github";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { z } from "zod";
import { signInProfile } from "@/lib/domain/sign-in-profile";
import { log } from "@/lib/platform/log";

const addresses = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** GitHub says nothing about whether an address is verified but in the list of all of them. */
export const githubProvider = (clientId: string, clientSecret: string): OAuthConfig<GithubProfile> => ({
  ...GitHub({ clientId, clientSecret, httpOptions: { timeout: 10_000 } }),
  checks: ["pkce", "state"],
  userinfo: {
    url: "https://api.github.com/user",
    request: ({ client, tokens }) => client.userinfo(tokens.access_token ?? ""),
  },
  async profile(profile, { access_token }) {
    const primary = access_token ? await primaryAddress(access_token) : undefined;
    return signInProfile.parse({
      authority: "github",
      id: String(profile.id),
      name: profile.name ?? profile.login,
      email: primary?.email,
      emailIsVerified: primary?.verified,
      login: profile.login,
      image: profile.avatar_url,
    });
  },
});

async function primaryAddress(accessToken: string) {
  try {
    const response = await fetch("https://api.github.com/user/emails", {
      headers: { authorization: `Bearer ${accessToken}`, accept: "application/vnd.github+json" },
      signal: AbortSignal.timeout(10_000),
    });
    return addresses.parse(await response.json()).find(({ primary }) => primary);
  } catch (error) {
    log.warn({ err: error }, "GitHub did not tell the e-mail address");
    return undefined;
  }
}
