"use client";

import { signIn } from "next-auth/react";
import { useActionState } from "react";
import { Button } from "@/components/button";
import { signInProblem } from "@/components/sign-in/sign-in-problem";
import { returnAddress } from "@/lib/domain/return-address";

interface LocalSignInProps {
  /** A sentence about an earlier attempt. */
  problem: string | undefined;
  callbackUrl: string | undefined;
}

interface Attempt {
  name: string;
  problem: string | undefined;
}

/** Signing in with a name, for the person at this machine. */
export function LocalSignIn({ problem, callbackUrl }: LocalSignInProps) {
  const [attempt, submit, pending] = useActionState(
    (_previous: Attempt, form: FormData) => signInAs(String(form.get("name") ?? ""), callbackUrl),
    { name: "", problem },
  );
  return (
    <form action={submit} className="max-w-[26rem]">
      <label htmlFor="name" className="font-[550] text-label">
        Your name
      </label>
      <div className="mt-2 flex gap-2">
        <input
          id="name"
          name="name"
          defaultValue={attempt.name}
          autoComplete="given-name"
          maxLength={80}
          enterKeyHint="go"
          aria-describedby="name-note"
          aria-invalid={attempt.problem ? true : undefined}
          className="h-11 min-w-0 flex-1 rounded-medium border border-line bg-card px-3.5 shadow-card transition-colors duration-150 placeholder:text-faint hover:border-faint"
        />
        <Button type="submit" look="solid" disabled={pending} className="h-11 px-5">
          Sign in
        </Button>
      </div>
      <p id="name-note" aria-live="polite" className="mt-2.5 min-h-9 text-pretty text-small text-faint">
        {attempt.problem ? (
          <span className="text-warn">{attempt.problem}</span>
        ) : (
          "No password. Each name has its own list on this machine."
        )}
      </p>
    </form>
  );
}

async function signInAs(name: string, callbackUrl: string | undefined): Promise<Attempt> {
  if (name.trim() === "") return { name, problem: "Type your name first." };
  const address = returnAddress(callbackUrl, window.location.origin);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    const result = await signIn("local", { name, timeZone, callbackUrl: address, redirect: false });
    if (!result?.ok) return { name, problem: signInProblem(result?.error ?? "") };
  } catch {
    return { name, problem: "Steward did not answer. Check that it is running, then try again." };
  }
  window.location.assign(address);
  // The page is being left: the form stays as it is until then.
  return new Promise(() => {});
}
