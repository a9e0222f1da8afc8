import type { Draft } from "@/lib/language/time/time-mention";
import type { TimeContext } from "@/lib/language/time/time-piece";

/** Changes a list of drafts; each knows one way in which times that stand apart belong together. */
export type Refiner = (context: TimeContext, drafts: readonly Draft[]) => Draft[];

export const isPoint = (draft: Draft | undefined): draft is Draft =>
  Boolean(
    draft && !draft.duration && !draft.offset && (draft.day || draft.days || draft.clock || draft.part || draft.moment),
  );
