import { type RefObject, useCallback, useEffect, useRef } from "react";

const A_MOMENT_MS = 1600;

/**
 * Lets ticked tasks leave the list a moment later, but never under a pointer or from under a keyboard: nothing may move
 * where someone is about to act. Returns what to call when something was ticked.
 */
export function useSettling(list: RefObject<HTMLElement | null>, settle: (changedBefore: number) => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settleWhenFree = useCallback(() => {
    if (list.current && !isInUse(list.current)) settle(Date.now() - A_MOMENT_MS);
  }, [list, settle]);

  useEffect(() => {
    const element = list.current;
    const later = () => setTimeout(settleWhenFree);
    element?.addEventListener("pointerleave", later);
    element?.addEventListener("focusout", later);
    return () => {
      clearTimeout(timer.current);
      element?.removeEventListener("pointerleave", later);
      element?.removeEventListener("focusout", later);
    };
  }, [list, settleWhenFree]);

  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(settleWhenFree, A_MOMENT_MS + 50);
  }, [settleWhenFree]);
}

/** A finger leaves no pointer behind, though browsers go on calling what it touched hovered. */
function isInUse(element: HTMLElement): boolean {
  const hovered = window.matchMedia("(hover: hover)").matches && element.matches(":hover");
  return hovered || element.querySelector(":focus-visible") !== null;
}
