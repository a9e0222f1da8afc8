import type { Metadata } from "next";
import { Button } from "@/components/button";
import { NoticePage } from "@/components/notice-page";
import { QuietLink } from "@/components/quiet-link";
import { readSubscription } from "@/lib/reminders/email/unsubscribe";

export const metadata: Metadata = { title: "Reminders by e-mail", robots: { index: false } };

/** Where the link at the end of a mail leads. It works without signing in and without scripts. */
export default async function UnsubscribePage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string | string[] }>;
}) {
  const { token } = await searchParams;
  const known = typeof token === "string" ? await readSubscription(token) : null;
  if (!known)
    return <Words title="This link is not valid any more" text="E-mail is switched on and off in the settings." />;
  if (!known.isOn)
    return (
      <Words
        title="No more reminders by e-mail"
        text="They still come in the app. You can switch e-mail on again in the settings."
      />
    );
  return (
    <NoticePage title="No more reminders by e-mail?" text="They will still come in the app.">
      <form method="post" action={`/api/email/unsubscribe?token=${encodeURIComponent(`${token}`)}`}>
        <Button type="submit" look="solid">
          Switch e-mail off
        </Button>
      </form>
      <QuietLink href="/settings">Settings</QuietLink>
    </NoticePage>
  );
}

const Words = ({ title, text }: { title: string; text: string }) => (
  <NoticePage title={title} text={text}>
    <QuietLink href="/settings">Settings</QuietLink>
  </NoticePage>
);
