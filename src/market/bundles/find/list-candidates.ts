import type { BundleNeed } from '#rules/bundles/bundle-need.ts';
import { countGrams, type Hank, LEAST_GRAMS } from '#rules/bundles/hank.ts';
import { HAIR_ETHNICITIES } from '#rules/hair/values.ts';
import type { Context } from '../../context.ts';
import { toHank } from '../to-hank.ts';
import { type AdWish, beginWalk, type HairKind, type Walk, type WalkedRow, walkOn } from './walk-store.ts';

/** So many are compared; of more, the cheapest by the gram. */
export const MAX_CANDIDATES = 2_000;
const LEAST_STEP = 6;
const STEPS_GROW = 4;

export type Candidates = { hanks: Hank[]; isCut: boolean };

/** The ads that fit a need for this reader. */
export async function listCandidates(
  ctx: Pick<Context, 'db' | 'now'>,
  need: BundleNeed,
  withoutSellers: readonly string[],
): Promise<Candidates> {
  const rows = await walkTogether(ctx.db, toWish(need, withoutSellers, ctx.now()));
  const hanks = rows.slice(0, MAX_CANDIDATES).map(toHank);
  return {
    hanks: hanks.filter((hank) => countGrams(hank, need.halfInches) >= LEAST_GRAMS),
    isCut: rows.length > MAX_CANDIDATES,
  };
}

export const toWish = (need: BundleNeed, withoutSellers: readonly string[], now: Date): AdWish => ({
  need,
  minMm: toLeastMm(need.halfInches),
  withoutSellers,
  now,
});

/** The first millimetre that counts as so many half inches. */
const toLeastMm = (halfInches: number) => Math.ceil((halfInches / 2 - 0.25) * 25.4);

/**
 * All walks merged, as far as they lie before the cut. Each goes on only while the next ad of it may be among the
 * cheapest: a few steps of each are cheaper than all of one.
 */
async function walkTogether(db: Context['db'], wish: AdWish): Promise<WalkedRow[]> {
  let walks = listKinds(wish.need).map(beginWalk);
  let step = Math.min(
    MAX_CANDIDATES + 1,
    Math.max(LEAST_STEP, Math.ceil((2 * MAX_CANDIDATES) / walks.length)),
  );
  let rows: WalkedRow[] = [];
  while (walks.length > 0) {
    const found = await walkOn(db, walks, wish, { ofEach: step, inAll: MAX_CANDIDATES + 1 });
    rows = [...rows, ...found].toSorted(byPrice).slice(0, MAX_CANDIDATES + 1);
    walks = goOn(walks, rows, found, step);
    step = Math.min(MAX_CANDIDATES + 1, step * STEPS_GROW);
  }
  return rows;
}

/** Those that are not at their end, and of which all that was found is among the cheapest: there may be more. */
function goOn(
  walks: readonly Walk[],
  kept: readonly WalkedRow[],
  found: readonly WalkedRow[],
  step: number,
): Walk[] {
  const among = new Set(kept);
  const byKind = Map.groupBy(found, nameKind);
  return walks.flatMap((walk) => {
    const rows = byKind.get(nameKind(walk)) ?? [];
    const last = rows.at(-1);
    if (last === undefined || rows.length < step || !among.has(last)) return [];
    return [{ ...walk, afterPrice: last.price_per_gram_usd, afterId: last.id }];
  });
}

const nameKind = ({ colour, ethnicity, texture, treatment }: HairKind) =>
  `${colour} ${ethnicity} ${texture} ${treatment}`;

function byPrice(one: WalkedRow, other: WalkedRow): number {
  return one.price_per_gram_usd - other.price_per_gram_usd || (one.id < other.id ? -1 : 1);
}

/** Hair of a type that nobody has said goes only with a need for which the type does not matter. */
function listKinds(need: BundleNeed): HairKind[] {
  const anyType = need.isOneType ? HAIR_ETHNICITIES : [...HAIR_ETHNICITIES, null];
  const ethnicities = need.ethnicities.length > 0 ? need.ethnicities : anyType;
  return need.colours.flatMap((colour) =>
    ethnicities.flatMap((ethnicity) =>
      need.textures.flatMap((texture) =>
        need.treatments.map((treatment) => ({ colour, ethnicity, texture, treatment })),
      ),
    ),
  );
}
