import { Command } from "cmdk";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface PaletteItemProps {
  icon: LucideIcon;
  /** What the words typed are held against, when it is not what the item says. */
  value?: string;
  keys?: string | undefined;
  alwaysShown?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function PaletteItem({ icon: Icon, value, keys, alwaysShown = false, onSelect, children }: PaletteItemProps) {
  return (
    <Command.Item
      {...(value === undefined ? {} : { value })}
      forceMount={alwaysShown}
      onSelect={onSelect}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-medium px-2.5 py-1.5 text-label data-[selected=true]:bg-panel"
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 flex-none text-faint" />
      <span dir="auto" className="min-w-0 flex-1 truncate text-left">
        {children}
      </span>
      {keys ? <kbd className="font-sans text-small text-soft">{keys}</kbd> : null}
    </Command.Item>
  );
}

export const PALETTE_GROUP =
  "[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-small [&_[cmdk-group-heading]]:text-faint";
