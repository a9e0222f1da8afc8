"use client";

import { useEffect, useRef } from "react";
import { ConfirmationCard } from "@/components/confirmation/confirmation-card";
import { outcomeWords } from "@/components/confirmation/outcome-words";
import { useConfirmation } from "@/components/confirmation/use-confirmation";
import { focusUnlessTyping } from "@/components/focus-on-mount";
import { TextButton } from "@/components/text-button";
import type { ConfirmationCardJson } from "@/lib/domain/confirmation-card-json";
import { LIMITS } from "@/lib/domain/limits";

interface LiveConfirmationProps {
  initial: ConfirmationCardJson;
  /** It is what its page is about, and takes the keyboard when it appears. */
  takesFocus?: boolean;
  /** One of its buttons was pressed; the answer is on its way. */
  onPress?: () => void;
}

/** The question, and the one line it shrinks to; the same in every tab, after a reload and after its time. */
export function LiveConfirmation({ initial, takesFocus = false, onPress }: LiveConfirmationProps) {
  const { card, secondsLeft, isAnswering, isUndoing, answeredHere, problem, answer, undo } = useConfirmation(initial);
  const { outcome, undone, pending_action: asked } = card;
  const wasAskedAgain = asked.id !== initial.pending_action.id;
  const state = outcome ? `${outcome.status} ${undone}` : "open";
  const record = outcome?.status === "deleted" && !undone ? outcome.record_id : null;
  const line = useRef<HTMLParagraphElement>(null);

  // The button that was pressed is gone. An answer from elsewhere must not take the focus from what is being done.
  useEffect(() => {
    if (state !== "open" && answeredHere) focusUnlessTyping(line.current);
  }, [state, answeredHere]);

  const press = (work: () => Promise<void>) => () => {
    void work();
    onPress?.();
  };

  return (
    <div className="flex flex-col gap-3">
      {wasAskedAgain && outcome === null ? (
        <p role="status" className="text-label text-soft">
          Something changed since you were asked. These are the tasks as they are now.
        </p>
      ) : null}
      {outcome === null ? (
        <ConfirmationCard
          key={asked.id}
          question={card.question}
          tasks={asked.tasks}
          secondsLeft={secondsLeft}
          secondsTotal={LIMITS.confirmationMinutes * 60}
          busy={isAnswering}
          // Asked again because of what somebody else did, it waits until it is wanted.
          focus={takesFocus && (!wasAskedAgain || answeredHere) ? focusUnlessTyping : undefined}
          onConfirm={press(() => answer("confirm"))}
          onCancel={press(() => answer("cancel"))}
        />
      ) : null}
      {problem && outcome === null ? (
        <p role="alert" className="text-small text-warn">
          {problem}
        </p>
      ) : null}
      {/* There from the beginning, so that what comes to stand in it is read out without the focus going there. */}
      <p ref={line} role="status" tabIndex={-1} className={outcome ? "w-fit rounded-small" : "sr-only"}>
        {outcome ? (
          <span key={state} className="flex animate-appear flex-wrap items-center gap-3 text-label text-soft">
            {outcomeWords(outcome, undone)}
            {record ? (
              <TextButton className="text-small" disabled={isUndoing} onClick={press(() => undo(record))}>
                Undo
              </TextButton>
            ) : null}
            {problem && outcome.status === "deleted" ? <span className="text-warn">{problem}</span> : null}
          </span>
        ) : null}
      </p>
    </div>
  );
}
