"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { useEffect } from "react";
import { ConfirmationCard } from "@/components/confirmation/confirmation-card";
import { newCard } from "@/components/confirmation/confirmation-requests";
import { useConfirmation } from "@/components/confirmation/use-confirmation";
import { focusOnMount } from "@/components/focus-on-mount";
import { Sheet } from "@/components/sheet";
import { useLatestCallback } from "@/components/use-latest-callback";
import type { ConfirmationOutcome } from "@/lib/domain/confirmation-outcome";
import { LIMITS } from "@/lib/domain/limits";
import type { PendingActionJson } from "@/lib/domain/pending-action-json";

interface ConfirmationDialogProps {
  asked: PendingActionJson | undefined;
  onClose: (outcome: ConfirmationOutcome | undefined) => void;
}

/** The question above the list that it is about. It goes away with its answer, wherever that was given. */
export function ConfirmationDialog({ asked, onClose }: ConfirmationDialogProps) {
  return (
    <Dialog.Root open={asked !== undefined}>
      {asked ? <Question key={asked.id} asked={asked} onClose={onClose} /> : null}
    </Dialog.Root>
  );
}

function Question({ asked, onClose }: { asked: PendingActionJson; onClose: ConfirmationDialogProps["onClose"] }) {
  const { card, secondsLeft, isAnswering, problem, answer } = useConfirmation(newCard(asked), true);
  const { outcome } = card;
  const close = useLatestCallback(onClose);
  useEffect(() => {
    if (outcome) close(outcome);
  }, [outcome, close]);

  return (
    <Sheet
      name="Before anything is deleted"
      // Escape says Keep; a click beside it says nothing.
      onEscapeKeyDown={(event) => {
        event.preventDefault();
        void answer("cancel");
      }}
      onInteractOutside={(event) => event.preventDefault()}
      onOpenAutoFocus={(event) => event.preventDefault()}
      className="inset-x-4 top-[20dvh] mx-auto max-w-[30rem] animate-appear"
    >
      <ConfirmationCard
        key={card.pending_action.id}
        question={card.question}
        tasks={card.pending_action.tasks}
        secondsLeft={secondsLeft}
        secondsTotal={LIMITS.confirmationMinutes * 60}
        busy={isAnswering}
        focus={focusOnMount}
        onConfirm={() => answer("confirm")}
        onCancel={() => answer("cancel")}
      />
      {problem ? (
        <p role="alert" className="mt-2 rounded-medium bg-card px-3 py-2 text-small text-warn">
          {problem}
        </p>
      ) : null}
    </Sheet>
  );
}
