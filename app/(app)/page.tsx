import { SignInChoice } from "@/app/sign-in-choice";
import { ForgetDrafts } from "@/components/chat/forget-drafts";
import { NewChat } from "@/components/chat/new-chat";
import { Landing } from "@/components/landing/landing";
import { sayMind } from "@/lib/agent/say-mind";
import { currentUser } from "@/lib/auth/require-user";

type Query = Record<string, string | string[] | undefined>;

export default async function HomePage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const user = await currentUser();
  if (user) {
    // By person: two may use the same browser in turn.
    const draftPlace = `new-${user.id}`;
    return <NewChat id={crypto.randomUUID()} mind={sayMind()} timeZone={user.timeZone} draftPlace={draftPlace} />;
  }
  return (
    <Landing>
      <ForgetDrafts />
      <SignInChoice error={onlyOne(query.error)} callbackUrl={onlyOne(query.callbackUrl)} />
    </Landing>
  );
}

const onlyOne = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);
