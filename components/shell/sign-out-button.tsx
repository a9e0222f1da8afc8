"use client";

import { LogOut } from "lucide-react";
import { signOut } from "next-auth/react";
import { useState } from "react";
import { toast } from "sonner";
import { z } from "zod";
import { IconButton } from "@/components/icon-button";
import { leavePage } from "@/components/leave-page";
import { sessionIsOver } from "@/components/live/session-is-over";
import { leavePush } from "@/components/push/leave-push";

const answer = z.object({ url: z.string() });

export function SignOutButton() {
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    await leavePush();
    try {
      // Refused, it brings no address: the session goes on, and whoever leaves must know.
      const { url } = answer.parse(await signOut({ callbackUrl: "/", redirect: false }));
      leavePage(url);
    } catch {
      // The end of a session leads away by itself, perhaps before this request was answered.
      if (await sessionIsOver()) return leavePage("/");
      setLeaving(false);
      toast.error("You are still signed in. Try again in a moment.");
    }
  }

  return (
    <IconButton label="Sign out" onClick={leave} disabled={leaving}>
      <LogOut aria-hidden="true" className="size-4" />
    </IconButton>
  );
}
