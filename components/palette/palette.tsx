"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { onOpenPalette } from "@/components/palette/palette-signal";

/** Fetched when it is first wanted: most visits never open it. */
const PaletteDialog = dynamic(
  () => import("@/components/palette/palette-dialog").then((module) => module.PaletteDialog),
  {
    ssr: false,
  },
);

/** Everything by name: ⌘K, or Ctrl K. */
export function Palette({ timeZone }: { timeZone: string }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const show = () => {
      setWanted(true);
      setOpen(true);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      show();
    };
    document.addEventListener("keydown", onKey);
    const forget = onOpenPalette(show);
    return () => {
      document.removeEventListener("keydown", onKey);
      forget();
    };
  }, []);

  return wanted ? <PaletteDialog open={open} onOpenChange={setOpen} timeZone={timeZone} /> : null;
}
