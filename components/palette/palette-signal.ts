const NAME = "steward:palette";

/** The palette lives once in the page; whoever wants it open says so here. */
export const openPalette = (): void => void window.dispatchEvent(new Event(NAME));

export function onOpenPalette(listener: () => void): () => void {
  window.addEventListener(NAME, listener);
  return () => window.removeEventListener(NAME, listener);
}
