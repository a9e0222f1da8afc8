import { useEffect, useState } from "react";

const keyOf = (place: string): string => `steward-draft-${place}`;

/** What is being typed, kept in this browser until it is sent: a reload or a dead battery loses nothing. */
export function useKeptDraft(place: string): [text: string, set: (text: string) => void, forget: () => void] {
  const [text, setText] = useState("");
  // A new chat becomes a conversation while somebody types: that stays in the field.
  useEffect(() => setText((typed) => typed || read(place)), [place]);
  const set = (next: string): void => {
    setText(next);
    write(place, next);
  };
  return [text, set, () => set("")];
}

/** A browser may refuse to store anything; then the draft lives as long as the page. */
function read(place: string): string {
  try {
    return localStorage.getItem(keyOf(place)) ?? "";
  } catch {
    return "";
  }
}

function write(place: string, text: string): void {
  try {
    if (text) localStorage.setItem(keyOf(place), text);
    else localStorage.removeItem(keyOf(place));
  } catch {
    // See above.
  }
}
