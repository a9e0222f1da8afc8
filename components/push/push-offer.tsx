"use client";

import { BellRing } from "lucide-react";
import { useEffect, useState } from "react";
import { recall, remember } from "@/components/browser-memory";
import { Button } from "@/components/button";
import { canBePushed, currentSubscription, turnPushOn } from "@/components/push/this-browser";
import { sentenceOf } from "@/components/send-request";

const KEY = "steward-push-offer";

type State = "hidden" | "offered" | "asking" | "over";

/**
 * Stands where somebody has just set a reminder, which is when being reminded elsewhere makes sense. The browser's own
 * question comes only after a click here; "not now" is remembered in this browser.
 */
export function PushOffer() {
  const [state, setState] = useState<State>("hidden");
  const [outcome, setOutcome] = useState("");

  useEffect(() => {
    let isHere = true;
    void mayOffer().then((may) => {
      if (may && isHere) setState("offered");
    });
    return () => {
      isHere = false;
    };
  }, []);

  function decline() {
    remember(KEY, "declined");
    setState("hidden");
  }

  async function accept() {
    setState("asking");
    try {
      const allowed = await turnPushOn();
      setOutcome(
        allowed ? "Reminders reach you here from now on." : "Your browser does not allow it. Settings says how.",
      );
    } catch (error) {
      setOutcome(`That did not work. ${sentenceOf(error)}`);
    }
    setState("over");
  }

  if (state === "hidden") return null;
  return (
    <div className="mt-2 flex animate-appear flex-wrap items-center gap-x-3 gap-y-2 rounded-large border border-line bg-panel px-3 py-2 text-label">
      <p role="status" className="flex min-w-0 items-center gap-2">
        <BellRing aria-hidden="true" className="size-4 flex-none text-accent" />
        {outcome || "Get reminders when this tab is closed?"}
      </p>
      {state === "over" ? null : (
        <div className="flex gap-1.5">
          <Button look="solid" size="small" disabled={state === "asking"} onClick={accept}>
            Turn on
          </Button>
          <Button size="small" disabled={state === "asking"} onClick={decline}>
            Not now
          </Button>
        </div>
      )}
    </div>
  );
}

async function mayOffer(): Promise<boolean> {
  if (!canBePushed() || Notification.permission === "denied" || recall(KEY) !== null) return false;
  return (await currentSubscription().catch(() => null)) === null;
}
