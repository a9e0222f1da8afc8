import { z } from "zod";
import { recall, remember } from "@/components/browser-memory";
import { draftKey } from "@/components/chat/draft-key";

/** Words on their way. Until the server says so nobody knows whether they arrived. */
export interface SentWords {
  /** The message's own, and so the same when they are sent again: what arrived is not done twice. */
  id: string;
  conversationId: string;
  text: string;
}

const keptDraft = z.object({
  text: z.string(),
  sent: z.object({ id: z.string(), conversationId: z.string(), text: z.string() }).optional(),
});

/**
 * What is being typed, kept in this browser until the server has taken it: a reload, a dead battery or a lost connection
 * loses nothing. Apart from React, so that a letter draws the field anew and not the conversation above it.
 */
export class Draft {
  #text = "";
  #sent: SentWords | undefined;
  #isBack = false;
  #place: string | undefined;
  #isLeft = false;
  readonly #listeners = new Set<() => void>();

  readonly read = (): string => this.#text;

  /** What was sent last, as long as it is not known to have arrived. */
  get sent(): SentWords | undefined {
    return this.#sent;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly write = (text: string): void => {
    this.#text = text;
    // What came back and was changed then is another message.
    if (this.#isBack && this.#sent && !this.holds(this.#sent.text)) this.#sent = undefined;
    this.#keep();
    for (const listener of this.#listeners) listener();
  };

  /**
   * Under what it is kept from now on, until that is called off. A new chat becomes a conversation while somebody types:
   * the words come along.
   */
  keepAt(place: string): () => void {
    const isMoving = this.#place !== undefined && this.#place !== place;
    if (this.#place !== undefined && isMoving) remember(draftKey(this.#place), null);
    this.#place = place;
    this.#isLeft = false;
    const kept = isMoving ? undefined : recallDraft(place);
    this.#sent ??= kept?.sent;
    this.write(this.#text || (kept?.text ?? ""));
    return () => {
      this.#isLeft = true;
    };
  }

  /** What stood in the field before anybody listened to it, while the page's scripts were still on their way. */
  typedBefore(typed: string): void {
    if (typed === "" || this.holds(typed)) return;
    this.write(this.#text.trim() ? `${this.#text}\n${typed}` : typed);
  }

  /** Off they go, the same words under the same id as before. They stay in the field until they have arrived. */
  send(text: string, conversationId: string, newId: () => string): SentWords {
    const isSame = this.#sent?.text === text && this.#sent.conversationId === conversationId;
    const sent = isSame && this.#sent ? this.#sent : { id: newId(), conversationId, text };
    this.#sent = sent;
    this.#isBack = false;
    this.#keep();
    return sent;
  }

  /** They have arrived. What was typed since then stays. */
  taken({ id, text }: SentWords): void {
    if (this.#sent?.id === id) this.#sent = undefined;
    const typed = this.#text;
    this.write(typed.trim() === text ? "" : typed.startsWith(`${text}\n`) ? typed.slice(text.length + 1) : typed);
  }

  /** Under this id they never will. */
  refuse(): void {
    this.#sent = undefined;
    this.#keep();
  }

  /** They did not arrive: they stand in the field again, before what was typed since then. What was typed on from them stays. */
  bringBack({ id, text }: SentWords): void {
    if (this.#sent?.id !== id) return;
    this.#isBack = true;
    const typed = this.#text;
    const isThere = this.holds(text) || typed.startsWith(text);
    this.write(isThere ? typed : typed.trim() ? `${text}\n${typed}` : text);
  }

  /** Whether these words stand in the field as they were sent. */
  holds(words: string): boolean {
    return this.#text.trim() === words || this.#text.startsWith(`${words}\n`);
  }

  #keep(): void {
    if (this.#place === undefined || this.#isLeft) return;
    const isEmpty = this.#text === "" && !this.#sent;
    remember(draftKey(this.#place), isEmpty ? null : JSON.stringify({ text: this.#text, sent: this.#sent }));
  }
}

function recallDraft(place: string): z.infer<typeof keptDraft> | undefined {
  const kept = recall(draftKey(place));
  if (kept === null) return undefined;
  try {
    return keptDraft.parse(JSON.parse(kept));
  } catch {
    // Kept by a version that knew of nothing but words.
    return { text: kept };
  }
}
