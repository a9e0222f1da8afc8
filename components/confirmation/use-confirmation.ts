import { useEffect, useState } from "react";
import { requestAnswer, requestCard } from "@/components/confirmation/confirmation-requests";
import { useSecondsLeft } from "@/components/confirmation/use-seconds-left";
import { useLiveEvent } from "@/components/live/use-live-event";
import { useOrderedReads } from "@/components/live/use-ordered-reads";
import { Refusal, sentenceOf } from "@/components/send-request";
import { requestUndo } from "@/components/tasks/task-requests";
import { useLatestCallback } from "@/components/use-latest-callback";
import type { ConfirmationCardJson } from "@/lib/domain/confirmation-card-json";

/** A question as the server has it: counted down, answered here or elsewhere, asked again when a task had changed. */
export function useConfirmation(initial: ConfirmationCardJson, isNew = false) {
  const [card, setCard] = useState(initial);
  const [doing, setDoing] = useState<"answering" | "undoing">();
  const [answeredHere, setAnsweredHere] = useState(false);
  const [problem, setProblem] = useState<string>();
  const reads = useOrderedReads<ConfirmationCardJson>();
  const { id } = card.pending_action;
  const secondsLeft = useSecondsLeft(card.outcome ? 0 : card.seconds_left);
  const isOver = card.outcome === null && secondsLeft === 0;

  const look = useLatestCallback(async (): Promise<void> => {
    try {
      const current = await reads.read(() => requestLatest(id));
      if (current) setCard(current);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  });

  useLiveEvent((event) => {
    if (!doing) setAnsweredHere(false);
    if (event.type === "resync" || (event.type === "confirmation" && event.id === id)) void look();
    // What was deleted may have been taken back from elsewhere.
    if (event.type === "tasks" && card.outcome?.status === "deleted") void look();
  });
  useEffect(() => {
    if (isOver) void look();
  }, [isOver, look]);
  // What came with the page may have been answered on the way here; pages come from the browser's own memory, too.
  useEffect(() => {
    if (!isNew) void look();
  }, [isNew, look]);

  async function attempt(what: "answering" | "undoing", work: () => Promise<unknown>): Promise<void> {
    setDoing(what);
    setAnsweredHere(true);
    setProblem(undefined);
    // An answer that came too late is refused, too; then the card itself says so.
    const refused = await work().then(
      () => undefined,
      (error: unknown) => error,
    );
    if (refused instanceof Refusal) setProblem(refused.message);
    await look();
    // An answer may show by its event, and be taken back, before the request that gave it is over.
    setDoing((current) => (current === what ? undefined : current));
  }

  return {
    card,
    secondsLeft,
    isAnswering: doing === "answering",
    isUndoing: doing === "undoing",
    /** Somebody pressed a button of this card in this page, so the keyboard may follow what comes of it. */
    answeredHere,
    problem,
    answer: (decision: "confirm" | "cancel") => attempt("answering", () => requestAnswer(id, decision)),
    undo: (record: string) => attempt("undoing", () => requestUndo(record)),
  };
}

/** The card, or the one that took its place. */
async function requestLatest(id: string): Promise<ConfirmationCardJson> {
  const card = await requestCard(id);
  const again = card.outcome?.pending_action;
  return again ? requestCard(again.id) : card;
}
