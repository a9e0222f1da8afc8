import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};
const APPLE = /Mac|iPhone|iPad/;

/** What the key that goes with K is called on this machine; nothing until the page is awake and knows. */
export const useCommandKey = (): string =>
  useSyncExternalStore(
    neverChanges,
    () => (APPLE.test(navigator.userAgent) ? "⌘" : "Ctrl"),
    () => "",
  );
