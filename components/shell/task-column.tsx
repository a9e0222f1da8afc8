"use client";

import { usePathname } from "next/navigation";
import { TaskPanel } from "@/components/tasks/task-panel";
import { useMediaQuery } from "@/components/use-media-query";

interface TaskColumnProps {
  timeZone: string;
}

/** The tasks beside a conversation, where the screen has room for both. */
export function TaskColumn({ timeZone }: TaskColumnProps) {
  const path = usePathname();
  const beside = path === "/" || path.startsWith("/c/");
  const hasRoom = useMediaQuery("(min-width: 1100px)");
  if (!beside || !hasRoom) return null;
  return (
    <aside
      aria-label="Tasks"
      className="sticky top-0 h-dvh w-93 flex-none overflow-y-auto border-line border-s [scrollbar-gutter:stable]"
    >
      <TaskPanel timeZone={timeZone} />
    </aside>
  );
}
