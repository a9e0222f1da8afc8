import { useEffect, useState } from "react";
import { recall, remember } from "@/components/browser-memory";
import { draftKey } from "@/components/chat/draft-key";

/** What is being typed, kept in this browser until it is sent: a reload or a dead battery loses nothing. */
export function useKeptDraft(place: string): [text: string, set: (text: string) => void, forget: () => void] {
  const [text, setText] = useState("");
  // A new chat becomes a conversation while somebody types: that stays in the field.
  useEffect(() => setText((typed) => typed || (recall(draftKey(place)) ?? "")), [place]);
  const set = (next: string): void => {
    setText(next);
    remember(draftKey(place), next || null);
  };
  return [text, set, () => set("")];
}
