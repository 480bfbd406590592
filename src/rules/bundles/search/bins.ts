import type { BundleNeed } from '../bundle-need.ts';
import { BUNDLE_SIZE } from '../bundle-need.ts';
import { type Bound, findBound } from './bound.ts';
import type { CountedHank } from './found-bundles.ts';
import { COLOURS_TOGETHER, listTogether, TEXTURES_TOGETHER } from '../hair-together.ts';

/** A hank in the search. Rank is its place by age; weight is what it counts, never more than what is needed. */
export type Item = CountedHank & { weight: number; rank: number };

/** Hanks that all go together: every set of them is good but for its weight, its size and its cost. */
export type Bin = { items: Item[]; bound: Bound };

/** Which bins are looked into: how far apart lengths may be, which colours and which textures may meet. */
export type Shape = { width: number; colours: (readonly string[])[]; textures: (readonly string[])[] };

/** What two textures and two colours in one set count against it, beside a half inch of difference in length. */
export const MISMATCH = { textures: 3, colours: 4 } as const;

/** The bins in which every good set lies: what lies within another bin is left out. */
export function widestShape(need: BundleNeed): Shape {
  return {
    width: need.spread,
    colours: withoutParts(listTogether(need.colours, COLOURS_TOGETHER)),
    textures: withoutParts(listTogether(need.textures, TEXTURES_TOGETHER)),
  };
}

/** The bins whose sets are off by at most `mismatch`, and by less only if a lower number has them, too. */
export function shapesOff(need: BundleNeed, mismatch: number): Shape[] {
  const colours = listTogether(need.colours, COLOURS_TOGETHER);
  const textures = listTogether(need.textures, TEXTURES_TOGETHER);
  return [1, 2].flatMap((ofColours) =>
    [1, 2].flatMap((ofTextures) => {
      const width = mismatch - (ofColours - 1) * MISMATCH.colours - (ofTextures - 1) * MISMATCH.textures;
      if (width < 0 || width > need.spread) return [];
      const ofSize = (kinds: (readonly string[])[], size: number) =>
        kinds.filter(({ length }) => length === size);
      return [{ width, colours: ofSize(colours, ofColours), textures: ofSize(textures, ofTextures) }];
    }),
  );
}

export const greatestMismatch = ({ spread }: BundleNeed): number =>
  spread + MISMATCH.textures + MISMATCH.colours;

/**
 * Each bin of a shape, thinned out; null for what cannot give the weight at all, for looking at it took its time too.
 * Takes the items sorted by length.
 */
export function* makeBins(items: readonly Item[], need: BundleNeed, shape: Shape): Generator<Bin | null> {
  for (const window of listHairTogether(items, need, shape)) {
    if (heaviestSum(window) < need.grams) {
      yield null;
      continue;
    }
    const thinned = thinOut(window);
    yield { items: thinned, bound: findBound(thinned, need.grams) };
  }
}

/** All hair of a shape that may lie in one piece, however much it weighs. */
export function* listHairTogether(items: readonly Item[], need: BundleNeed, shape: Shape): Generator<Item[]> {
  const groups = Map.groupBy(
    items,
    ({ hank }) => `${hank.treatment} ${need.isOneType ? hank.ethnicity : ''}`,
  );
  for (const group of groups.values())
    for (const colours of shape.colours) {
      const coloured = group.filter(({ hank }) => colours.includes(hank.colour));
      for (const textures of shape.textures)
        yield* listWindows(
          coloured.filter(({ hank }) => textures.includes(hank.texture)),
          shape.width,
        );
    }
}

/** What the six heaviest give together. */
export function heaviestSum(items: readonly Item[]): number {
  const heaviest: number[] = [];
  for (const { counted } of items) putAmongHeaviest(heaviest, counted);
  return heaviest.reduce((sum, grams) => sum + grams, 0);
}

/** Runs of hanks no more than `width` apart; a run within another one is left out. */
export function* listWindows(items: readonly Item[], width: number): Generator<Item[]> {
  let end = 0;
  for (const [start, { hank }] of items.entries()) {
    const before = end;
    while (end < items.length && (items[end]?.hank.halfInches ?? 0) <= hank.halfInches + width) end += 1;
    if (end > before && end - start >= BUNDLE_SIZE.min) yield items.slice(start, end);
  }
}

/**
 * Without those that six others beat, being no dearer and no lighter: of any set with such a hank, one of the six is
 * free to take its place. Of equal price the older one comes first, as it does among equal sets.
 */
function thinOut(items: readonly Item[]): Item[] {
  const heaviest: number[] = [];
  return items.toSorted(byCost).filter(({ weight }) => putAmongHeaviest(heaviest, weight));
}

/** Keeps the six heaviest, the heaviest first; false for what six others outweigh or equal. */
function putAmongHeaviest(heaviest: number[], weight: number): boolean {
  const lighter = heaviest.findIndex((other) => other < weight);
  const place = lighter === -1 ? heaviest.length : lighter;
  if (place >= BUNDLE_SIZE.max) return false;
  heaviest.splice(place, 0, weight);
  heaviest.length = Math.min(heaviest.length, BUNDLE_SIZE.max);
  return true;
}

export const byCost = (a: Item, b: Item): number => a.cost - b.cost || a.rank - b.rank;

/** A pair holds all sets of each of its two. */
const withoutParts = <T>(kinds: (readonly T[])[]): (readonly T[])[] =>
  kinds.filter(
    (kind) =>
      !kinds.some((other) => other.length > kind.length && kind.every((value) => other.includes(value))),
  );
