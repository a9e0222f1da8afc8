"use client";

import { useState } from "react";
import { Button } from "@/components/button";
import { leavePage } from "@/components/leave-page";
import { refusalOf, sendRequest } from "@/components/send-request";
import { FormOutcome } from "@/components/settings/form-outcome";

export function SignOutEverywhere() {
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function leave() {
    setLeaving(true);
    try {
      await sendRequest("POST", "/api/account/sign-out-everywhere");
      leavePage("/");
    } catch (error) {
      setLeaving(false);
      setProblem(refusalOf(error));
    }
  }

  return (
    <>
      <Button onClick={leave} disabled={leaving}>
        Sign out everywhere
      </Button>
      <FormOutcome problem={problem} />
    </>
  );
}
