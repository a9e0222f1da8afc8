"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};
const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Tells the server where the browser is, once there is a script to ask; empty until then. */
export function TimeZoneField() {
  const timeZone = useSyncExternalStore(never, browserZone, () => "");
  return <input type="hidden" name="timeZone" value={timeZone} />;
}
