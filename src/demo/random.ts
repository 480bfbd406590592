/** A stream of chance that is the same for the same seed: the demo looks alike on every machine. */
export type Random = {
  uniform(from: number, to: number): number;
  /** A whole number, both ends included. */
  integer(from: number, to: number): number;
  normal(mean: number, deviation: number): number;
  lognormal(mu: number, sigma: number): number;
  chance(probability: number): boolean;
  pick<Item>(list: readonly Item[]): Item;
  pickByWeight<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>): Key;
  shuffle<Item>(list: readonly Item[]): Item[];
  /** A stream of its own, so that one more draw here moves nothing over there. */
  fork(label: string | number): Random;
};

/** Opens the stream of a seed. */
export function makeRandom(seed: string | number): Random {
  const next = xorshift(hash(String(seed)));
  const uniform = (from: number, to: number) => from + (to - from) * next();
  const integer = (from: number, to: number) => Math.floor(uniform(from, to + 1));
  const normal = (mean: number, deviation: number) =>
    mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    uniform,
    integer,
    normal,
    lognormal: (mu, sigma) => Math.exp(normal(mu, sigma)),
    chance: (probability) => next() < probability,
    pick: (list) => pickFrom(list, next()),
    pickByWeight: (weights) => pickByWeight(weights, next()),
    shuffle: (list) => shuffle(list, integer),
    fork: (label) => makeRandom(`${seed}/${label}`),
  };
}

function pickFrom<Item>(list: readonly Item[], chance: number): Item {
  if (list.length === 0) throw new Error('There is nothing to pick from.');
  return list[Math.floor(chance * list.length)] as Item;
}

function pickByWeight<Key extends string>(
  weights: Readonly<Partial<Record<Key, number>>>,
  chance: number,
): Key {
  const entries = Object.entries(weights) as [Key, number][];
  let left = chance * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [key, weight] of entries) {
    left -= weight;
    if (left < 0) return key;
  }
  throw new Error('There is nothing to pick from.');
}

function shuffle<Item>(list: readonly Item[], integer: (from: number, to: number) => number): Item[] {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = integer(0, last);
    [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
  }
  return shuffled;
}

/** FNV-1a, stirred once more because neighbouring seeds must not give neighbouring streams. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Marsaglia's xorshift, its output stirred by a multiplication: plenty for a few hundred ads. */
function xorshift(seed: number): () => number {
  let state = seed === 0 ? 1 : seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (Math.imul(state, 0x9e3779b1) >>> 0) / 2 ** 32;
  };
}
