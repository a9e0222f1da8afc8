import type { AuthOptions, User } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { authLogger } from "@/lib/auth/auth-logger";
import { isLocalSignInOpen } from "@/lib/auth/local-sign-in";
import { localAccountName, localSignInForm } from "@/lib/auth/local-sign-in-form";
import { findSessionUser } from "@/lib/auth/read-session";
import { signInProviders } from "@/lib/auth/sign-in-providers";
import { returnAddress } from "@/lib/domain/return-address";
import { signInProfile } from "@/lib/domain/sign-in-profile";
import type { SignedInUser } from "@/lib/domain/signed-in-user";
import { authSecret } from "@/lib/platform/auth-secret";
import { findOrCreateUser } from "@/lib/store/user-store";

interface Arrival {
  headers: Headers;
  /** What the browser said when it set out for the provider. */
  timeZone: string | undefined;
}

/** Built per request: whether `local` is offered depends on how the request arrived. */
export function authOptions({ headers, timeZone }: Arrival): AuthOptions {
  return {
    secret: authSecret(),
    session: { strategy: "jwt", maxAge: 30 * 24 * 60 * 60 },
    pages: { signIn: "/", signOut: "/", error: "/", verifyRequest: "/" },
    providers: isLocalSignInOpen(headers) ? [localProvider] : signInProviders(),
    logger: authLogger,
    callbacks: {
      async jwt({ token, user, account }) {
        if (account?.type === "oauth") return claimsOf(await userFromProvider(user, timeZone));
        if (user && "sessionVersion" in user) return { sub: user.id, sessionVersion: user.sessionVersion };
        // The session was looked at, not begun. One that was ended everywhere must not be renewed.
        const known = await findSessionUser(token);
        if (!known) throw new Error("This session has ended");
        return claimsOf(known);
      },
      // The browser learns nothing from this endpoint but whether it is signed in.
      session: ({ session }) => ({ expires: session.expires }),
      redirect: ({ url, baseUrl }) => returnAddress(url, baseUrl),
    },
  };
}

const claimsOf = ({ id, sessionVersion }: SignedInUser) => ({ sub: id, sessionVersion });

/**
 * There is no adapter, on purpose: next-auth's would look for the e-mail address and for a session in this browser to
 * link the account to. Here the provider's id is the identity and nothing else is.
 */
function userFromProvider(user: User, timeZone: string | undefined): Promise<SignedInUser> {
  const { authority, id, name, ...contact } = signInProfile.parse(user);
  return findOrCreateUser({ provider: authority, providerAccountId: id }, { name, timeZone, contact });
}

const localProvider = CredentialsProvider({
  id: "local",
  name: "this machine",
  credentials: { name: { label: "Name", type: "text" }, timeZone: { type: "hidden" } },
  async authorize(credentials) {
    const form = localSignInForm.safeParse(credentials);
    if (!form.success) return null;
    const { name, timeZone } = form.data;
    return findOrCreateUser({ provider: "local", providerAccountId: localAccountName(name) }, { name, timeZone });
  },
});
