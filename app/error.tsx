"use client";

import { Button } from "@/components/button";
import { NoticePage } from "@/components/notice-page";
import { QuietLink } from "@/components/quiet-link";
import type { ErrorCode } from "@/lib/domain/error-codes";

interface ErrorPageProps {
  /** Of what failed on the server only the digest gets here: for our own errors, their code. */
  error: Error & { digest?: string };
  /** Asks the server again. */
  retry: () => void;
}

const DATABASE_AWAY: ErrorCode = "DATABASE_ERROR";

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return (
    <NoticePage {...(error.digest === DATABASE_AWAY ? AWAY : UNFORESEEN)}>
      <Button look="solid" onClick={retry}>
        Try again
      </Button>
      <QuietLink href="/">Start over</QuietLink>
    </NoticePage>
  );
}

const AWAY = {
  title: "The database is away",
  text: "Nothing is lost, and you are still signed in. Try again in a moment.",
};

const UNFORESEEN = {
  title: "Something went wrong",
  text: "Please try again. If it happens once more, the server’s log says why.",
};
