"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { PanelLeft } from "lucide-react";
import { type MouseEvent, type ReactNode, useState } from "react";
import { IconButton } from "@/components/icon-button";
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
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-20 animate-fade bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          onClick={closeAfterLink}
          className="fixed inset-y-0 start-0 z-20 flex w-72 max-w-[85vw] animate-slide-in flex-col border-line border-e bg-panel p-3"
        >
          <Dialog.Title className="sr-only">Conversations</Dialog.Title>
          <div className="mb-3 flex h-8 items-center ps-2">
            <Brand />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
          <div className="flex justify-end gap-1 border-line border-t pt-2.5">
            <ThemeSwitch />
            <SignOutButton />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
