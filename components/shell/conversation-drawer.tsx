"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { PanelLeft } from "lucide-react";
import { type MouseEvent, type ReactNode, useState } from "react";
import { IconButton } from "@/components/icon-button";
import { Sheet } from "@/components/sheet";
import { Brand } from "@/components/shell/brand";
import { SignOutButton } from "@/components/shell/sign-out-button";
import { ThemeSwitch } from "@/components/shell/theme-switch";

/** On a narrow screen what the left column holds elsewhere slides in, and goes when a conversation was chosen. */
export function ConversationDrawer({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a")) setOpen(false);
  };
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <IconButton label="Conversations" className="size-9">
          <PanelLeft aria-hidden="true" className="size-4" />
        </IconButton>
      </Dialog.Trigger>
      <Sheet
        name="Conversations"
        onClick={closeAfterLink}
        className="inset-y-0 start-0 flex w-72 max-w-[85vw] animate-slide-in flex-col border-line border-e bg-panel p-3"
      >
        <div className="mb-3 flex h-8 items-center ps-2">
          <Brand />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
        <div className="flex justify-end gap-1 border-line border-t pt-2.5">
          <ThemeSwitch />
          <SignOutButton />
        </div>
      </Sheet>
    </Dialog.Root>
  );
}
