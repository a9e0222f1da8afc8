"use client";

import { Button } from "@/components/button";
import { NoticePage } from "@/components/notice-page";
import { QuietLink } from "@/components/quiet-link";

export default function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <NoticePage
      title="Something went wrong"
      text="Please try again. If it happens once more, the server’s log says why."
    >
      <Button look="solid" onClick={reset}>
        Try again
      </Button>
      <QuietLink href="/">Start over</QuietLink>
    </NoticePage>
  );
}
