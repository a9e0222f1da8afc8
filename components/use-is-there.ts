import { type RefObject, useEffect, useRef } from "react";

/** Whether this is still on the screen: what took a while may come back to nobody. */
export function useIsThere(): RefObject<boolean> {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}
