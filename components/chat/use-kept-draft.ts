import { useEffect, useState } from "react";

const keyOf = (conversationId: string): string => `steward-draft-${conversationId}`;

/** What is being typed, kept in this browser until it is sent: a reload or a dead battery loses nothing. */
export function useKeptDraft(conversationId: string): [text: string, set: (text: string) => void, forget: () => void] {
  const [text, setText] = useState("");
  useEffect(() => setText(read(conversationId)), [conversationId]);
  const set = (next: string): void => {
    setText(next);
    write(conversationId, next);
  };
  return [text, set, () => set("")];
}

/** A browser may refuse to store anything; then the draft lives as long as the page. */
function read(conversationId: string): string {
  try {
    return localStorage.getItem(keyOf(conversationId)) ?? "";
  } catch {
    return "";
  }
}

function write(conversationId: string, text: string): void {
  try {
    if (text) localStorage.setItem(keyOf(conversationId), text);
    else localStorage.removeItem(keyOf(conversationId));
  } catch {
    // See above.
  }
}
