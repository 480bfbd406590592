import type { BundleNeed } from '#rules/bundles/bundle-need.ts';
import { EXAMPLE_NEED } from '#rules/bundles/bundle-need.ts';
import { searchBundles } from '#rules/bundles/search/find-bundles.ts';
import type { BundleSums, FoundBundles } from '#rules/bundles/search/found-bundles.ts';
import type { Hank } from '#rules/bundles/hank.ts';

/** The need that the worked examples share: 170 g, 16 in, 3 in, black, straight and wavy, never coloured, Indian. */
export const NEED: BundleNeed = { ...EXAMPLE_NEED, ethnicities: [] };
const PARCEL = 10_00;

/** Black, straight, never coloured, Indian, cut and weighed unless said; inches, grams, US dollars. */
export function makeHank(
  id: string,
  inches: number,
  grams: number,
  dollars: number,
  otherwise: Partial<Hank> = {},
): Hank {
  return {
    id,
    halfInches: inches * 2,
    shortest: null,
    grams,
    isWeighed: true,
    colour: 'black',
    texture: 'straight',
    treatment: 'virgin',
    ethnicity: 'indian',
    cutState: 'cut',
    priceUsdCents: Math.round(dollars * 100),
    since: 0,
    ...otherwise,
  };
}

export const SUMS: BundleSums = { parcelUsdCents: PARCEL, budgetUsdCents: null };

/** The search to its end. */
export function findAll(
  hanks: readonly Hank[],
  need: Partial<BundleNeed> = {},
  sums: Partial<BundleSums> = {},
): FoundBundles {
  const search = searchBundles({ ...NEED, ...need }, { ...SUMS, ...sums }, hanks);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}
