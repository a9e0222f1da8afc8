import { type RefObject, useEffect, useRef, useState } from "react";

/** This near to the end counts as being there. */
const NEAR = 80;

const isNearEnd = (): boolean => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - NEAR;

const scrollToEnd = (behavior: ScrollBehavior): void =>
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior });

/** Keeps the end of a growing conversation in sight, unless the person has scrolled away from it. */
export function useStayAtEnd(content: RefObject<HTMLElement | null>) {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const stays = useRef(true);

  useEffect(() => {
    if (!content.current) return;
    // Growing moves the end away without anybody having scrolled: only a scroll may decide to stay behind.
    const onScroll = () => {
      stays.current = isNearEnd();
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

  function goToEnd(): void {
    stays.current = true;
    scrollToEnd("smooth");
  }

  return { isAtEnd, goToEnd };
}
