import { type RefObject, useEffect, useState } from "react";

/** Whether there is more of a scrolling box above or below what of it is seen. */
export function useScrollEdges(box: RefObject<HTMLElement | null>): { above: boolean; below: boolean } {
  const [edges, setEdges] = useState({ above: false, below: false });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const { scrollTop, clientHeight, scrollHeight } = element;
      // A browser that zooms ends between two pixels.
      const found = { above: scrollTop > 1, below: scrollTop + clientHeight < scrollHeight - 1 };
      setEdges((known) => (known.above === found.above && known.below === found.below ? known : found));
    };
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [box]);
  return edges;
}
