import { Button } from "@/components/button";
import { EarlierMessages } from "@/components/chat/earlier-messages";
import { PersonWords } from "@/components/chat/person-words";
import { ProgramWords } from "@/components/chat/program-words";
import { Reply } from "@/components/chat/reply";
import { viewReply } from "@/components/chat/reply-view";
import { useKeepPlace } from "@/components/chat/use-keep-place";
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
  /** The person has scrolled up: older messages come by themselves. */
  looksBack: boolean;
}

/** So many of the newest are always laid out: enough for any screen, so that the end stands still. */
const DRAWN = 20;
const REMEMBERED = "scroll-mt-24 [contain-intrinsic-size:auto_6rem]";
/** Messages far out of sight are not laid out: a conversation of thousands is typed in like one of ten. */
const UNSEEN = "[content-visibility:auto] [overflow-clip-margin:1.5rem]";

export function MessageList(props: MessageListProps) {
  const { messages, saidHere, isBusy, problem, timeZone, onAnswer, onRetry, onEarlier, looksBack } = props;
  const last = messages.at(-1);
  useKeepPlace(messages[0]?.id);
  const isUnanswered = last?.role === "user" && !isBusy && !problem;
  return (
    <div className="flex flex-1 flex-col justify-end gap-5 pb-2">
      {onEarlier ? <EarlierMessages key={messages[0]?.id} isWanted={looksBack} onEarlier={onEarlier} /> : null}
      {messages.map((message, index) => (
        <div
          key={message.id}
          data-message={message.id}
          className={index < messages.length - DRAWN ? `${REMEMBERED} ${UNSEEN}` : REMEMBERED}
        >
          {message.role === "user" ? (
            <Words message={message} />
          ) : (
            <Reply
              message={message}
              isLast={message === last}
              answersProgram={messages[index - 1]?.metadata?.token !== undefined}
              isMine={saidHere.has(messages[index - 1]?.id ?? "")}
              isBusy={isBusy}
              timeZone={timeZone}
              onAnswer={onAnswer}
              onRetry={onRetry}
            />
          )}
        </div>
      ))}
      {problem ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-label text-warn">
          {problem}
          <Button onClick={onRetry}>Try again</Button>
        </div>
      ) : null}
      {isUnanswered ? (
        <div className="flex flex-wrap items-center gap-3 text-label text-soft">
          This has not been answered yet.
          {last.metadata?.token ? null : <Button onClick={onRetry}>Try again</Button>}
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {isBusy ? "" : announcement(last)}
      </p>
    </div>
  );
}

function Words({ message }: { message: ChatMessage }) {
  const text = textOf(message);
  const { token } = message.metadata ?? {};
  return token ? <ProgramWords token={token}>{text}</ProgramWords> : <PersonWords>{text}</PersonWords>;
}

/** A reply is read out once, when it is complete. */
const announcement = (last: ChatMessage | undefined): string =>
  last?.role === "assistant" ? viewReply(last).spoken : "";
