"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { Bell } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { IconButton } from "@/components/icon-button";
import { ReminderList } from "@/components/reminders/reminder-list";
import { useRemindersHere } from "@/components/reminders/reminders-here";
import { Sheet } from "@/components/sheet";

const MOST_SHOWN = 99;

/** How many are unread, and behind it what came: beside the bell on a wide screen, from below on a narrow one. */
export function ReminderBell() {
  const { overview } = useRemindersHere();
  const [open, setOpen] = useState(false);
  const { unread, notifications } = overview;

  function show(isOpen: boolean) {
    setOpen(isOpen);
    // The list holds what stands in the corner, and on a phone the corner lies above the list.
    if (isOpen) for (const { id } of notifications) toast.dismiss(id);
  }

  return (
    <Dialog.Root open={open} onOpenChange={show}>
      <Dialog.Trigger asChild>
        <IconButton label={unread === 0 ? "Reminders" : `Reminders, ${unread} unread`} className="relative">
          <Bell aria-hidden="true" className="size-4" />
          {unread > 0 ? (
            <span
              aria-hidden="true"
              className="absolute -end-0.5 -top-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 font-semibold text-[0.625rem] text-on-accent tabular-nums leading-none"
            >
              {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
            </span>
          ) : null}
        </IconButton>
      </Dialog.Trigger>
      <Sheet
        veil="bg-veil tablet:bg-transparent"
        className="inset-x-0 bottom-0 flex max-h-[80dvh] animate-appear flex-col overflow-hidden rounded-t-huge border border-line bg-card pb-[env(safe-area-inset-bottom)] shadow-window tablet:inset-x-auto tablet:start-3 tablet:bottom-14 tablet:w-100 tablet:max-h-[min(36rem,80dvh)] tablet:rounded-huge"
      >
        <ReminderList onClose={() => setOpen(false)} />
      </Sheet>
    </Dialog.Root>
  );
}
