"use client";

import { signOut } from "next-auth/react";
import { useState } from "react";

export function SignOutButton() {
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    await signOut({ callbackUrl: "/" }).catch(() => setLeaving(false));
  }

  return (
    <button
      type="button"
      onClick={leave}
      disabled={leaving}
      className="-me-2 h-8 flex-none rounded-medium px-2 text-label text-soft transition-colors duration-150 hover:bg-panel hover:text-ink"
    >
      Sign out
    </button>
  );
}
