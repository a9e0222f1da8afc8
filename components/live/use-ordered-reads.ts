import { useState } from "react";
import { OrderedReads } from "@/components/live/ordered-reads";

export function useOrderedReads<Answer>(): OrderedReads<Answer> {
  const [reads] = useState(() => new OrderedReads<Answer>());
  return reads;
}
