"use client";

import { Toaster } from "sonner";

/** What was done, for a moment, with the way back; what was refused, in the server's words. */
export function Toasts() {
  return (
    <Toaster
      position="bottom-right"
      gap={8}
      style={{ fontFamily: "inherit" }}
      // `selection-bar.tsx` raises them above itself.
      offset={{ bottom: "calc(1.5rem + var(--toast-rise, 0px))", right: "1.5rem" }}
      mobileOffset={{
        bottom: "calc(var(--shell-bottom) + 0.75rem + var(--toast-rise, 0px))",
        left: "0.75rem",
        right: "0.75rem",
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full items-center gap-3 rounded-large border border-line bg-card px-4 py-3 text-label text-ink shadow-window",
          title: "wrap-anywhere",
          content: "min-w-0 flex-1",
          error: "text-warn",
          actionButton: "flex-none rounded-small font-[550] text-accent text-label underline-offset-4 hover:underline",
        },
      }}
      icons={{ error: null, success: null }}
    />
  );
}
