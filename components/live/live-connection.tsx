"use client";

import { useEffect } from "react";
import { stayConnected } from "@/components/live/stay-connected";

/** On every page of somebody's own. */
export function LiveConnection({ personId }: { personId: string }) {
  useEffect(() => stayConnected(personId), [personId]);
  return null;
}
