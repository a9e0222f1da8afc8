import type { AuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { authSecret } from "@/lib/auth/auth-secret";
import { isLocalSignInOpen } from "@/lib/auth/local-sign-in";
import { localAccountName, localSignInForm } from "@/lib/auth/local-sign-in-form";
import { findOrCreateUser } from "@/lib/store/user-store";

/** Built per request: whether `local` is offered depends on how the request arrived. */
export function authOptions(headers: Headers): AuthOptions {
  return {
    secret: authSecret(),
    session: { strategy: "jwt", maxAge: 30 * 24 * 60 * 60 },
    pages: { signIn: "/", error: "/" },
    providers: isLocalSignInOpen(headers) ? [localProvider] : [],
    callbacks: {
      jwt({ token, user }) {
        if (user && "sessionVersion" in user) return { sub: user.id, sessionVersion: user.sessionVersion };
        return token;
      },
      // The browser learns nothing from this endpoint but whether it is signed in.
      session: ({ session }) => ({ expires: session.expires }),
    },
  };
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
