"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { ChatContexts } from "@/components/chat/chat-contexts";
import { ChatHeader } from "@/components/chat/chat-header";
import { Composer } from "@/components/chat/composer";
import { Draft } from "@/components/chat/draft";
import { EmptyChat } from "@/components/chat/empty-chat";
import { MessageList } from "@/components/chat/message-list";
import { MessageSkeleton } from "@/components/chat/message-skeleton";
import { ProgramNote } from "@/components/chat/program-note";
import { UnsentNote } from "@/components/chat/unsent-note";
import { useChatTasks } from "@/components/chat/use-chat-tasks";
import { useConversation } from "@/components/chat/use-conversation";
import { useMessageWindow } from "@/components/chat/use-message-window";
import { useStayAtEnd } from "@/components/chat/use-stay-at-end";
import { useUndoneRecords } from "@/components/chat/use-undone-records";
import { ConfirmationDialog } from "@/components/confirmation/confirmation-dialog";
import { focusWithoutTouch } from "@/components/focus-on-mount";
import { useLiveEvent } from "@/components/live/use-live-event";
import { useLatestCallback } from "@/components/use-latest-callback";
import type { ChatMessage } from "@/lib/agent/chat-message";
import type { ConfirmationCardJson } from "@/lib/domain/confirmation-card-json";
import { titleFrom } from "@/lib/domain/conversation-title";
import { textOf } from "@/lib/domain/message-text";

interface ChatProps {
  id: string;
  /** Empty until the first message gives it one. */
  title: string;
  mind: string;
  messages: ChatMessage[];
  /** Whether there are older messages than these. */
  hasMore?: boolean;
  /** The cards and the changes that were taken back, as they stood when the page was made. */
  cards?: ConfirmationCardJson[];
  undone?: string[];
  timeZone: string;
  /** Where a draft is kept before the first message: a new chat has another id after a reload. */
  draftPlace?: string;
}

/** A conversation with Steward. */
export function Chat({ draftPlace, cards = NONE, undone = NONE, timeZone, mind, ...opened }: ChatProps) {
  const { id, hasMore = false } = opened;
  const hasAddress = usePathname() === `/c/${id}`;
  const [draft] = useState(() => new Draft());
  const conversation = useConversation({ ...opened, draft, hasMore, hasAddress });
  const { messages, isMissing, isKept, saidHere, isBusy, stopping, problem, unsent, retry, stop, catchUp } =
    conversation;
  const router = useRouter();
  const field = useRef<HTMLTextAreaElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { isAtEnd, goToEnd, stayAtEnd } = useStayAtEnd(content, messages.at(-1)?.id);
  const { shown, showEarlier } = useMessageWindow(messages, isAtEnd, conversation.loadEarlier);
  const { tasks, question, answered } = useChatTasks(messages, timeZone, content);
  const undoneRecords = useUndoneRecords(messages, undone);
  const title = conversation.title || (messages[0] ? titleFrom(textOf(messages[0])) : isMissing ? "…" : "New chat");
  const hasBegun = messages.length > 0;
  const program = messages.findLast(({ role }) => role === "user")?.metadata?.token;

  // The address follows when a new conversation has begun, without loading anything again.
  useEffect(() => {
    if (isKept && location.pathname === "/") history.replaceState(null, "", `/c/${id}`);
  }, [isKept, id]);

  useEffect(() => {
    if (!hasBegun) focusWithoutTouch(field.current);
  }, [hasBegun]);

  // Something was said or answered in another tab, by a program or by the button of a card.
  useLiveEvent((event) => {
    if (event.type === "conversation" && event.id === id && event.deleted) return leave();
    // The words in the field may be on their way to another one: a new chat that was left in between.
    const mayConcern = event.type === "conversation" && [id, draft.sent?.conversationId].includes(event.id);
    if (event.type === "resync" || mayConcern) void catchUp();
  });

  function leave(): void {
    toast("This conversation was deleted.");
    router.push("/");
  }

  // The same functions for life, so that a growing reply does not draw all the others again.
  const say = useLatestCallback((text: string): void => {
    void conversation.send(text);
    stayAtEnd();
    focusWithoutTouch(field.current);
  });
  const tryAgain = useLatestCallback(retry);

  return (
    <ChatContexts tasks={tasks} cards={cards} undone={undoneRecords}>
      <div ref={content} data-chat className="flex min-h-[calc(100dvh-var(--shell-top)-var(--shell-bottom))] flex-col">
        <ChatHeader title={title} mind={mind} />
        <div className="mx-auto flex w-full max-w-[724px] flex-1 flex-col px-5.5 pt-6">
          {hasBegun ? (
            <MessageList
              messages={shown}
              saidHere={saidHere}
              isBusy={isBusy}
              problem={problem}
              timeZone={timeZone}
              onAnswer={say}
              onRetry={tryAgain}
              onEarlier={showEarlier}
              looksBack={!isAtEnd}
            />
          ) : isMissing ? (
            <MessageSkeleton />
          ) : (
            <EmptyChat onSay={say} />
          )}
        </div>
        <div className="sticky bottom-(--shell-bottom) bg-linear-to-t from-60% from-paper to-transparent pt-4 pb-4">
          <div className="mx-auto max-w-[724px] px-3 tablet:px-5.5">
            {isAtEnd || !hasBegun ? null : (
              <button
                type="button"
                onClick={goToEnd}
                className="mx-auto mb-2 block rounded-huge border border-line bg-card px-3 py-1 text-small text-soft shadow-card hover:text-ink"
              >
                Jump to the latest
              </button>
            )}
            {unsent ? <UnsentNote draft={draft} {...unsent} isBusy={isBusy} onRetry={() => say(unsent.text)} /> : null}
            {program ? <ProgramNote token={program} /> : null}
            <Composer
              draft={draft}
              place={isKept || hasAddress || draftPlace === undefined ? id : draftPlace}
              field={field}
              isBusy={isBusy}
              stopping={stopping}
              timeZone={timeZone}
              lastSaid={lastSaid(messages)}
              onSend={say}
              onStop={stop}
            />
          </div>
        </div>
        <ConfirmationDialog asked={question} onClose={answered} />
      </div>
    </ChatContexts>
  );
}

const NONE: [] = [];

/** By the person themselves. */
function lastSaid(messages: ChatMessage[]): string {
  const last = messages.findLast(({ role, metadata }) => role === "user" && !metadata?.token);
  return last ? textOf(last) : "";
}
