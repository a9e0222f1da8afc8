import type { Move } from "@/lib/agent/rules/script";
import type { Intent } from "@/lib/language/understanding";

/** What a message was taken for. */
export interface Reading {
  intent: Intent;
  confidence: number;
  reasoning: string;
}

export interface RulesMove {
  reading: Reading;
  move: Move;
}
