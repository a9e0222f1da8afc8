import { useCallback, useEffect, useRef } from "react";

/** The same function for life, which does what the latest one it was given does. For timers, events and memoised rows. */
export function useLatestCallback<Arguments extends unknown[], Result>(
  callback: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
}
