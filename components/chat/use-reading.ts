import { useEffect, useState } from "react";
import type { Understanding } from "@/lib/language/understanding";

type Read = (text: string, timeZone: string) => Understanding;

/** The language engine itself, fetched when somebody first types: what it shows is what the server will do. */
async function loadEngine(): Promise<Read> {
  const { understand } = await import("@/lib/language/understand");
  return (text, timeZone) => understand(text, { now: new Date(), timeZone });
}

const PAUSE_MS = 80;

interface Reading {
  /** What was read: places in the understanding are places in this. */
  text: string;
  understanding: Understanding;
}

/** What a message will be understood as, a moment after the last key. */
export function useReading(text: string, timeZone: string): Reading | null {
  const [read, setRead] = useState<Read>();
  const [reading, setReading] = useState<Reading | null>(null);
  const hasText = text.trim() !== "";

  useEffect(() => {
    if (hasText && !read) void loadEngine().then((loaded) => setRead(() => loaded));
  }, [hasText, read]);

  useEffect(() => {
    if (!read || !hasText) {
      setReading(null);
      return;
    }
    const timer = setTimeout(() => setReading({ text, understanding: read(text, timeZone) }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [read, hasText, text, timeZone]);

  return reading;
}
