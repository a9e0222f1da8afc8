import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { ConversationList } from "@/components/chat/conversation-list";
import { AppShell } from "@/components/shell/app-shell";
import { SIDE_BAR_COOKIE } from "@/components/shell/side-bar-cookie";
import { currentUser } from "@/lib/auth/require-user";

/** Around the pages of someone signed in. For anybody else each page decides what to show; none shows data. */
export default async function AppLayout({ children }: { children: ReactNode }) {
  const user = await currentUser();
  if (!user) return children;
  const sideBarOpen = (await cookies()).get(SIDE_BAR_COOKIE)?.value !== "closed";
  const person = { id: user.id, name: user.name ?? "You", timeZone: user.timeZone };
  return (
    <AppShell person={person} sideBarOpen={sideBarOpen} conversations={<ConversationList timeZone={person.timeZone} />}>
      {children}
    </AppShell>
  );
}
