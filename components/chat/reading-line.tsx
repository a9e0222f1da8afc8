import { X } from "lucide-react";
import { type ReadingTag, readingTags } from "@/components/chat/reading-tags";
import type { Span, Understanding } from "@/lib/language/understanding";

interface ReadingLineProps {
  reading: Understanding | null;
  /** Takes these characters as mere words. */
  onTakeLiterally: (span: Span) => void;
}

/** Above the field: what will be understood. A date that was not meant as one can be taken out. */
export function ReadingLine({ reading, onTakeLiterally }: ReadingLineProps) {
  const { command, tags } = reading ? readingTags(reading) : { command: "", tags: [] };
  return (
    <div
      aria-live="off"
      className="flex min-h-6 flex-wrap items-center gap-1.5 pb-1.5 text-small text-soft empty:hidden"
    >
      {command}
      {tags.map((tag, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two dates may read the same, and tags hold no state.
        <Tag key={index} tag={tag} onTakeLiterally={onTakeLiterally} />
      ))}
    </div>
  );
}

function Tag({ tag, onTakeLiterally }: { tag: ReadingTag; onTakeLiterally: ReadingLineProps["onTakeLiterally"] }) {
  const { text, span } = tag;
  const look = "inline-flex max-w-full items-center gap-1 rounded-small bg-accent-soft px-2 py-0.5 text-accent";
  if (!span) {
    return (
      <span dir="auto" className={`${look} truncate`}>
        {text}
      </span>
    );
  }
  return (
    <button type="button" className={look} onClick={() => onTakeLiterally(span)}>
      {text}
      <X aria-hidden="true" className="size-3" />
      <span className="sr-only">: not a date</span>
    </button>
  );
}
