import { X } from "lucide-react";
import { useState } from "react";
import { takeLiterally } from "@/components/reading/take-literally";
import type { Reading } from "@/components/reading/use-reading";
import type { ReadingHere, ReadingTag, ReadingWords } from "@/components/reading/value-tags";
import { useLocale } from "@/components/use-locale";
import { calendarDateAt } from "@/lib/domain/zoned-time";
import type { Span } from "@/lib/language/understanding";

interface ReadingLineProps<Result> {
  /** What stands in the field. */
  text: string;
  /** Null while nothing is typed. */
  reading: Reading<Result> | null;
  say: (result: Result, here: ReadingHere) => ReadingWords;
  timeZone: string;
  /** The same words, some of them in quotes: they were not meant as a date. */
  onRewrite: (text: string) => void;
  className?: string;
}

/** Beside the field: what will be understood. A date that was not meant as one can be taken out. */
export function ReadingLine<Result>(props: ReadingLineProps<Result>) {
  const { text, reading, say, timeZone, onRewrite, className = "" } = props;
  const locale = useLocale();
  const here = { today: calendarDateAt(new Date(), timeZone), locale };
  const { command, tags } = reading ? say(reading.result, here) : { command: "", tags: [] };
  // Half a word may mean nothing for a moment: the place is kept, so that the field does not jump under the typing.
  const [keepsPlace, setKeepsPlace] = useState(false);
  if (command && !keepsPlace) setKeepsPlace(true);
  if (!reading && keepsPlace) setKeepsPlace(false);
  // Of what was typed since the reading, no place is known yet.
  const takeOut = (span: Span) => onRewrite(reading?.text === text ? takeLiterally(text, span) : text);
  return (
    <div
      aria-live="off"
      className={`min-h-7 flex-wrap items-center gap-1.5 text-small text-soft ${keepsPlace ? "flex" : "hidden"} ${className}`}
    >
      {command}
      {tags.map((tag, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two dates may read the same, and tags hold no state.
        <Tag key={index} tag={tag} onTakeOut={takeOut} />
      ))}
    </div>
  );
}

function Tag({ tag, onTakeOut }: { tag: ReadingTag; onTakeOut: (span: Span) => void }) {
  const { text, literally } = tag;
  const look = "inline-flex max-w-full items-center gap-1 rounded-small bg-accent-soft px-2 py-0.5 text-accent";
  if (!literally) {
    return (
      <span dir="auto" className={`${look} truncate`}>
        {text}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={look}
      onClick={() => onTakeOut(literally.span)}
      // Around it Enter may mean what is chosen in a list.
      onKeyDown={(event) => event.stopPropagation()}
    >
      {text}
      <X aria-hidden="true" className="size-3" />
      <span className="sr-only">: not {literally.not}</span>
    </button>
  );
}
