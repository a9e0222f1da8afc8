import { Chat, useChat } from "@ai-sdk/react";
import { useEffect, useRef, useState } from "react";
import { chatTransport } from "@/components/chat/chat-transport";
import { requestMessages } from "@/components/chat/conversation-requests";
import { sendRequest, sentenceOf } from "@/components/send-request";
import type { ChatMessage } from "@/lib/agent/chat-message";

/** A conversation as the page holds it: what was said, what is being answered, and what can be done about it. */
export function useConversation(id: string, initial: ChatMessage[], startsWithMore: boolean) {
  // The SDK's own object, made once: given the parts instead, the hook loses its place when the connection breaks.
  const [chat] = useState(
    () => new Chat<ChatMessage>({ id, messages: initial, transport: chatTransport, generateId: newId }),
  );
  const { messages, status, error, sendMessage, regenerate, resumeStream, clearError, setMessages } = useChat({ chat });
  const [stopping, setStopping] = useState(false);
  const [hasEarlier, setHasEarlier] = useState(startsWithMore);
  const isBusy = status === "submitted" || status === "streaming";

  // The page was loaded in the middle of a reply.
  useEffect(() => {
    if (initial.at(-1)?.metadata?.state === "streaming") void resumeStream();
  }, [initial, resumeStream]);

  const isBusyNow = useRef(isBusy);
  useEffect(() => {
    isBusyNow.current = isBusy;
    if (!isBusy) setStopping(false);
  }, [isBusy]);

  /** Stops the work on the server. The stream stays open: it brings what was said and done by then. */
  async function stop(): Promise<void> {
    setStopping(true);
    await sendRequest("POST", `/api/chat/${id}/stop`).catch(() => setStopping(false));
  }

  /** Brings in what happened elsewhere; a reply that is being written there is followed. */
  async function catchUp(): Promise<void> {
    if (isBusyNow.current || messages.length === 0) return;
    const page = await requestMessages(id).catch(() => null);
    if (!page || isBusyNow.current || isSame(page.messages, messages)) return;
    setMessages(page.messages);
    setHasEarlier(page.has_more);
    if (page.messages.at(-1)?.metadata?.state === "streaming") void resumeStream();
  }

  async function loadEarlier(): Promise<void> {
    const page = await requestMessages(id, messages[0]?.id).catch(() => null);
    if (!page) return;
    setMessages((shown) => [...page.messages, ...shown]);
    setHasEarlier(page.has_more);
  }

  return {
    messages,
    isBusy,
    stopping,
    /** A sentence, when a message did not get through. */
    problem: error ? problemOf(error) : undefined,
    send: (text: string) => void sendMessage({ text }),
    /** The same message again: the server goes on from what was already done. */
    retry: () => {
      clearError();
      void regenerate();
    },
    stop,
    catchUp,
    loadEarlier: hasEarlier ? loadEarlier : undefined,
  };
}

/** By what can change from outside: which messages there are, and how each turn stands. */
const isSame = (one: ChatMessage[], other: ChatMessage[]): boolean =>
  JSON.stringify(one.map(({ id, metadata }) => [id, metadata?.state])) ===
  JSON.stringify(other.slice(-one.length).map(({ id, metadata }) => [id, metadata?.state ?? "complete"]));

const newId = (): string => crypto.randomUUID();

/** The SDK gives the body of a refusal as the message of its error. */
function problemOf(error: Error): string {
  try {
    const { error: sentence } = JSON.parse(error.message);
    return typeof sentence === "string" ? sentence : sentenceOf(error);
  } catch {
    return "The connection was lost. What you wrote is kept; try again.";
  }
}
