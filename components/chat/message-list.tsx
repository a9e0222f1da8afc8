import { Button } from "@/components/button";
import { PersonWords } from "@/components/chat/person-words";
import { Reply } from "@/components/chat/reply";
import { viewReply } from "@/components/chat/reply-view";
import { TextButton } from "@/components/text-button";
import type { ChatMessage } from "@/lib/agent/chat-message";
import { textOf } from "@/lib/domain/message-text";

interface MessageListProps {
  messages: ChatMessage[];
  /** The ids of what was said in this very page. */
  saidHere: ReadonlySet<string>;
  isBusy: boolean;
  problem: string | undefined;
  timeZone: string;
  onAnswer: (message: string) => void;
  onRetry: () => void;
  /** Undefined when everything is shown. */
  onEarlier: (() => void) | undefined;
}

export function MessageList(props: MessageListProps) {
  const { messages, saidHere, isBusy, problem, timeZone, onAnswer, onRetry, onEarlier } = props;
  const last = messages.at(-1);
  const isUnanswered = last?.role === "user" && !isBusy && !problem;
  return (
    <div className="flex flex-1 flex-col justify-end gap-5 pb-2">
      {onEarlier ? (
        <TextButton className="mx-auto text-small" onClick={onEarlier}>
          Show earlier messages
        </TextButton>
      ) : null}
      {messages.map((message, index) =>
        message.role === "user" ? (
          <PersonWords key={message.id}>{textOf(message)}</PersonWords>
        ) : (
          <Reply
            key={message.id}
            message={message}
            isLast={message === last}
            isMine={saidHere.has(messages[index - 1]?.id ?? "")}
            isBusy={isBusy}
            timeZone={timeZone}
            onAnswer={onAnswer}
            onRetry={onRetry}
          />
        ),
      )}
      {problem ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-label text-warn">
          {problem}
          <Button onClick={onRetry}>Try again</Button>
        </div>
      ) : null}
      {isUnanswered ? (
        <div className="flex flex-wrap items-center gap-3 text-label text-soft">
          This has not been answered yet.
          <Button onClick={onRetry}>Try again</Button>
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {isBusy ? "" : announcement(last)}
      </p>
    </div>
  );
}

/** A reply is read out once, when it is complete. */
const announcement = (last: ChatMessage | undefined): string =>
  last?.role === "assistant" ? viewReply(last).text : "";
