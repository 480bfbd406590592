import { ONE, WEIGHTS } from '#rules/wanted/note/note-features.ts';
import type { Weights } from '#rules/wanted/note/weigh-note.ts';

/** A labelled note as it is weighed. */
export type Example = { isCreepy: boolean; features: readonly number[] };

/** How closely the weights follow single notes; less makes them forget, more makes them learn by heart. */
const COST = 1;
const ROUNDS = 12;

/**
 * Fits one weight to each feature: a linear support vector machine with squared hinge loss, by dual coordinate descent
 * (Hsieh et al., 2008). It only adds, multiplies, divides and takes square roots, in a fixed order, so that every machine
 * comes to the same bytes.
 */
export function trainWeights(examples: readonly Example[]): Weights {
  const scales = findScales(examples);
  const points = examples.map(({ isCreepy, features }) => ({
    side: isCreepy ? 1 : -1,
    features,
    values: features.map((feature) => (scales[feature] ?? 0) / Math.sqrt(features.length)),
    push: 0,
  }));
  const weights = new Float64Array(WEIGHTS);
  let start = 0;
  const softness = 0.5 / COST;
  const order = points.map((_point, at) => at);
  const next = makeNumbers();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = next(at + 1);
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) {
      const point = points[at];
      if (!point) continue;
      const { side, features, values, push } = point;
      let [sum, length] = [start, 1];
      for (const [index, feature] of features.entries()) {
        const value = values[index] ?? 0;
        sum += (weights[feature] ?? 0) * value;
        length += value * value;
      }
      point.push = Math.max(0, push - (side * sum - 1 + softness * push) / (length + softness));
      const step = (point.push - push) * side;
      if (step === 0) continue;
      start += step;
      for (const [index, feature] of features.entries())
        weights[feature] = (weights[feature] ?? 0) + step * (values[index] ?? 0);
    }
  }
  const table = Int8Array.from(weights, (weight, feature) => keep(weight * (scales[feature] ?? 0)));
  return { start: Math.round(start * ONE), table };
}

/** What is said as often on both sides may weigh little; what is said on one alone may weigh much. */
function findScales(examples: readonly Example[]): Float64Array {
  const [creepy, fine] = [true, false].map((side) =>
    shareOf(examples.filter(({ isCreepy }) => isCreepy === side)),
  );
  return Float64Array.from({ length: WEIGHTS }, (_none, feature) => {
    const [one, other] = [creepy?.[feature] ?? 0, fine?.[feature] ?? 0];
    return SCALE * (Math.abs(one - other) / (one + other));
  });
}

/** In which share of these each feature is; what none has counts as if half a note had it. */
function shareOf(examples: readonly Example[]): Float64Array {
  const counts = new Float64Array(WEIGHTS).fill(0.5);
  for (const { features } of examples)
    for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
  return counts.map((count) => count / (examples.length + 1));
}

const SCALE = 3;

const keep = (weight: number) => Math.max(-127, Math.min(127, Math.round(weight * ONE)));

/** The same numbers in the same order, every time. */
function makeNumbers(): (below: number) => number {
  let state = 12_345;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}
