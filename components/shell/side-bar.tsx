"use client";

import { PanelLeftClose, PanelLeftOpen, Search } from "lucide-react";
import { type ReactNode, useState } from "react";
import { IconButton } from "@/components/icon-button";
import { openPalette } from "@/components/palette/palette-signal";
import { ReminderBell } from "@/components/reminders/reminder-bell";
import { Brand } from "@/components/shell/brand";
import { PersonFace } from "@/components/shell/person-face";
import { PlaceLink } from "@/components/shell/place-link";
import { PLACES } from "@/components/shell/places";
import { SIDE_BAR_COOKIE } from "@/components/shell/side-bar-cookie";
import { SignOutButton } from "@/components/shell/sign-out-button";
import { ThemeSwitch } from "@/components/shell/theme-switch";
import { useCommandKey } from "@/components/use-command-key";

interface SideBarProps {
  personName: string;
  startsOpen: boolean;
  conversations: ReactNode;
}

const A_YEAR = 365 * 24 * 60 * 60;

/** The left column of a wide screen: where to go, the conversations, who is signed in. Closed, a rail of icons. */
export function SideBar({ personName, startsOpen, conversations }: SideBarProps) {
  const [open, setOpen] = useState(startsOpen);
  const commandKey = useCommandKey();

  function toggle() {
    setOpen(!open);
    // Kept where the server reads it, so that the next page is drawn right from the start.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = `${SIDE_BAR_COOKIE}=${open ? "closed" : "open"}; path=/; max-age=${A_YEAR}; samesite=lax`;
  }

  return (
    <header
      className={`sticky top-0 hidden h-dvh flex-none flex-col border-line border-e bg-panel py-3 tablet:flex ${open ? "w-58 px-2.5" : "w-14 items-center px-2"}`}
    >
      <div className={`flex h-8 items-center justify-between ${open ? "ps-2" : ""}`}>
        {open ? <Brand /> : null}
        <IconButton label={open ? "Close the sidebar" : "Open the sidebar"} aria-expanded={open} onClick={toggle}>
          {open ? <PanelLeftClose className="size-4" /> : <PanelLeftOpen className="size-4" />}
        </IconButton>
      </div>
      <button
        type="button"
        onClick={openPalette}
        aria-label={open ? undefined : "Search and commands"}
        className={`mt-3 flex h-9 items-center rounded-medium border border-line bg-card text-label text-soft transition-colors duration-150 hover:text-ink ${open ? "gap-2 px-2.5" : "w-9 justify-center"}`}
      >
        <Search aria-hidden="true" className="size-4" />
        {open ? (
          <>
            Search
            <kbd className="ms-auto font-sans text-faint text-small">{commandKey ? `${commandKey} K` : null}</kbd>
          </>
        ) : null}
      </button>
      <nav aria-label="Main" className="mt-3 flex flex-col gap-0.5">
        {PLACES.map((place) => (
          <PlaceLink key={place.href} place={place} look={open ? "row" : "rail"} />
        ))}
      </nav>
      <div className="mt-3 min-h-0 flex-1 overflow-y-auto">{open ? conversations : null}</div>
      <div className={`flex items-center gap-1 border-line border-t pt-2.5 ${open ? "ps-1.5" : "flex-col"}`}>
        <PersonFace name={personName} />
        <span dir="auto" className={open ? "ms-1.5 me-auto min-w-0 truncate text-label" : "sr-only"}>
          {personName}
        </span>
        <ReminderBell />
        <ThemeSwitch />
        <SignOutButton />
      </div>
    </header>
  );
}
