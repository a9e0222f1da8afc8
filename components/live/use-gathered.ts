import { useEffect, useRef } from "react";
import { useLatestCallback } from "@/components/use-latest-callback";

/** Changes often come in bursts; one look sees them all. */
const GATHER_MS = 60;

/** Does a thing once for all the times it was asked for in quick succession. */
export function useGathered(work: () => unknown): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const workNow = useLatestCallback(work);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useLatestCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(workNow, GATHER_MS);
  });
}
