import { type RefObject, useEffect, useRef, useState } from "react";

/** Keeps the end of a growing conversation in sight, unless the person has scrolled away from it. */
export function useStayAtEnd(end: RefObject<HTMLElement | null>, grows: unknown) {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const wasAtEnd = useRef(true);

  useEffect(() => {
    if (!end.current) return;
    const watch = new IntersectionObserver(([entry]) => {
      wasAtEnd.current = entry?.isIntersecting ?? true;
      setIsAtEnd(wasAtEnd.current);
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [end]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the growing that calls for it.
  useEffect(() => {
    if (wasAtEnd.current) end.current?.scrollIntoView({ block: "end" });
  }, [grows, end]);

  return { isAtEnd, goToEnd: () => end.current?.scrollIntoView({ block: "end", behavior: "smooth" }) };
}
