import { type Chat, useChat } from "@ai-sdk/react";
import { useEffect, useState } from "react";
import { toast } from "sonner";
import { type MessagePage, requestMessages } from "@/components/chat/conversation-requests";
import type { Draft } from "@/components/chat/draft";
import { mergeMessages } from "@/components/chat/merge-messages";
import { openChat } from "@/components/chat/open-chat";
import { useOrderedReads } from "@/components/live/use-ordered-reads";
import { randomId } from "@/components/random-id";
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
  draft: Draft;
}

/** A message that the server has not taken. It is no part of the conversation. */
interface Unsent {
  text: string;
  /** A sentence about why. */
  problem: string;
}

/** A conversation as the page holds it: what was said, what is being answered, and what can be done about it. */
export function useConversation({ id, title: initialTitle, messages: initial, hasMore, hasAddress, draft }: Opened) {
  // The SDK's own object, made once: given the parts instead, the hook loses its place when the connection breaks.
  const [{ chat, saidHere, deliver }] = useState(() => openChat(id, initial));
  const [isKept, setIsKept] = useState(initial.length > 0);
  const [unsent, setUnsent] = useState<Unsent>();
  const { messages, status, error, regenerate, resumeStream, clearError, setMessages } = useChat({ chat });
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

  async function send(text: string): Promise<void> {
    const sent = draft.send(text, id, randomId);
    setUnsent(undefined);
    if (await deliver(sent.id, text)) {
      setIsKept(true);
      return draft.taken(sent);
    }
    const { problem, isConflict } = failureOf(chat.error);
    clearError();
    setMessages((shown) => shown.filter((message) => message.id !== sent.id));
    setUnsent({ text, problem });
    draft.bringBack(sent);
    if (isConflict) draft.refuse();
    // It may have arrived all the same, and only the answer got lost.
    await catchUp();
  }

  /**
   * Looks on the server for words of which nobody heard whether they arrived. Those of a new chat are under its id,
   * whether it has an address yet or not.
   */
  async function findSent(): Promise<void> {
    const { sent } = draft;
    const page = sent && (await requestMessages(sent.conversationId).catch(() => undefined));
    if (!sent || !page?.messages.some((message) => message.id === sent.id)) return;
    draft.taken(sent);
    setUnsent(undefined);
    if (sent.conversationId === id) setIsKept(true);
  }

  /** Stops the work on the server. The stream stays open: it brings what was said and done by then. */
  async function stop(): Promise<void> {
    setStopping(true);
    const answer = await sendRequest<{ stopped: boolean }>("POST", `/api/chat/${id}/stop`).catch(() => null);
    // Nothing ran yet: the message waits for its turn, and must be stoppable when that comes.
    if (!answer?.stopped) setStopping(false);
  }

  /** Brings in what happened elsewhere; a reply that is being written there is followed. */
  async function catchUp(): Promise<void> {
    if (isAnswering(chat)) return;
    await findSent();
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

  // A page was left while words were on their way.
  const comeBackForSent = useLatestCallback(() => {
    const { sent } = draft;
    if (!sent) return;
    if (initial.some((message) => message.id === sent.id)) return draft.taken(sent);
    draft.bringBack(sent);
    void findSent();
  });
  useEffect(() => comeBackForSent(), [comeBackForSent]);

  return {
    title,
    messages,
    /** There are messages, but they are not here yet. */
    isMissing,
    /** The ids of what was said in this very page. */
    saidHere,
    isBusy,
    stopping,
    /** A sentence, when a reply broke off. */
    problem: error ? failureOf(error).problem : undefined,
    /** Whether the server has it, and so its address leads somewhere. */
    isKept,
    unsent,
    send,
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

/** The SDK gives the body of a refusal as the message of its error. */
function failureOf(error: Error | undefined): { problem: string; isConflict: boolean } {
  try {
    const { error: sentence, error_code } = JSON.parse(error?.message ?? "");
    const problem = typeof sentence === "string" ? sentence : sentenceOf(error);
    return { problem, isConflict: error_code === "CONFLICT" };
  } catch {
    return { problem: "The connection was lost. What you wrote is kept; try again.", isConflict: false };
  }
}
