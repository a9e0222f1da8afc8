import Google, { type GoogleProfile } from "next-auth/providers/google";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { signInProfile } from "@/lib/domain/sign-in-profile";

export const googleProvider = (clientId: string, clientSecret: string): OAuthConfig<GoogleProfile> => ({
  ...Google({ clientId, clientSecret, httpOptions: { timeout: 10_000 } }),
  checks: ["pkce", "state", "nonce"],
  profile: ({ sub, name, email, email_verified, picture }) =>
    signInProfile.parse({ authority: "google", id: sub, name, email, emailIsVerified: email_verified, image: picture }),
});
