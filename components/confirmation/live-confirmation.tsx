"use client";

import { ConfirmationCard } from "@/components/confirmation/confirmation-card";
import { outcomeWords } from "@/components/confirmation/outcome-words";
import { useConfirmation } from "@/components/confirmation/use-confirmation";
import { focusOnMount, focusUnlessTyping } from "@/components/focus-on-mount";
import { TextButton } from "@/components/text-button";
import type { ConfirmationCardJson } from "@/lib/domain/confirmation-card-json";
import { LIMITS } from "@/lib/domain/limits";

interface LiveConfirmationProps {
  initial: ConfirmationCardJson;
  /** Whether the card takes the keyboard when it appears. */
  takesFocus?: "never" | "unless typing";
}

/** The question, and the one line it shrinks to; the same in every tab, after a reload and after its time. */
export function LiveConfirmation({ initial, takesFocus = "never" }: LiveConfirmationProps) {
  const { card, secondsLeft, isAnswering, isUndoing, answeredHere, problem, answer, undo } = useConfirmation(initial);
  const { outcome, undone, pending_action: asked } = card;
  const wasAskedAgain = asked.id !== initial.pending_action.id;

  if (outcome === null) {
    return (
      <div className="space-y-3">
        {wasAskedAgain ? (
          <p role="status" className="text-label text-soft">
            Something changed since you were asked. These are the tasks as they are now.
          </p>
        ) : null}
        <ConfirmationCard
          key={asked.id}
          question={card.question}
          tasks={asked.tasks}
          secondsLeft={secondsLeft}
          secondsTotal={LIMITS.confirmationMinutes * 60}
          busy={isAnswering}
          // Asked again because of what somebody else did, it waits until it is wanted.
          focus={(wasAskedAgain ? answeredHere : takesFocus !== "never") ? focusUnlessTyping : undefined}
          onConfirm={() => answer("confirm")}
          onCancel={() => answer("cancel")}
        />
        {problem ? (
          <p role="alert" className="text-small text-warn">
            {problem}
          </p>
        ) : null}
      </div>
    );
  }
  const record = outcome.status === "deleted" && !undone ? outcome.record_id : null;
  return (
    <p
      key={`${outcome.status} ${undone}`}
      role="status"
      tabIndex={-1}
      // Only when it was answered here: an answer from elsewhere must not take the focus from what is being done.
      ref={answeredHere ? focusOnMount : undefined}
      className="flex w-fit animate-appear flex-wrap items-center gap-3 rounded-small text-label text-soft"
    >
      {outcomeWords(outcome, undone)}
      {record ? (
        <TextButton className="text-small" disabled={isUndoing} onClick={() => undo(record)}>
          Undo
        </TextButton>
      ) : null}
      {problem && outcome.status === "deleted" ? <span className="text-warn">{problem}</span> : null}
    </p>
  );
}
