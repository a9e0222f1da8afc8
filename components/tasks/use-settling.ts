import { type RefObject, useCallback, useEffect } from "react";
import type { TaskList } from "@/components/tasks/use-task-list";

const A_MOMENT_MS = 1600;

/**
 * Lets what no longer belongs here leave the list a moment later, ticked here or elsewhere, but never under a pointer or
 * from under a keyboard: nothing may move where someone is about to act.
 */
export function useSettling(container: RefObject<HTMLElement | null>, { listed, settle }: TaskList): void {
  const settleWhenFree = useCallback(() => {
    if (container.current && !isInUse(container.current)) settle(Date.now() - A_MOMENT_MS);
  }, [container, settle]);

  useEffect(() => {
    const element = container.current;
    const later = () => setTimeout(settleWhenFree);
    element?.addEventListener("pointerleave", later);
    element?.addEventListener("focusout", later);
    return () => {
      element?.removeEventListener("pointerleave", later);
      element?.removeEventListener("focusout", later);
    };
  }, [container, settleWhenFree]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the list starts the moment anew.
  useEffect(() => {
    const timer = setTimeout(settleWhenFree, A_MOMENT_MS + 50);
    return () => clearTimeout(timer);
  }, [listed, settleWhenFree]);
}

/** A finger leaves no pointer behind, though browsers go on calling what it touched hovered. */
function isInUse(element: HTMLElement): boolean {
  const hovered = window.matchMedia("(hover: hover)").matches && element.matches(":hover");
  return hovered || element.querySelector(":focus-visible") !== null;
}
