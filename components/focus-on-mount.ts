/** As a ref: takes the focus to what replaced the thing just used, so that a keyboard is not thrown back to the top. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
