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

/**
 * Both sides take turns, so that whatever else the machine does falls on both; the medians are compared. As many rounds
 * go before, unmeasured: a larger program needs longer until it is compiled, and a server runs for days.
 */
export async function compareMeasures(
  name: string,
  limit: number,
  ours: Measure,
  bare: Measure,
  rounds: number,
): Promise<Ratio> {
  const measured: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = -rounds; round < rounds; round += 1) {
    const [first, second] = [await ours(round), await bare(round)];
    if (round < 0) continue; // Warm-up.
    measured.ours.push(first);
    measured.bare.push(second);
  }
  const [one, other] = [median(measured.ours), median(measured.bare)];
  return { name, ours: one, bare: other, ratio: one / other, limit };
}

/** The same by the clock. */
export const compare = (
  name: string,
  limit: number,
  ours: (round: number) => Promise<unknown>,
  bare: (round: number) => Promise<unknown>,
  rounds = 300,
): Promise<Ratio> =>
  compareMeasures(
    name,
    limit,
    (round) => timed(() => ours(round)),
    (round) => timed(() => bare(round)),
    rounds,
  );

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
