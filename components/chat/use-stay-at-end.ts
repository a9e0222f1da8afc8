import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** This near to the end counts as being there. */
const NEAR = 80;

const isNearEnd = (): boolean => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - NEAR;

const scrollToEnd = (behavior: ScrollBehavior): void =>
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior });

/** Keeps the end of a growing conversation in sight, unless the person has scrolled away from it. */
export function useStayAtEnd(content: RefObject<HTMLElement | null>, lastId: string | undefined) {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const stays = useRef(true);

  useEffect(() => {
    if (!content.current) return;
    let before = window.scrollY;
    // Growing moves the end away, and what grows may take the focus and scroll a little down to it. Only going up leaves.
    const onScroll = () => {
      const wentUp = window.scrollY < before;
      before = window.scrollY;
      if (isNearEnd()) stays.current = true;
      else if (wentUp) stays.current = false;
      setIsAtEnd(stays.current);
    };
    const growth = new ResizeObserver(() => {
      if (stays.current) scrollToEnd("instant");
    });
    growth.observe(content.current);
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      growth.disconnect();
      window.removeEventListener("scroll", onScroll);
    };
  }, [content]);

  // A new message may leave the conversation as high as it was: as much goes from the top of what is drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest message is what it is about.
  useLayoutEffect(() => {
    if (stays.current) scrollToEnd("instant");
  }, [lastId]);

  /** Wherever somebody was looking: what they say and what is answered is in sight. */
  function stayAtEnd(behavior: ScrollBehavior = "instant"): void {
    stays.current = true;
    setIsAtEnd(true);
    scrollToEnd(behavior);
  }

  return { isAtEnd, stayAtEnd, goToEnd: () => stayAtEnd("smooth") };
}
