/** Puts words on the clipboard. False when the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  // Over plain http on a home network browsers have no clipboard to write to, only the old command.
  if (!navigator.clipboard) return copyBySelection(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** Copies what is selected, and leaves the keyboard where it was. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "sr-only";
  document.body.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
