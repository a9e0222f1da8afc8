export interface Ratio {
  name: string;
  ours: number;
  bare: number;
  ratio: number;
  limit: number;
}

/**
 * Both sides take turns, so that whatever else the machine does falls on both; the medians are compared. As many rounds
 * go before, unmeasured: a larger program needs longer until it is compiled, and a server runs for days.
 */
export async function compare(
  name: string,
  limit: number,
  ours: (round: number) => Promise<unknown>,
  bare: (round: number) => Promise<unknown>,
  rounds = 300,
): Promise<Ratio> {
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = -rounds; round < rounds; round += 1) {
    const [first, second] = [await timed(() => ours(round)), await timed(() => bare(round))];
    if (round < 0) continue; // Warm-up.
    times.ours.push(first);
    times.bare.push(second);
  }
  const [one, other] = [median(times.ours), median(times.bare)];
  return { name, ours: one, bare: other, ratio: one / other, limit };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
