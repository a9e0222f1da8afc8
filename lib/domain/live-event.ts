import { z } from "zod";

/** What a browser is told while it is open: that something changed, and which; never what it says. */
export const liveEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("tasks"),
    /** Null: too many to name. A version is missing when only something about the task changed, such as a reminder. */
    tasks: z.array(z.object({ id: z.string(), version: z.number().nullable() })).nullable(),
  }),
  z.object({ type: z.literal("confirmation"), id: z.string() }),
  z.object({ type: z.literal("conversation"), id: z.string(), deleted: z.boolean().optional() }),
  /** One arrived, was read or was settled: look at them again. */
  z.object({ type: z.literal("notifications") }),
  /** The person's sessions changed: whoever listens must look whether theirs still counts. */
  z.object({ type: z.literal("session") }),
  /** Something may have been missed: read again what is shown. */
  z.object({ type: z.literal("resync") }),
]);

export type LiveEvent = z.infer<typeof liveEvent>;
