"use client";

import { useState } from "react";
import { Button } from "@/components/button";
import { sendRequest, sentenceOf } from "@/components/send-request";

interface Trial {
  works: boolean;
  sentence: string;
}

/** Really asks, and says what came of it. */
export function ModelTest() {
  const [trial, setTrial] = useState<Trial>();
  const [pending, setPending] = useState(false);

  async function test() {
    setPending(true);
    setTrial(undefined);
    const asked = sendRequest<Trial>("POST", "/api/model/test");
    setTrial(await asked.catch((error: unknown) => ({ works: false, sentence: sentenceOf(error) })));
    setPending(false);
  }

  return (
    <div className="flex flex-col gap-2 tablet:max-w-[16rem] tablet:items-end tablet:text-end">
      <Button aria-disabled={pending} onClick={pending ? undefined : test}>
        {pending ? "Asking …" : "Test"}
        <span className="sr-only"> the model</span>
      </Button>
      <p
        role="status"
        className={`text-label text-pretty wrap-anywhere empty:hidden ${trial?.works ? "text-accent" : "text-warn"}`}
      >
        {trial?.sentence}
      </p>
    </div>
  );
}
