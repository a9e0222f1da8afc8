/** Whether a key belongs to a field that is being typed in, or to something open above the page. */
export function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest("[role=dialog], [role=alertdialog], [role=menu], [role=listbox]"))
    return true;
  const isTextField = target instanceof HTMLInputElement && target.type !== "checkbox";
  return isTextField || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
