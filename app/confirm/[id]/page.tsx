import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { z } from "zod";
import { LiveConfirmation } from "@/components/confirmation/live-confirmation";
import { LiveConnection } from "@/components/live/live-connection";
import { NoticePage } from "@/components/notice-page";
import { QuietLink } from "@/components/quiet-link";
import { currentUser } from "@/lib/auth/require-user";
import { readConfirmation } from "@/lib/views/read-confirmation";

export const metadata: Metadata = { title: "Before anything is deleted" };

/** The card alone: where links from outside lead. */
export default async function ConfirmPage({ params }: { params: Promise<{ id: string }> }) {
  const id = z.uuid().safeParse((await params).id);
  const user = await currentUser();
  if (!id.success) notFound();
  if (!user) redirect(`/?callbackUrl=${encodeURIComponent(`/confirm/${id.data}`)}`);
  const card = await readConfirmation(user.id, id.data);
  if (!card) notFound();
  return (
    <NoticePage title="Before anything is deleted" text="Steward deletes nothing without your yes.">
      <div className="w-full space-y-6">
        <LiveConfirmation initial={card} takesFocus />
        <QuietLink href="/tasks">Go to your tasks</QuietLink>
      </div>
      <LiveConnection personId={user.id} />
    </NoticePage>
  );
}
