import type { Random } from './random.ts';

type Weights<Key extends string> = Readonly<Partial<Record<Key, number>>>;

/** Divides a number by weights so that the parts add up to it: whoever lost most by rounding down gets the rest. */
export function shareOut<Key extends string>(total: number, weights: Weights<Key>): Record<Key, number> {
  const entries = Object.entries(weights) as [Key, number][];
  const sum = entries.reduce((all, [, weight]) => all + weight, 0);
  const parts = entries.map(([key, weight]) => ({ key, exact: (total * weight) / sum }));
  const counts = Object.fromEntries(parts.map(({ key, exact }) => [key, Math.floor(exact)])) as Record<
    Key,
    number
  >;
  const left = total - Object.values<number>(counts).reduce((all, count) => all + count, 0);
  const byLoss = parts.toSorted((one, other) => (other.exact % 1) - (one.exact % 1));
  for (const { key } of byLoss.slice(0, left)) counts[key] += 1;
  return counts;
}

/** A mixed list in which every key stands as often as its weight says: no luck in the distribution, only in the order. */
export function dealOut<Key extends string>(total: number, weights: Weights<Key>, random: Random): Key[] {
  const counts = Object.entries(shareOut(total, weights)) as [Key, number][];
  return random.shuffle(counts.flatMap(([key, count]) => Array.from({ length: count }, () => key)));
}

/** A mixed list of standard normal values, evenly through the whole bell. */
export function dealNormal(total: number, random: Random): number[] {
  return random.shuffle(Array.from({ length: total }, (_, place) => normalAt((place + 0.5) / total)));
}

/** Where so much of the bell lies to the left; Winitzki's approximation, good to a few thousandths. */
function normalAt(share: number): number {
  const x = 2 * share - 1;
  const a = 0.147;
  const log = Math.log(1 - x * x);
  const half = 2 / (Math.PI * a) + log / 2;
  return Math.SQRT2 * Math.sign(x) * Math.sqrt(Math.sqrt(half * half - log / a) - half);
}
