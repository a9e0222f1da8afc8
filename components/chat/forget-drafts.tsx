"use client";

import { useEffect } from "react";
import { forgetAll } from "@/components/browser-memory";
import { isDraftKey } from "@/components/chat/draft-key";

/**
 * Where nobody is signed in, nothing of anybody lies about. All that ends a session leads every tab of this browser here:
 * signing out, here or everywhere, and deleting the account.
 */
export function ForgetDrafts() {
  useEffect(() => forgetAll(isDraftKey), []);
  return null;
}
