import { useEffect, useState } from "react";

/** Counts down from what the server said was left, by this machine's clock but not by its idea of the time of day. */
export function useSecondsLeft(left: number): number {
  const [now, setNow] = useState(left);
  useEffect(() => {
    setNow(left);
    if (left <= 0) return;
    const end = Date.now() + left * 1000;
    const timer = setInterval(() => setNow(Math.max(0, (end - Date.now()) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [left]);
  return now;
}
