"use client";

import { ArrowUp, Square } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import type { Draft } from "@/components/chat/draft";
import { COMPOSER_ID } from "@/components/chat/find-composer";
import { ReadingLine } from "@/components/reading/reading-line";
import { readingTags } from "@/components/reading/reading-tags";
import { type LoadReader, useReading } from "@/components/reading/use-reading";
import { LIMITS } from "@/lib/domain/limits";
import type { Understanding } from "@/lib/language/understanding";

interface ComposerProps {
  draft: Draft;
  /** Under what it is kept. */
  place: string;
  field: RefObject<HTMLTextAreaElement | null>;
  isBusy: boolean;
  stopping: boolean;
  timeZone: string;
  /** What ↑ brings back. */
  lastSaid: string;
  onSend: (text: string) => void;
  onStop: () => void;
}

/** The language engine itself: what a message will be understood as by the server. */
const loadUnderstand: LoadReader<Understanding> = async () => (await import("@/lib/language/understand")).understand;

const COUNT_FROM = LIMITS.messageLength - 200;

/** Where the person speaks. While they type, what will be understood stands above the words. */
export function Composer(props: ComposerProps) {
  const { draft, place, field, isBusy, stopping, timeZone, lastSaid, onSend, onStop } = props;
  const text = useSyncExternalStore(draft.subscribe, draft.read, NOTHING);
  const [sent, setSent] = useState("");
  useEffect(() => draft.keepAt(place), [draft, place]);
  useEffect(() => draft.typedBefore(field.current?.value ?? ""), [draft, field]);
  const reading = useReading(text, timeZone, loadUnderstand);
  const isTooLong = text.trim().length > LIMITS.messageLength;
  const maySend = text.trim() !== "" && !isTooLong && !isBusy;

  // What did not arrive stays, and is not typed over any more.
  useEffect(() => {
    const input = field.current;
    // Elsewhere the keyboard stays where it is: some browsers bring it along with the selection.
    if (isBusy || !input?.value || document.activeElement !== input) return;
    if (input.selectionEnd - input.selectionStart < input.value.length) return;
    input.setSelectionRange(input.value.length, input.value.length);
  }, [isBusy, field]);

  function send(): void {
    if (!maySend) return;
    setSent(text);
    onSend(text.trim());
    // A finger on the button must not close the keyboard under the next message.
    field.current?.focus();
    // The words stay until the server has them; whoever types on at once types over them.
    field.current?.select();
  }

  function onKey(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      send();
    }
    // Leaves the field, so that Space and the arrows scroll; the next letter comes back to it.
    if (event.key === "Escape") field.current?.blur();
    if (event.key === "ArrowUp" && text === "" && lastSaid) {
      event.preventDefault();
      draft.write(lastSaid);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="rounded-large border border-line bg-card px-3.5 pt-2.5 pb-2 shadow-card focus-within:border-faint"
    >
      <ReadingLine
        text={text}
        reading={reading}
        say={readingTags}
        timeZone={timeZone}
        onRewrite={(rewritten) => {
          draft.write(rewritten);
          field.current?.focus();
        }}
        className="pb-1.5"
      />
      <div className="flex items-end gap-2.5">
        <label className="grid min-w-0 flex-1">
          <span className="sr-only">Message</span>
          <textarea
            ref={field}
            id={COMPOSER_ID}
            rows={1}
            dir="auto"
            value={text}
            onChange={(event) => draft.write(event.target.value)}
            onKeyDown={onKey}
            placeholder="Say what needs doing"
            aria-invalid={isTooLong}
            data-sending={isBusy && text !== "" && text === sent ? "" : undefined}
            className="field-sizing-content max-h-48 min-h-8 w-full resize-none bg-transparent py-1 outline-none placeholder:text-faint data-sending:text-faint data-sending:selection:bg-transparent"
          />
        </label>
        {text.length >= COUNT_FROM ? (
          <span role="status" className={`py-1.5 text-small tabular-nums ${isTooLong ? "text-warn" : "text-soft"}`}>
            {LIMITS.messageLength - text.trim().length}
            <span className="sr-only"> characters left</span>
          </span>
        ) : null}
        {isBusy ? (
          <RoundButton label={stopping ? "Stopping" : "Stop"} disabled={stopping} onClick={onStop}>
            <Square aria-hidden="true" className="size-3.5 fill-current" />
          </RoundButton>
        ) : (
          <RoundButton label="Send" type="submit" disabled={!maySend}>
            <ArrowUp aria-hidden="true" className="size-4" />
          </RoundButton>
        )}
      </div>
    </form>
  );
}

const NOTHING = (): string => "";

/** Enter also ends the choice of a character in many scripts; Safari says so only by this old code. */
const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean => nativeEvent.isComposing || keyCode === 229;

interface RoundButtonProps {
  label: string;
  type?: "button" | "submit";
  disabled: boolean;
  onClick?: () => void;
  children: React.ReactNode;
}

const RoundButton = ({ label, type = "button", children, ...rest }: RoundButtonProps) => (
  <button
    type={type}
    className="grid size-8 flex-none place-items-center rounded-medium bg-accent text-on-accent transition-opacity duration-150 disabled:opacity-40"
    {...rest}
  >
    {children}
    <span className="sr-only">{label}</span>
  </button>
);
