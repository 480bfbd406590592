import type { Rates } from '#rules/money/money.ts';
import type { Context } from '../../context.ts';
import { readRatesInside } from '../../prices/read-rates.ts';
import { listBlockedPairs } from '../block-store.ts';
import { listAsked, listOffered, type AskedRow, type OfferedRow } from '../hair-store.ts';
import { isOpen, judgePair } from '../to-hair.ts';
import { listOfferedCandidates } from './candidate-store.ts';
import { doEach } from './do-turns.ts';
import { toMatch } from './match-ads.ts';
import { cutToBest } from './cut-to-best.ts';
import { listPairsOfWanted, type Match, type Pair, putMatches, removeMatches } from './match-store.ts';
import { byPoints, MATCHES_MOST, mayBeBetterElsewhere } from './rank-matches.ts';
import { listWantedTurns, postponeWantedTurns, takeWantedTurn, type Turn } from './turn-store.ts';
import { workThrough } from './work-through.ts';

const AT_ONCE = 20;
const LOOKED_AT = [200, 2_000] as const;

/** Finds the ads that fit new and changed requests. */
export const matchWanted = (ctx: Context): Promise<void> => workThrough(() => matchSome(ctx));

async function matchSome(ctx: Context): Promise<boolean> {
  const turns = await listWantedTurns(ctx.db, AT_ONCE);
  const isAnyDone = await doEach(ctx, turns, {
    match: async (some) => {
      for (const turn of some) await matchTurn(ctx, turn);
    },
    postpone: (some) => ctx.write(({ db }) => postponeWantedTurns(db, some)),
  });
  return isAnyDone && turns.length === AT_ONCE;
}

async function matchTurn(ctx: Context, turn: Turn): Promise<void> {
  const now = ctx.now();
  const asked = (await listAsked(ctx.db, [turn.id])).get(turn.id);
  const rates = await readRatesInside(ctx.db);
  const known = await listPairsOfWanted(ctx.db, [turn.id]);
  const best = new Map<string, Match>();
  const gone: Pair[] = [];
  const found = asked ? await findOfferedFor(ctx, asked, { rates, now }) : [];
  if (asked) {
    for (const { ad, points } of found) best.set(ad.id, toMatch(asked, ad, points));
    const blocked = await listBlockedPairs(ctx.db, [asked.buyer_id]);
    const ads = await listOffered(
      ctx.db,
      known.map(({ adId }) => adId),
    );
    for (const pair of known) {
      const ad = ads.get(pair.adId);
      const mayDeal = ad && !blocked.has(`${asked.buyer_id} ${ad.seller_id}`);
      const { points } = mayDeal ? judgePair(asked, ad, { rates, now }) : { points: null };
      if (ad && points !== null) best.set(ad.id, toMatch(asked, ad, points));
      else gone.push(pair);
    }
  }
  await ctx.write(async ({ db }) => {
    if (!(await takeWantedTurn(db, turn))) return;
    await putMatches(db, [...best.values()], now);
    await removeMatches(db, gone);
  });
  // What is among the best of this one may have crowded others out of the best of its ad.
  await cutToBest(
    ctx,
    'ad',
    found.map(({ ad }) => ad.id),
  );
  await cutToBest(ctx, 'wanted', [turn.id]);
}

type Found = { ad: OfferedRow; points: number };

/** The best ads for a request, looked for among all. */
export async function findOfferedFor(
  ctx: Context,
  asked: AskedRow,
  { rates, now }: { rates: Rates; now: Date },
): Promise<Found[]> {
  if (!isOpen(asked, now)) return [];
  let best: Found[] = [];
  for (const most of LOOKED_AT) {
    const { ids, mostOfOthers } = await listOfferedCandidates(ctx.db, asked, { now, rates, most });
    const ads = await listOffered(ctx.db, ids);
    const fitting = [...ads.values()].flatMap((ad) => {
      const { points } = judgePair(asked, ad, { rates, now });
      return points === null ? [] : [{ ad, points, since: ad.since, id: ad.id }];
    });
    const ranked = fitting.toSorted(byPoints).slice(0, MATCHES_MOST);
    best = ranked;
    if (!mayBeBetterElsewhere(ranked, mostOfOthers)) break;
  }
  return best;
}
