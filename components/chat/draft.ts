import { recall, remember } from "@/components/browser-memory";
import { draftKey } from "@/components/chat/draft-key";

/**
 * What is being typed, kept in this browser until the server has taken it: a reload, a dead battery or a lost connection
 * loses nothing. Apart from React, so that a letter draws the field anew and not the conversation above it.
 */
export class Draft {
  #text = "";
  #place: string | undefined;
  readonly #listeners = new Set<() => void>();

  readonly read = (): string => this.#text;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly write = (text: string): void => {
    this.#text = text;
    this.#keep(text);
    for (const listener of this.#listeners) listener();
  };

  /** Under what it is kept from now on. A new chat becomes a conversation while somebody types: the words come along. */
  keepAt(place: string): void {
    const text = this.#text;
    if (text) this.#keep("");
    this.#place = place;
    this.write(text || (recall(draftKey(place)) ?? ""));
  }

  /** These words were taken. What was typed since then stays. */
  readonly drop = (taken: string): void => {
    if (this.#text.trim() === taken) this.write("");
  };

  /** These words were not taken: they stand in the field again, before what was typed since then. */
  readonly bringBack = (words: string): void => {
    const typed = this.#text;
    if (typed.trim() !== words) this.write(typed.trim() ? `${words}\n${typed}` : words);
  };

  #keep(text: string): void {
    if (this.#place !== undefined) remember(draftKey(this.#place), text || null);
  }
}
