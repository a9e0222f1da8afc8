import type { AuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { authLogger } from "@/lib/auth/auth-logger";
import { endSession } from "@/lib/auth/end-session";
import { isLocalSignInOpen } from "@/lib/auth/local-sign-in";
import { localAccountName, localSignInForm } from "@/lib/auth/local-sign-in-form";
import { findSession } from "@/lib/auth/read-session";
import { newSession, sessionClaims } from "@/lib/auth/session-claims";
import { signInProviders } from "@/lib/auth/sign-in-providers";
import { userFromProvider } from "@/lib/auth/user-from-provider";
import { LIMITS } from "@/lib/domain/limits";
import { returnAddress } from "@/lib/domain/return-address";
import type { SignedInUser } from "@/lib/domain/signed-in-user";
import { authSecret } from "@/lib/platform/auth-secret";
import { findOrCreateUser } from "@/lib/store/user-store";

interface Arrival {
  headers: Headers;
  /** What the browser said when it set out for the provider. */
  timeZone: string | undefined;
  /** Told what the store failed at. next-auth would make an answer of it: that nobody is signed in. */
  onFault: (error: unknown) => void;
}

type Told = <Result>(work: Promise<Result>) => Promise<Result>;

/** Built per request: whether `local` is offered depends on how the request arrived. */
export function authOptions({ headers, timeZone, onFault }: Arrival): AuthOptions {
  const told: Told = (work) =>
    work.catch((error: unknown) => {
      onFault(error);
      throw error;
    });
  /** Asked once: between two questions an account may go, and the second one would begin it anew. */
  let arriving: Promise<SignedInUser | null> = Promise.resolve(null);
  return {
    secret: authSecret(),
    session: { strategy: "jwt", maxAge: LIMITS.idleSessionDays * 24 * 60 * 60 },
    pages: { signIn: "/", signOut: "/", error: "/", verifyRequest: "/" },
    providers: isLocalSignInOpen(headers) ? [localProvider(told)] : signInProviders(),
    logger: authLogger,
    events: { signOut: ({ token }) => told(endSession(token)) },
    callbacks: {
      async signIn({ user, account }) {
        if (account?.type !== "oauth") return true;
        arriving = userFromProvider({ provider: account.provider, profile: user, timeZone });
        return (await isRefused(arriving)) ? REFUSAL : true;
      },
      async jwt({ token, user, account }) {
        if (account?.type === "oauth") {
          const person = await arriving;
          if (!person) throw new Error("This person may not join");
          return sessionClaims(newSession(person));
        }
        if (user && "sessionVersion" in user && typeof user.sessionVersion === "number")
          return sessionClaims(newSession({ id: user.id, sessionVersion: user.sessionVersion }));
        // The session was looked at, not begun. One that has ended must not be renewed.
        const known = await told(findSession(token));
        if (!known) throw new Error("This session has ended");
        return sessionClaims(known.session);
      },
      // The browser learns nothing from this endpoint but whether it is signed in.
      session: ({ session }) => ({ expires: session.expires }),
      redirect: ({ url, baseUrl }) => returnAddress(url, baseUrl),
    },
  };
}

/** This way next-auth still remembers where the person wanted to go, should another account of theirs be let in. */
const REFUSAL = "/api/auth/signin?error=AccessDenied";

/** What failed instead fails again in `jwt`, where next-auth logs it; here it would put the reason into the address. */
const isRefused = (arriving: Promise<SignedInUser | null>): Promise<boolean> =>
  arriving.then(
    (person) => person === null,
    () => false,
  );

const localProvider = (told: Told) =>
  CredentialsProvider({
    id: "local",
    name: "this machine",
    credentials: { name: { label: "Name", type: "text" }, timeZone: { type: "hidden" } },
    async authorize(credentials) {
      const form = localSignInForm.safeParse(credentials);
      if (!form.success) return null;
      const { name, timeZone } = form.data;
      const identity = { provider: "local", providerAccountId: localAccountName(name) };
      return told(findOrCreateUser(identity, { name, timeZone }));
    },
  });
