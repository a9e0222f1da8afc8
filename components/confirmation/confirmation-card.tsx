import { useId } from "react";
import { Button } from "@/components/button";
import { CardTasks } from "@/components/confirmation/card-tasks";
import { CountdownRing } from "@/components/confirmation/countdown-ring";

interface ConfirmationCardProps {
  question: string;
  tasks: { number: number; title: string }[];
  secondsLeft: number;
  secondsTotal: number;
  /** While the answer is on its way. */
  busy?: boolean;
  /** As a ref of the harmless answer: whether and how it takes the keyboard there. */
  focus?: ((keep: HTMLElement | null) => void) | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The question before something is lost: the only red border there is. */
export function ConfirmationCard(props: ConfirmationCardProps) {
  const { question, tasks, secondsLeft, secondsTotal, busy = false, focus, ...on } = props;
  const questionId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like a card in every browser.
    <div
      role="group"
      aria-labelledby={questionId}
      className="rounded-large border border-warn-line bg-card p-4 shadow-card"
    >
      <p id={questionId} className="text-balance font-semibold">
        {question}
      </p>
      <CardTasks tasks={tasks} />
      <div className="mt-3.5 flex items-center gap-2">
        {/* Not disabled while busy: that would throw the keyboard out of the card. */}
        <Button look="danger" aria-disabled={busy} onClick={busy ? undefined : on.onConfirm}>
          Delete
        </Button>
        <Button ref={focus} aria-disabled={busy} onClick={busy ? undefined : on.onCancel}>
          Keep
        </Button>
        <span role="timer" className="ms-auto flex items-center gap-2 text-small text-soft tabular-nums">
          <CountdownRing fraction={secondsLeft / secondsTotal} />
          {clockFace(secondsLeft)}
          <span className="sr-only">left to decide</span>
        </span>
      </div>
    </div>
  );
}

const clockFace = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
