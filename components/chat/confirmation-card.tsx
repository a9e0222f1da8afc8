import { useId } from "react";
import { Button } from "@/components/button";
import { CountdownRing } from "@/components/chat/countdown-ring";

interface ConfirmationCardProps {
  question: string;
  titles: string[];
  secondsLeft: number;
  secondsTotal: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The question before something is lost: the only red border there is. */
export function ConfirmationCard({ question, titles, secondsLeft, secondsTotal, ...on }: ConfirmationCardProps) {
  const questionId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like a card in every browser.
    <div
      role="group"
      aria-labelledby={questionId}
      className="rounded-large border border-warn-line bg-card p-4 shadow-card"
    >
      <p id={questionId} className="font-semibold">
        {question}
      </p>
      <ul className="mt-2 mb-3.5 text-label text-soft">
        {titles.map((title) => (
          <li key={title} dir="auto" className="flex gap-2 wrap-anywhere before:text-faint before:content-['–']">
            {title}
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-2">
        <Button look="danger" onClick={on.onConfirm}>
          Delete
        </Button>
        <Button onClick={on.onCancel}>Keep</Button>
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
