"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { PanelLeft } from "lucide-react";
import { type MouseEvent, type ReactNode, useState } from "react";
import { IconButton } from "@/components/icon-button";
import { Brand } from "@/components/shell/brand";

/** On a narrow screen the conversations slide in from the left, and go when one was chosen. */
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
          className="fixed inset-y-0 start-0 z-20 w-72 max-w-[85vw] animate-slide-in overflow-y-auto border-line border-e bg-panel p-3"
        >
          <Dialog.Title className="sr-only">Conversations</Dialog.Title>
          <div className="mb-3 flex h-8 items-center ps-2">
            <Brand />
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
