"use client";

import { useState } from "react";
import { ConfirmationCard } from "@/components/confirmation/confirmation-card";
import { focusOnMount } from "@/components/focus-on-mount";
import { useCountdown } from "@/components/landing/use-countdown";
import { TextButton } from "@/components/text-button";

const OUTCOMES = {
  deleted: "Deleted 2 tasks",
  restored: "2 tasks are back",
  kept: "Kept",
  expired: "Expired, nothing was deleted",
};

const TASKS = [
  { number: 3, title: "Pay the electricity bill" },
  { number: 5, title: "Book the dentist" },
];
const FIVE_MINUTES = 300;
const ALREADY_PASSED = 54;

/** The question before a delete, and the one line it shrinks to. */
export function ExampleDeletion() {
  const [answer, setAnswer] = useState<keyof typeof OUTCOMES>();
  const secondsLeft = useCountdown(FIVE_MINUTES - ALREADY_PASSED, answer === undefined);

  if (answer === undefined && secondsLeft > 0) {
    return (
      <ConfirmationCard
        question="Delete 2 finished tasks?"
        tasks={TASKS}
        secondsLeft={secondsLeft}
        secondsTotal={FIVE_MINUTES}
        onConfirm={() => setAnswer("deleted")}
        onCancel={() => setAnswer("kept")}
      />
    );
  }
  return (
    <p
      key={answer}
      role="status"
      tabIndex={-1}
      // Only after an answer: a question that expires must not take the focus from elsewhere.
      ref={answer === undefined ? undefined : focusOnMount}
      className="flex w-fit animate-appear items-center gap-3 rounded-small text-label text-soft"
    >
      {OUTCOMES[answer ?? "expired"]}
      {answer === "deleted" ? (
        <TextButton className="text-small" onClick={() => setAnswer("restored")}>
          Undo
        </TextButton>
      ) : null}
    </p>
  );
}
