"use client";

import { Search } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { IconButton } from "@/components/icon-button";
import { openPalette } from "@/components/palette/palette-signal";
import { ReminderBell } from "@/components/reminders/reminder-bell";
import { Brand } from "@/components/shell/brand";
import { ConversationDrawer } from "@/components/shell/conversation-drawer";
import { PersonFace } from "@/components/shell/person-face";
import { PlaceLink } from "@/components/shell/place-link";
import { PLACES } from "@/components/shell/places";

/** A narrow screen's top: what is wanted on every page and has no room below. The rest is in the drawer. */
export function PhoneHeader({ personName, conversations }: { personName: string; conversations: ReactNode }) {
  return (
    <header className="flex h-(--shell-top) items-center gap-1 border-line border-b ps-2.5 pe-4 tablet:hidden">
      <ConversationDrawer>{conversations}</ConversationDrawer>
      <span className="me-auto">
        <Brand />
      </span>
      <IconButton label="Search and commands" onClick={openPalette}>
        <Search aria-hidden="true" className="size-4" />
      </IconButton>
      <ReminderBell />
      <Link href="/settings" prefetch={false} className="ms-1 rounded-full">
        <PersonFace name={personName} />
        <span className="sr-only">{personName}, settings</span>
      </Link>
    </header>
  );
}

/** A narrow screen's bottom: the three places people go. */
export function BottomBar() {
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-10 flex h-(--shell-bottom) border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] tablet:hidden"
    >
      {PLACES.slice(0, 3).map((place) => (
        <PlaceLink key={place.href} place={place} look="bar" />
      ))}
    </nav>
  );
}
