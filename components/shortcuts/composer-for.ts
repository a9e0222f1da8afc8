import { findComposer } from "@/components/chat/find-composer";
import { isTyping } from "@/components/shortcuts/is-typing";
import { isWindowOpen } from "@/components/shortcuts/is-window-open";

/**
 * The composer, when what is being typed outside of all fields is meant for it. On a page with a conversation words are for
 * Steward wherever the keyboard is, so no letter there is a shortcut: "nap now" must not lose its n to one. Space is not
 * among them, it presses and scrolls; what is held down with another key belongs to the browser, but for pasting.
 */
export function composerFor(event: KeyboardEvent): HTMLElement | null {
  const isText = isCharacter(event) || isPaste(event);
  return isText && !isTyping(event) && !isWindowOpen() ? findComposer() : null;
}

/**
 * By what it writes: "Enter" and "F5" have longer names. An accent that waits for its letter is the beginning of one, and
 * AltGr, or ⌥ on a Mac, writes the letters of many languages. What is still being composed is left to the input method.
 */
function isCharacter(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  const isHeldDown = ctrlKey || metaKey || altKey;
  const writesAll = event.getModifierState("AltGraph") || (altKey && !ctrlKey && !metaKey && !isAscii(key));
  const isOne = key === "Dead" || (key !== " " && [...key].length === 1);
  return isOne && !isComposing && (!isHeldDown || writesAll);
}

const isAscii = (key: string): boolean => /^[ -~]$/.test(key);

const isPaste = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key === "v" && ctrlKey !== metaKey && !altKey && !shiftKey;
