/** The field a person speaks in; a page has one at most. */
export const COMPOSER_ID = "message";

export const findComposer = (): HTMLElement | null => document.getElementById(COMPOSER_ID);
