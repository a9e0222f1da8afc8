import type { Move } from "@/lib/agent/rules/script";
import type { Intent } from "@/lib/language/understanding";

/** What a message was taken for. */
export interface Reading {
  intent: Intent;
  confidence: number;
  reasoning: string;
  /** Taken as a task with nothing in it that asks for one. */
  bare?: true;
}

export interface RulesMove {
  reading: Reading;
  move: Move;
}
