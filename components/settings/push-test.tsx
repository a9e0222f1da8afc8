"use client";

import { useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/button";
import { requestPushTest } from "@/components/push/push-requests";
import { sentenceOf } from "@/components/send-request";

/** Really sends one, and says what the push service made of it. */
export function PushTest({ endpoint, onTried }: { endpoint: string; onTried: () => void }) {
  const [pending, setPending] = useState(false);

  async function test() {
    setPending(true);
    const asked = requestPushTest(endpoint);
    const { works, sentence } = await asked.catch((error: unknown) => ({ works: false, sentence: sentenceOf(error) }));
    if (works) toast(sentence);
    else toast.error(sentence);
    setPending(false);
    // A browser that its push service no longer knows was taken off the list.
    onTried();
  }

  return (
    <Button aria-disabled={pending} onClick={pending ? undefined : test}>
      {pending ? "Sending …" : "Test"}
      <span className="sr-only"> notifications</span>
    </Button>
  );
}
