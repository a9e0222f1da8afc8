/** A piece of what was typed. `start` and `end` point into the original text, so a title is always cut from it unharmed. */
export interface Token {
  /** Lower case, without invisible marks, typos in command words repaired: what rules compare with. */
  word: string;
  kind: "word" | "number" | "symbol";
  start: number;
  end: number;
  /** Nothing stands between this token and the one before it: "3" and "pm" in "3pm". */
  glued: boolean;
  /** Starts with a capital letter. */
  capital: boolean;
  /** Stands inside quotation marks and is therefore to be taken literally. */
  quoted: boolean;
}
