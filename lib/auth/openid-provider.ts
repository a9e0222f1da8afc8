import type { OAuthConfig } from "next-auth/providers/oauth";
import { joinClaims, type OpenIdClaims, openIdClaims } from "@/lib/auth/join-claims";
import { signInProfile } from "@/lib/domain/sign-in-profile";
import { log } from "@/lib/platform/log";

interface OpenIdSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
}

/** Any OpenID Connect issuer, found through its discovery document. */
export const openIdProvider = (settings: OpenIdSettings): OAuthConfig<OpenIdClaims> => ({
  id: "oidc",
  name: settings.name,
  type: "oauth",
  wellKnown: `${settings.issuer.replace(/\/+$/, "")}/.well-known/openid-configuration`,
  clientId: settings.clientId,
  clientSecret: settings.clientSecret,
  idToken: true,
  checks: ["pkce", "state", "nonce"],
  authorization: { params: { scope: "openid profile email" } },
  httpOptions: { timeout: 10_000 },
  userinfo: {
    // Many issuers keep the name and the address out of the token and tell them only when asked.
    async request({ client, tokens: { id_token, access_token } }) {
      const claims = checkedClaims(id_token);
      const canAsk = access_token !== undefined && client.issuer.metadata.userinfo_endpoint !== undefined;
      const told = canAsk ? await client.userinfo(access_token).catch(forgo) : null;
      return joinClaims(claims, told);
    },
  },
  profile: (claims) =>
    signInProfile.parse({
      // A subject means something only together with its issuer: another issuer's "1" is somebody else.
      authority: `oidc ${claims.iss}`,
      id: claims.sub,
      name: claims.name ?? claims.preferred_username ?? claims.nickname,
      email: claims.email,
      emailIsVerified: claims.email_verified,
      image: claims.picture,
    }),
});

/** By now the token's signature, issuer, audience, time and nonce were checked; this only reads it. */
function checkedClaims(idToken: string | undefined): OpenIdClaims {
  const [, payload = ""] = (idToken ?? "").split(".");
  return openIdClaims.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
}

function forgo(error: unknown): null {
  log.warn({ err: error }, "The OpenID Connect issuer did not tell who this is beyond the token");
  return null;
}
