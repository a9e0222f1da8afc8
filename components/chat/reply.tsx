import { memo, useMemo } from "react";
import { Button } from "@/components/button";
import { Clarification } from "@/components/chat/clarification";
import { ReplyConfirmation } from "@/components/chat/reply-confirmation";
import { ReplyFooter } from "@/components/chat/reply-footer";
import { ReplyTasks } from "@/components/chat/reply-tasks";
import { type ReplyView, viewReply } from "@/components/chat/reply-view";
import { PushOffer } from "@/components/push/push-offer";
import type { ChatMessage } from "@/lib/agent/chat-message";
import { readChatData } from "@/lib/domain/chat-data";

interface ReplyProps {
  message: ChatMessage;
  /** It is the newest, so its question can be answered and its failure tried again. */
  isLast: boolean;
  /** It answers a program: its question is not the person's to answer, nor its failure to try again in their name. */
  answersProgram: boolean;
  /** It answers what was said in this very page. */
  isMine: boolean;
  isBusy: boolean;
  timeZone: string;
  onAnswer: (message: string) => void;
  onRetry: () => void;
}

/** What Steward said and did: words without a bubble, and the things themselves. */
export const Reply = memo(function Reply(props: ReplyProps) {
  const { message, isLast, answersProgram, isMine, isBusy, timeZone, onAnswer, onRetry } = props;
  const view = useMemo(() => viewReply(message), [message]);
  const card = readChatData(message.parts, "confirmation");
  const clarification = readChatData(message.parts, "clarification");
  const state = message.metadata?.state;
  const isOpen = isLast && !isBusy && !answersProgram;
  const isWorking = isLast && isBusy;
  return (
    <article aria-label="Steward" className="space-y-2.5">
      {view.text ? (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {view.text}
        </p>
      ) : null}
      {isWorking && !view.text ? <Thinking /> : null}
      {view.lists.map(({ id, ...list }) => (
        <ReplyTasks key={id} label="Tasks that were found" {...list} beside={view.changed} timeZone={timeZone} />
      ))}
      <ReplyTasks label="Tasks that were changed" tasks={view.changed} timeZone={timeZone} />
      {card ? <ReplyConfirmation key={card.id} id={card.id} /> : null}
      <Clarification options={clarification?.options ?? []} onAnswer={isOpen ? onAnswer : undefined} />
      {state === "interrupted" && !isWorking ? (
        <p className="text-label text-soft">{brokenOffWords(message, view)}</p>
      ) : null}
      {isOpen && mayTryAgain(message) ? <Button onClick={onRetry}>Try again</Button> : null}
      {isWorking ? null : <ReplyFooter message={message} view={view} />}
      {isOpen && isMine && setAReminder(view) ? <PushOffer /> : null}
    </article>
  );
});

/** After Stop everything that was done is known; after a crash something may have been done that nobody could tell. */
function brokenOffWords({ metadata }: ChatMessage, { records }: ReplyView): string {
  if (!metadata?.stopped) return "This was interrupted. What was done by then is done.";
  return `You stopped this. ${records.length === 0 ? "Nothing was changed." : "What was done by then is done."}`;
}

const setAReminder = ({ calls }: ReplyView): boolean =>
  calls.some(({ name, error }) => name === "schedule_reminder" && error === null);

/** What failed by itself may go well the next time; what was refused would be refused again. */
const PASSING: ReadonlySet<string> = new Set(["TIMEOUT", "DATABASE_ERROR", "INTERNAL_ERROR"]);

const mayTryAgain = ({ metadata }: ChatMessage): boolean =>
  metadata?.state === "interrupted" || (metadata?.state === "error" && PASSING.has(metadata.error_code ?? ""));

const Thinking = () => (
  <p className="flex gap-1 py-2" aria-hidden="true">
    {[0, 150, 300].map((delay) => (
      <span
        key={delay}
        className="size-1.5 animate-pulse rounded-full bg-faint"
        style={{ animationDelay: `${delay}ms` }}
      />
    ))}
  </p>
);
