export interface Ratio {
  name: string;
  ours: number;
  bare: number;
  ratio: number;
  limit: number;
  /** Milliseconds, unless it says otherwise. */
  unit?: "ms" | "KB" | "moved";
}

type Measure = (round: number) => Promise<number>;
type Work = (round: number) => Promise<unknown>;

/** What is measured, or that and what has to be there first. */
type Side = Work | { work: Work; before: () => Promise<unknown> };

interface Rounds {
  rounds: number;
  /** Unmeasured, before: a larger program needs longer until it is compiled, and a server runs for days. */
  warmUp: number;
}

const MANY: Rounds = { rounds: 300, warmUp: 100 };

/** Both sides take turns, so that whatever else the machine does falls on both; the medians are compared. */
export async function compareMeasures(
  name: string,
  limit: number,
  ours: Measure,
  bare: Measure,
  { rounds, warmUp }: Rounds,
): Promise<Ratio> {
  const measured: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = -warmUp; round < rounds; round += 1) {
    const [first, second] = [await ours(round), await bare(round)];
    if (round < 0) continue;
    measured.ours.push(first);
    measured.bare.push(second);
  }
  const [one, other] = [median(measured.ours), median(measured.bare)];
  return { name, ours: one, bare: other, ratio: one / other, limit };
}

/** The same by the clock. */
export const compare = (name: string, limit: number, ours: Side, bare: Side, rounds: Rounds = MANY): Promise<Ratio> =>
  compareMeasures(name, limit, byClock(ours), byClock(bare), rounds);

function byClock(side: Side): Measure {
  const { work, before } = typeof side === "function" ? { work: side, before: async () => {} } : side;
  return async (round) => {
    await before();
    const began = performance.now();
    await work(round);
    return performance.now() - began;
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
