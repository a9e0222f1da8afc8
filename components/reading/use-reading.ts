import { useEffect, useState } from "react";
import type { LanguageContext } from "@/lib/language/language-context";

/** A part of the language engine, fetched when somebody first types. The same function for life. */
export type LoadReader<Result> = () => Promise<(text: string, context: LanguageContext) => Result>;

const PAUSE_MS = 80;

export interface Reading<Result> {
  /** What was read: places in the result are places in this. */
  text: string;
  result: Result;
}

/** What words will be understood as, a moment after the last key: what it shows is what will be done. */
export function useReading<Result>(text: string, timeZone: string, load: LoadReader<Result>): Reading<Result> | null {
  const [read, setRead] = useState<Awaited<ReturnType<LoadReader<Result>>>>();
  const [reading, setReading] = useState<Reading<Result> | null>(null);
  const hasText = text.trim() !== "";

  useEffect(() => {
    // Without it nothing is shown, and it is asked for again with the next letter.
    if (text.trim() !== "" && !read)
      load().then(
        (loaded) => setRead(() => loaded),
        () => {},
      );
  }, [text, read, load]);

  useEffect(() => {
    if (!read || !hasText) {
      setReading(null);
      return;
    }
    const timer = setTimeout(() => setReading({ text, result: read(text, { now: new Date(), timeZone }) }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [read, hasText, text, timeZone]);

  return reading;
}
