import { useLayoutEffect, useRef } from "react";

/** From here up, browsers keep the top of the page in place rather than what is being read. */
const TOP = 2;

/** When older messages come in above, what is being read stays in sight: else they would all come, one page after another. */
export function useKeepPlace(firstId: string | undefined): void {
  const before = useRef(firstId);
  useLayoutEffect(() => {
    const read = before.current;
    before.current = firstId;
    if (read === undefined || read === firstId || window.scrollY > TOP) return;
    document.querySelector(`[data-message="${CSS.escape(read)}"]`)?.scrollIntoView({ behavior: "instant" });
  }, [firstId]);
}
