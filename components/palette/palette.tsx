"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { onOpenPalette } from "@/components/palette/palette-signal";
import { useChatAddress } from "@/components/shell/use-chat-address";

/** Fetched when the page has nothing else to do: it must not delay what is seen first. */
const loadPalette = () => import("@/components/palette/palette-dialog");
const PaletteDialog = dynamic(() => loadPalette().then((module) => module.PaletteDialog), { ssr: false });

const IDLE_MS = 1000;

/** Everything by name: ⌘K, or Ctrl K. */
export function Palette({ timeZone }: { timeZone: string }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const chatAddress = useChatAddress();

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
    const idle = setTimeout(loadPalette, IDLE_MS);
    document.addEventListener("keydown", onKey);
    const forget = onOpenPalette(show);
    return () => {
      clearTimeout(idle);
      document.removeEventListener("keydown", onKey);
      forget();
    };
  }, []);

  if (!wanted) return null;
  return <PaletteDialog open={open} onOpenChange={setOpen} timeZone={timeZone} chatAddress={chatAddress} />;
}
