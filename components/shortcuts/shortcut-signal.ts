const NAME = "steward:shortcuts";

/** The sheet of shortcuts lives once in the page; whoever wants it open says so here. */
export const openShortcutHelp = (): void => void window.dispatchEvent(new Event(NAME));

export function onOpenShortcutHelp(listener: () => void): () => void {
  window.addEventListener(NAME, listener);
  return () => window.removeEventListener(NAME, listener);
}
