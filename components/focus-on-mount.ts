/** As a ref: takes the focus to what replaced the thing just used, so that a keyboard is not thrown back to the top. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** As a ref, or later: it does not take the keyboard from a field, be it empty: the next word may be on its way there. */
export function focusUnlessTyping(element: HTMLElement | null): void {
  if (!document.activeElement?.matches("input, textarea, select, [contenteditable]")) focusOnMount(element);
}

/** As a ref, or later: only where there is a real keyboard. On a phone its own would come up and cover half of the page. */
export function focusWithoutTouch(element: HTMLElement | null): void {
  if (window.matchMedia("(hover: hover)").matches) focusOnMount(element);
}
