import { X } from "lucide-react";
import { useState } from "react";
import { type ReadingTag, readingTags } from "@/components/chat/reading-tags";
import { useLocale } from "@/components/use-locale";
import { calendarDateAt } from "@/lib/domain/zoned-time";
import type { Span, Understanding } from "@/lib/language/understanding";

interface ReadingLineProps {
  /** Null while nothing is typed. */
  reading: Understanding | null;
  timeZone: string;
  /** Takes these characters as mere words. */
  onTakeLiterally: (span: Span) => void;
}

/** Above the field: what will be understood. A date that was not meant as one can be taken out. */
export function ReadingLine({ reading, timeZone, onTakeLiterally }: ReadingLineProps) {
  const locale = useLocale();
  const words = { today: calendarDateAt(new Date(), timeZone), locale };
  const { command, tags } = reading ? readingTags(reading, words) : { command: "", tags: [] };
  // Half a word may mean nothing for a moment: the place is kept, so that the field does not jump under the typing.
  const [keepsPlace, setKeepsPlace] = useState(false);
  if (command && !keepsPlace) setKeepsPlace(true);
  if (!reading && keepsPlace) setKeepsPlace(false);
  return (
    <div
      aria-live="off"
      className={`min-h-7 flex-wrap items-center gap-1.5 pb-1.5 text-small text-soft ${keepsPlace ? "flex" : "hidden"}`}
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
