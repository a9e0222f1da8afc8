import { headers } from "next/headers";
import { Chat } from "@/components/chat/chat";
import { Landing } from "@/components/landing/landing";
import { ClosedSignIn } from "@/components/sign-in/closed-sign-in";
import { LocalSignIn } from "@/components/sign-in/local-sign-in";
import { signInProblem } from "@/components/sign-in/sign-in-problem";
import { sayMind } from "@/lib/agent/say-mind";
import { isLocalSignInOpen } from "@/lib/auth/local-sign-in";
import { currentUser } from "@/lib/auth/require-user";
import { configuration } from "@/lib/platform/configuration";

type Query = Record<string, string | string[] | undefined>;

export default async function HomePage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const user = await currentUser();
  if (user) {
    const id = crypto.randomUUID();
    return <Chat key={id} id={id} title="" mind={sayMind()} messages={[]} timeZone={user.timeZone} />;
  }
  return (
    <Landing>
      <SignIn query={query} open={isLocalSignInOpen(await headers())} />
    </Landing>
  );
}

function SignIn({ query, open }: { query: Query; open: boolean }) {
  const error = onlyOne(query.error);
  const problem = error === undefined ? undefined : signInProblem(error);
  if (open) return <LocalSignIn problem={problem} callbackUrl={onlyOne(query.callbackUrl)} />;
  const { hasSignInProvider, listensOnLoopback, NEXTAUTH_URL } = configuration();
  const localAddress = listensOnLoopback && !hasSignInProvider ? NEXTAUTH_URL : undefined;
  return <ClosedSignIn problem={problem} localAddress={localAddress} />;
}

const onlyOne = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);
