"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { PanelRight } from "lucide-react";
import { usePathname } from "next/navigation";
import { IconButton } from "@/components/icon-button";
import { Sheet } from "@/components/sheet";
import { isChat } from "@/components/shell/places";
import { TaskPanel } from "@/components/tasks/task-panel";
import { useMediaQuery } from "@/components/use-media-query";

interface TaskColumnProps {
  timeZone: string;
}

/** The tasks beside a conversation: a column where the screen has room for both, else they slide over it. */
export function TaskColumn({ timeZone }: TaskColumnProps) {
  const path = usePathname();
  const hasRoom = useMediaQuery("(min-width: 1100px)");
  if (!isChat(path)) return null;
  return (
    <>
      {/* Its place is kept from the first paint; what stands in it comes when the page knows its width. */}
      <aside
        aria-label="Tasks"
        className="sticky top-0 hidden h-dvh w-93 flex-none overflow-y-auto border-line border-s [scrollbar-gutter:stable] desktop:block"
      >
        {hasRoom ? <TaskPanel timeZone={timeZone} /> : null}
      </aside>
      {hasRoom ? null : <TaskDrawer timeZone={timeZone} />}
    </>
  );
}

function TaskDrawer({ timeZone }: TaskColumnProps) {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <IconButton
          label="Show the tasks"
          className="fixed end-3 top-2.5 z-10 hidden bg-paper tablet:grid desktop:hidden"
        >
          <PanelRight aria-hidden="true" className="size-4" />
        </IconButton>
      </Dialog.Trigger>
      <Sheet
        name="Tasks"
        className="inset-y-0 end-0 w-93 max-w-[90vw] animate-slide overflow-y-auto border-line border-s bg-paper"
      >
        <TaskPanel timeZone={timeZone} />
      </Sheet>
    </Dialog.Root>
  );
}
