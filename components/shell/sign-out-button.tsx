"use client";

import { LogOut } from "lucide-react";
import { signOut } from "next-auth/react";
import { useState } from "react";
import { IconButton } from "@/components/icon-button";
import { leavePush } from "@/components/push/leave-push";

export function SignOutButton() {
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    await leavePush();
    await signOut({ callbackUrl: "/" }).catch(() => setLeaving(false));
  }

  return (
    <IconButton label="Sign out" onClick={leave} disabled={leaving}>
      <LogOut aria-hidden="true" className="size-4" />
    </IconButton>
  );
}
