import { useEffect, useRef } from "react";
import { useLatestCallback } from "@/components/use-latest-callback";

/** How far out of sight it may be and still count: what it brings is there before it is needed. */
const AHEAD = "600px";

/** A place in a list that calls back once it comes near to being seen; put there anew, it calls again. */
export function SeenMark({ onSeen }: { onSeen: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  const tell = useLatestCallback(onSeen);
  useEffect(() => {
    const observer = new IntersectionObserver(
      // A busy page hears of several changes at once.
      (changes) => {
        if (changes.at(-1)?.isIntersecting) tell();
      },
      { rootMargin: AHEAD },
    );
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, [tell]);
  return <span ref={mark} />;
}
