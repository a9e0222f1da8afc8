/** What the person's own tasks say to a reading. */
export type Grounding =
  /** Exactly one task is meant. */
  | "one"
  /** The words say an order that only a list is given. */
  | "order"
  /** A thing or deed that nothing on the list is called. */
  | "new"
  /** Several tasks, or a task and something new, could be meant. */
  | "several"
  /** Only a task of that name would make sense of it, and nobody knows one. */
  | "perhaps";

const SURE: Readonly<Record<Grounding, number>> = { one: 0.95, order: 0.65, new: 0.65, several: 0.5, perhaps: 0.3 };

/**
 * How sure a reading is: 0.3 for knowing nothing, and the rest for as much of the message as was read, times what the
 * person's tasks say to it. 0.7 is where something is done.
 */
export const confidenceOf = ({ coverage, grounding }: { coverage: number; grounding: Grounding }): number =>
  Math.round((0.3 + 0.7 * coverage * SURE[grounding]) * 100) / 100;
