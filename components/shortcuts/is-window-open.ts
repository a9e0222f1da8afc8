/** What lies above the page. */
export const WINDOWS = "[role=dialog], [role=alertdialog], [role=menu]";

/** Whether something lies above the page, also where the keyboard has fallen out of it. */
export const isWindowOpen = (): boolean => document.querySelector(WINDOWS) !== null;
