import { type RefObject, useEffect } from "react";
import { useLatestCallback } from "@/components/use-latest-callback";

/** How far out of sight something may be and still count: what it brings is there before it is needed. */
const AHEAD = "600px";

/** Calls back when an element comes near to being seen. */
export function useSeen(element: RefObject<Element | null>, onSeen: () => void): void {
  const tell = useLatestCallback(onSeen);
  useEffect(() => {
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) tell();
      },
      { rootMargin: AHEAD },
    );
    if (element.current) seen.observe(element.current);
    return () => seen.disconnect();
  }, [element, tell]);
}
