export interface Ratio {
  name: string;
  ours: number;
  bare: number;
  ratio: number;
  limit: number;
}

type Work = (round: number) => Promise<unknown>;

/** What is measured, or that and what has to be there first. */
type Side = Work | { work: Work; before: () => Promise<unknown> };

const MANY = { rounds: 300, warmUp: 20 };

/** Both sides take turns, so that whatever else the machine does falls on both; the medians are compared. */
export async function compare(
  name: string,
  limit: number,
  ours: Side,
  bare: Side,
  { rounds, warmUp } = MANY,
): Promise<Ratio> {
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = -warmUp; round < rounds; round += 1) {
    const [first, second] = [await timed(ours, round), await timed(bare, round)];
    if (round < 0) continue;
    times.ours.push(first);
    times.bare.push(second);
  }
  const [one, other] = [median(times.ours), median(times.bare)];
  return { name, ours: one, bare: other, ratio: one / other, limit };
}

async function timed(side: Side, round: number): Promise<number> {
  if (typeof side !== "function") await side.before();
  const work = typeof side === "function" ? side : side.work;
  const began = performance.now();
  await work(round);
  return performance.now() - began;
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
