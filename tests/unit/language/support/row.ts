import type { Intent } from "@/lib/language/understanding";

/** What is said on Monday 2 February 2026 at 10:00 UTC, what it means, and the tool calls it leads to. */
export type Row = readonly [says: string, intent: Intent, plan: string];
