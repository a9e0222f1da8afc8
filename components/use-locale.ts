import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** The browser's language. Until the page is awake it is the server's, so that both draw the same at first. */
export const useLocale = (): string =>
  useSyncExternalStore(
    neverChanges,
    () => navigator.language,
    () => "en-US",
  );
