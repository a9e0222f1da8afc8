"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { NEW_CHAT, PLACES } from "@/components/shell/places";
import { useChatAddress } from "@/components/shell/use-chat-address";
import { composerFor } from "@/components/shortcuts/composer-for";
import { isTyping } from "@/components/shortcuts/is-typing";
import { isWindowOpen } from "@/components/shortcuts/is-window-open";
import { ShortcutHelp } from "@/components/shortcuts/shortcut-help";
import { onOpenShortcutHelp } from "@/components/shortcuts/shortcut-signal";
import { useLatestCallback } from "@/components/use-latest-callback";

/** How long a G waits for the letter of a place. */
const SEQUENCE_MS = 1500;

/** Keys that work on every page, outside of fields; beside a conversation, letters are words for it instead. */
export function Shortcuts() {
  const router = useRouter();
  const chatAddress = useChatAddress();
  const [helpOpen, setHelpOpen] = useState(false);
  const leadAt = useRef(Number.NEGATIVE_INFINITY);

  const onKey = useLatestCallback((event: KeyboardEvent) => {
    if (isNewChat(event)) {
      event.preventDefault();
      router.push(NEW_CHAT);
    }
    if (isHelp(event) && !isWindowOpen()) {
      event.preventDefault();
      setHelpOpen(true);
    }
    const composer = composerFor(event);
    // The browser writes where the keyboard is when this is over: the letter lands there whole, and so do those after it.
    if (composer) return composer.focus({ preventScroll: true });
    if (isTyping(event) || event.metaKey || event.ctrlKey || event.altKey) return;
    const afterLead = event.timeStamp - leadAt.current < SEQUENCE_MS;
    leadAt.current = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
    const place = afterLead ? PLACES.find(({ letter }) => letter === event.key) : undefined;
    if (place) router.push(place.href === NEW_CHAT ? chatAddress : place.href);
    else if (event.key === "?") setHelpOpen(true);
    else if (event.key === "n" && focusOn("#new-task")) event.preventDefault();
    else if (event.key === "/") {
      if (!document.querySelector("#task-search")) document.querySelector<HTMLElement>("[data-filter-button]")?.click();
      event.preventDefault();
      requestAnimationFrame(() => focusOn("#task-search"));
    }
  });
  useEffect(() => {
    document.addEventListener("keydown", onKey);
    const forget = onOpenShortcutHelp(() => setHelpOpen(true));
    return () => {
      document.removeEventListener("keydown", onKey);
      forget();
    };
  }, [onKey]);

  return <ShortcutHelp open={helpOpen} onOpenChange={setHelpOpen} />;
}

const isNewChat = ({ code, shiftKey, metaKey, ctrlKey }: KeyboardEvent): boolean =>
  code === "KeyO" && shiftKey && (metaKey || ctrlKey);

/** Works where ? is part of a message, too. By what the key writes: on many keyboards / needs Shift. */
const isHelp = ({ key, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean =>
  key === "/" && (metaKey || ctrlKey) && !altKey;

function focusOn(selector: string): boolean {
  const field = document.querySelector<HTMLElement>(selector);
  field?.focus();
  return field !== null;
}
