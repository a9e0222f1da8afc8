import { Chat, useChat } from "@ai-sdk/react";
import { useEffect, useState } from "react";
import { toast } from "sonner";
import { chatTransport } from "@/components/chat/chat-transport";
import { type MessagePage, requestMessages } from "@/components/chat/conversation-requests";
import { mergeMessages } from "@/components/chat/merge-messages";
import { useOrderedReads } from "@/components/live/use-ordered-reads";
import { sendRequest, sentenceOf } from "@/components/send-request";
import { useLatestCallback } from "@/components/use-latest-callback";
import type { ChatMessage } from "@/lib/agent/chat-message";

interface Opened {
  id: string;
  title: string;
  messages: ChatMessage[];
  /** Whether there are older messages than these. */
  hasMore: boolean;
  /** Whether it is the conversation at the page's address; a new one has no address until something was said. */
  hasAddress: boolean;
}

/** A conversation as the page holds it: what was said, what is being answered, and what can be done about it. */
export function useConversation({ id, title: initialTitle, messages: initial, hasMore, hasAddress }: Opened) {
  // The SDK's own object, made once: given the parts instead, the hook loses its place when the connection breaks.
  const [{ chat, saidHere }] = useState(() => openChat(id, initial));
  const { messages, status, error, sendMessage, regenerate, resumeStream, clearError, setMessages } = useChat({ chat });
  const [stopping, setStopping] = useState(false);
  const [hasEarlier, setHasEarlier] = useState(hasMore);
  const [title, setTitle] = useState(initialTitle);
  const reads = useOrderedReads<MessagePage>();
  const isBusy = isAnswering({ status });
  const isMissing = hasAddress && messages.length === 0;

  // The page was loaded in the middle of a reply.
  useEffect(() => {
    if (initial.at(-1)?.metadata?.state === "streaming") void resumeStream();
  }, [initial, resumeStream]);

  useEffect(() => {
    if (!isBusy) setStopping(false);
  }, [isBusy]);

  /** Stops the work on the server. The stream stays open: it brings what was said and done by then. */
  async function stop(): Promise<void> {
    setStopping(true);
    const answer = await sendRequest<{ stopped: boolean }>("POST", `/api/chat/${id}/stop`).catch(() => null);
    // Nothing ran yet: the message waits for its turn, and must be stoppable when that comes.
    if (!answer?.stopped) setStopping(false);
  }

  /** Brings in what happened elsewhere; a reply that is being written there is followed. */
  async function catchUp(): Promise<void> {
    if (isAnswering(chat) || (chat.messages.length === 0 && !hasAddress)) return;
    const page = await reads.read(() => requestMessages(id)).catch(() => undefined);
    if (!page) return;
    setTitle(page.title);
    // Asked of the object itself: while the page was on its way, this render became an old one.
    if (isAnswering(chat) || isSame(page.messages, chat.messages)) return;
    const merged = mergeMessages(chat.messages, page.messages);
    setMessages(merged);
    if (merged[0]?.id === page.messages[0]?.id) setHasEarlier(page.has_more);
    if (merged.at(-1)?.metadata?.state === "streaming") void resumeStream();
  }

  async function loadEarlier(): Promise<void> {
    const before = chat.messages[0]?.id;
    const page = await requestMessages(id, before).catch((error: unknown) => {
      toast.error(`Earlier messages could not be read. ${sentenceOf(error)}`);
      return null;
    });
    // A second click asked for the same page.
    if (!page || chat.messages[0]?.id !== before) return;
    setMessages((shown) => [...page.messages, ...shown]);
    setHasEarlier(page.has_more);
  }

  // It began in a page without messages, and by the way back the browser shows that page again.
  const comeBack = useLatestCallback(catchUp);
  useEffect(() => {
    if (isMissing) void comeBack();
  }, [isMissing, comeBack]);

  return {
    title,
    messages,
    /** There are messages, but they are not here yet. */
    isMissing,
    /** The ids of what was said in this very page. */
    saidHere,
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

const isAnswering = ({ status }: Pick<Chat<ChatMessage>, "status">): boolean =>
  status === "submitted" || status === "streaming";

/** By what can change from outside: which messages there are, and how each turn stands. */
const isSame = (one: ChatMessage[], other: ChatMessage[]): boolean =>
  JSON.stringify(one.map(({ id, metadata }) => [id, metadata?.state])) ===
  JSON.stringify(other.slice(-one.length).map(({ id, metadata }) => [id, metadata?.state ?? "complete"]));

function openChat(id: string, messages: ChatMessage[]) {
  const saidHere = new Set<string>();
  const generateId = (): string => {
    const messageId = crypto.randomUUID();
    saidHere.add(messageId);
    return messageId;
  };
  return { chat: new Chat<ChatMessage>({ id, messages, transport: chatTransport, generateId }), saidHere };
}

/** The SDK gives the body of a refusal as the message of its error. */
function problemOf(error: Error): string {
  try {
    const { error: sentence } = JSON.parse(error.message);
    return typeof sentence === "string" ? sentence : sentenceOf(error);
  } catch {
    return "The connection was lost. What you wrote is kept; try again.";
  }
}
