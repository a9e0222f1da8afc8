import { useState } from "react";
import { OrderedReads } from "@/components/live/ordered-reads";

export function useOrderedReads(): OrderedReads {
  const [reads] = useState(() => new OrderedReads());
  return reads;
}
