import { useEffect } from "react";
import { visibleText } from "@/lib/domain/visible-parts";

interface ChatHeaderProps {
  title: string;
  /** Which mind is at work: "Works without a model", "gpt-4o when unsure". */
  mind: string;
}

export function ChatHeader({ title, mind }: ChatHeaderProps) {
  useEffect(() => {
    document.title = `${visibleText(title)} · Steward`;
  }, [title]);
  return (
    <div className="sticky top-0 z-10 flex h-10 items-center justify-between gap-4 border-line border-b bg-paper px-4 text-label tablet:h-13 tablet:ps-5.5 tablet:pe-14 desktop:pe-5.5">
      <h1 dir="auto" className="truncate font-semibold">
        {title}
      </h1>
      <p className="flex items-center gap-1.5 whitespace-nowrap text-small text-soft">
        <span aria-hidden="true" className="size-1.75 rounded-full bg-accent" />
        {mind}
      </p>
    </div>
  );
}
