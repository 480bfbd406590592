import type { Rates } from '#rules/money/money.ts';
import type { Context } from '../../context.ts';
import { readRatesInside } from '../../prices/read-rates.ts';
import { listBlockedPairs } from '../block-store.ts';
import { listAsked, listOffered, type AskedRow, type OfferedRow } from '../hair-store.ts';
import { isFree, judgePair } from '../to-hair.ts';
import { type Candidates, listAskedCandidates } from './candidate-store.ts';
import { doTurns } from './do-turns.ts';
import { cutToBest } from './cut-to-best.ts';
import { listPairsOfAds, type Match, type Pair, putMatches, removeMatches } from './match-store.ts';
import { byPoints, MATCHES_MOST, mayBeBetterElsewhere } from './rank-matches.ts';
import { listAdTurns, postponeAdTurns, takeAdTurns, type Turn } from './turn-store.ts';
import { workThrough } from './work-through.ts';

const AT_ONCE = 40;
/** Few are not what the database thinks of them: these are enough but for one ad in thousands. */
const LOOKED_AT = { first: 60, second: 2_000 } as const;

/** Finds the requests that new and changed ads fit, many ads at a time. */
export const matchAds = (ctx: Context): Promise<void> => workThrough(() => matchSome(ctx));

async function matchSome(ctx: Context): Promise<boolean> {
  const turns = await listAdTurns(ctx.db, AT_ONCE);
  if (turns.length === 0) return false;
  const isAnyDone = await doTurns(ctx, turns, {
    match: (some) => matchTurns(ctx, some),
    postpone: (some) => ctx.write(({ db }) => postponeAdTurns(db, some)),
  });
  return isAnyDone && turns.length === AT_ONCE;
}

async function matchTurns(ctx: Context, turns: readonly Turn[]): Promise<void> {
  const now = ctx.now();
  const rates = await readRatesInside(ctx.db);
  const ids = turns.map(({ id }) => id);
  const ads = await listOffered(ctx.db, ids);
  const free = [...ads.values()].filter((ad) => isFree(ad, now)).map(({ id }) => id);
  const found = await findAskedFor(ctx, free, { rates, now });
  const known = await listPairsOfAds(ctx.db, ids);
  const knownAsked = await listAsked(ctx.db, [...new Set(known.map(({ wantedId }) => wantedId))]);
  const blocked = await listBlockedPairs(
    ctx.db,
    [...ads.values()].map(({ seller_id }) => seller_id),
  );
  const best = new Map<string, Match>();
  for (const { ad, asked, points } of found) best.set(`${asked.id} ${ad.id}`, toMatch(asked, ad, points));
  const gone: Pair[] = [];
  for (const pair of known) {
    const [asked, ad] = [knownAsked.get(pair.wantedId), ads.get(pair.adId)];
    const mayDeal = asked && ad && !blocked.has(`${ad.seller_id} ${asked.buyer_id}`);
    const { points } = mayDeal ? judgePair(asked, ad, { rates, now }) : { points: null };
    if (asked && ad && points !== null) best.set(`${asked.id} ${ad.id}`, toMatch(asked, ad, points));
    else gone.push(pair);
  }
  await ctx.write(async ({ db }) => {
    const taken = await takeAdTurns(db, turns);
    const isTaken = ({ adId }: Pair) => taken.has(adId);
    await putMatches(db, [...best.values()].filter(isTaken), now);
    await removeMatches(db, gone.filter(isTaken));
  });
  await cutToBest(ctx, 'ad', ids);
}

export const toMatch = (asked: AskedRow, ad: OfferedRow, points: number): Match => ({
  wantedId: asked.id,
  adId: ad.id,
  buyerId: asked.buyer_id,
  sellerId: ad.seller_id,
  points,
});

type Found = { ad: OfferedRow; asked: AskedRow; points: number };

/** The best requests for each of these ads, looked for among all. */
export async function findAskedFor(
  ctx: Context,
  adIds: readonly string[],
  { rates, now }: { rates: Rates; now: Date },
): Promise<Found[]> {
  const ads = await listOffered(ctx.db, adIds);
  const look = async (ids: readonly string[], most: number) => {
    const candidates = await listAskedCandidates(ctx.db, ids, { now, rates, most });
    const asked = await listAsked(ctx.db, [...new Set([...candidates.values()].flatMap((each) => each.ids))]);
    return new Map(
      [...candidates].map(([id, each]) => [id, rank(ads.get(id), each, asked, { rates, now })] as const),
    );
  };
  const found = await look(adIds, LOOKED_AT.first);
  const unsure = [...found].filter(([, { isUnsure }]) => isUnsure).map(([id]) => id);
  for (const [id, better] of unsure.length > 0 ? await look(unsure, LOOKED_AT.second) : [])
    found.set(id, better);
  return [...found.values()].flatMap(({ best }) => best);
}

function rank(
  ad: OfferedRow | undefined,
  { ids, mostOfOthers }: Candidates,
  rows: ReadonlyMap<string, AskedRow>,
  by: { rates: Rates; now: Date },
): { best: Found[]; isUnsure: boolean } {
  const fitting = ids.flatMap((id) => {
    const asked = rows.get(id);
    const { points } = ad && asked ? judgePair(asked, ad, by) : { points: null };
    return ad && asked && points !== null ? [{ ad, asked, points, since: asked.since, id }] : [];
  });
  const best = fitting.toSorted(byPoints).slice(0, MATCHES_MOST);
  return { best, isUnsure: mayBeBetterElsewhere(best, mostOfOthers) };
}
