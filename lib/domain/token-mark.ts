import { z } from "zod";

/** The access token that said something: which one, and what it was called then. It outlives the token itself. */
export const tokenMark = z.object({ id: z.string(), name: z.string() });

export type TokenMark = z.infer<typeof tokenMark>;
