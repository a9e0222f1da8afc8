import { type RefObject, useEffect } from "react";
import { WINDOWS } from "@/components/shortcuts/is-window-open";
import { useLatestCallback } from "@/components/use-latest-callback";

/**
 * What Escape ends while this is there. Heard before all others, because a drawer around it would close instead; what lies
 * above it, and a field that is being typed in, come first.
 */
export function useEscape(element: RefObject<HTMLElement | null>, end: () => void): void {
  const onKey = useLatestCallback((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
    if (isTypedIn(event.target)) return;
    const highest = [...document.querySelectorAll(WINDOWS)].at(-1);
    if (highest && !highest.contains(element.current)) return;
    event.preventDefault();
    end();
  });
  useEffect(() => {
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, [onKey]);
}

/** A field that nothing was typed into has nothing of its own to end. */
function isTypedIn(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== "checkbox" && target.value !== "";
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
