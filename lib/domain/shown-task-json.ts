import { z } from "zod";

/** Just enough of a task to name it. */
export const shownTaskJson = z.object({
  id: z.string().describe("Id that never changes"),
  number: z.number().int().describe("The person's own number for it"),
  title: z.string().describe("Its title"),
});

export type ShownTaskJson = z.infer<typeof shownTaskJson>;

export const toShownTaskJson = ({ id, number, title }: ShownTaskJson): ShownTaskJson => ({ id, number, title });
