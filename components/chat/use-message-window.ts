import { useEffect, useState } from "react";

/** More than any screen shows at once. */
const WINDOW = 60;

interface MessageWindow<Message> {
  shown: Message[];
  /** Undefined when there is nothing older. */
  showEarlier: (() => void) | undefined;
}

/**
 * The newest messages, and older ones for as long as somebody looks at them: at its end, where people type, a conversation
 * of thousands is a page of a few dozen.
 */
export function useMessageWindow<Message>(
  messages: Message[],
  isAtEnd: boolean,
  loadEarlier: (() => Promise<void>) | undefined,
): MessageWindow<Message> {
  const [size, setSize] = useState(WINDOW);
  useEffect(() => {
    if (isAtEnd) setSize(WINDOW);
  }, [isAtEnd]);
  const hasHidden = messages.length > size;

  async function showEarlier(): Promise<void> {
    if (!hasHidden) await loadEarlier?.();
    setSize((before) => before + WINDOW);
  }

  return {
    shown: hasHidden ? messages.slice(-size) : messages,
    showEarlier: hasHidden || loadEarlier ? () => void showEarlier() : undefined,
  };
}
