import type { ReactNode } from "react";
import { LiveConnection } from "@/components/live/live-connection";
import { Palette } from "@/components/palette/palette";
import { PushHere } from "@/components/push/push-here";
import { RemindersHere } from "@/components/reminders/reminders-here";
import { OfflineBanner } from "@/components/shell/offline-banner";
import { BottomBar, PhoneHeader } from "@/components/shell/phone-bars";
import { SideBar } from "@/components/shell/side-bar";
import { TaskColumn } from "@/components/shell/task-column";
import { Toasts } from "@/components/shell/toasts";
import { Shortcuts } from "@/components/shortcuts/shortcuts";

interface AppShellProps {
  person: { id: string; name: string; timeZone: string };
  sideBarOpen: boolean;
  /** What stands under the places in the left column. */
  conversations?: ReactNode;
  children: ReactNode;
}

/** Around every page of someone signed in: conversations, the page, tasks. On a phone one column and a bar. */
export function AppShell({ person, sideBarOpen, conversations = null, children }: AppShellProps) {
  return (
    <RemindersHere timeZone={person.timeZone}>
      <div className="flex min-h-dvh flex-col [--shell-bottom:calc(3.5rem+env(safe-area-inset-bottom))] [--shell-top:3.25rem] tablet:flex-row tablet:[--shell-bottom:0px] tablet:[--shell-top:0px]">
        <a
          href="#centre"
          className="absolute start-3 -top-20 z-30 rounded-medium bg-accent px-3 py-2 text-on-accent focus:top-3"
        >
          Skip to the page
        </a>
        <SideBar personName={person.name} startsOpen={sideBarOpen} conversations={conversations} />
        <PhoneHeader personName={person.name} conversations={conversations} />
        {/* The column's place is there as soon as a conversation is, however late the rest of the page comes in. */}
        <div className="flex min-w-0 flex-1 desktop:has-[[data-chat]]:grid desktop:has-[[data-chat]]:grid-cols-[minmax(0,1fr)_23.25rem]">
          <main id="centre" tabIndex={-1} className="min-w-0 flex-1 pb-(--shell-bottom) outline-none">
            <OfflineBanner />
            {children}
          </main>
          <TaskColumn timeZone={person.timeZone} />
        </div>
        <BottomBar />
        <LiveConnection personId={person.id} />
        <PushHere />
        <Palette timeZone={person.timeZone} />
        <Shortcuts />
        <Toasts />
      </div>
    </RemindersHere>
  );
}
