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
      className="h-8 flex-none rounded-medium border border-line px-3 text-label text-soft transition-colors duration-150 hover:text-ink"
    >
      Sign out
    </button>
  );
}
