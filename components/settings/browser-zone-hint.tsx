"use client";

import { useSyncExternalStore } from "react";
import { TextButton } from "@/components/text-button";

interface BrowserZoneHintProps {
  chosen: string;
  known: string[];
  onUse: (timeZone: string) => void;
}

const never = () => () => {};
const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** For who has moved, or whose browser could not say where it was when they first signed in. */
export function BrowserZoneHint({ chosen, known, onUse }: BrowserZoneHintProps) {
  const here = useSyncExternalStore(never, browserZone, () => chosen);
  if (here === chosen || !known.includes(here)) return null;
  return (
    <p className="text-small text-soft">
      This browser is in {here.replaceAll("_", " ")}. <TextButton onClick={() => onUse(here)}>Use that</TextButton>
    </p>
  );
}
