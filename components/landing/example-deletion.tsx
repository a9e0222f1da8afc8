"use client";

import { useState } from "react";
import { ConfirmationCard } from "@/components/chat/confirmation-card";
import { useCountdown } from "@/components/landing/use-countdown";
import { TextButton } from "@/components/text-button";

type Answer = "waiting" | "deleted" | "kept";

const TITLES = ["Pay the electricity bill", "Book the dentist"];
const FIVE_MINUTES = 300;
const ALREADY_PASSED = 54;

/** The question before a delete, and the one line it shrinks to. */
export function ExampleDeletion() {
  const [answer, setAnswer] = useState<Answer>("waiting");
  const secondsLeft = useCountdown(FIVE_MINUTES - ALREADY_PASSED, answer === "waiting");

  if (answer === "waiting" && secondsLeft > 0) {
    return (
      <ConfirmationCard
        question="Delete 2 finished tasks?"
        titles={TITLES}
        secondsLeft={secondsLeft}
        secondsTotal={FIVE_MINUTES}
        onConfirm={() => setAnswer("deleted")}
        onCancel={() => setAnswer("kept")}
      />
    );
  }
  return (
    <p role="status" className="flex animate-appear items-center gap-3 text-label text-soft">
      {answer === "deleted" ? "Deleted 2 tasks" : answer === "kept" ? "Kept" : "Expired, nothing was deleted"}
      {answer === "deleted" ? (
        <TextButton className="text-small" onClick={() => setAnswer("kept")}>
          Undo
        </TextButton>
      ) : null}
    </p>
  );
}
