import { SignInChoice } from "@/app/sign-in-choice";
import { Landing } from "@/components/landing/landing";
import { AppHeader } from "@/components/shell/app-header";
import { TaskPanel } from "@/components/tasks/task-panel";
import { currentUser } from "@/lib/auth/require-user";

type Query = Record<string, string | string[] | undefined>;

export default async function HomePage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const user = await currentUser();
  if (user) {
    const tab = query.show === "done" ? "done" : "open";
    return (
      <>
        <AppHeader personName={user.name ?? "You"} />
        <main>
          <h1 className="sr-only">Your tasks</h1>
          <TaskPanel key={tab} tab={tab} timeZone={user.timeZone} />
        </main>
      </>
    );
  }
  return (
    <Landing>
      <SignInChoice error={onlyOne(query.error)} callbackUrl={onlyOne(query.callbackUrl)} />
    </Landing>
  );
}

const onlyOne = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);
