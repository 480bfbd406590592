import type { Context } from '../../context.ts';
import { readRates } from '../../prices/read-rates.ts';
import { listBlockedPairs } from '../block-store.ts';
import { type AskedRow, listAsked, type OfferedRow } from '../hair-store.ts';
import { findAskedFor } from '../matching/match-ads.ts';
import { listBestPairs, type Pair } from '../matching/match-store.ts';
import { byPoints, MATCHES_MOST, READ_MOST } from '../matching/rank-matches.ts';
import { listWaitingAds } from '../matching/turn-store.ts';
import { isFree, judgePair } from '../to-hair.ts';

export type FittingWanted = { id: string; asked: AskedRow; points: number; reasons: string[]; since: number };

/** So many that no worker has looked at yet are looked for at once; the others a moment later, when one has. */
const LOOKED_FOR_NOW = 5;

/** The requests that each of these ads fits now, the best first: scored again, so that nothing stale is among them. */
export async function findFitting(
  ctx: Context,
  ads: readonly OfferedRow[],
): Promise<Map<string, FittingWanted[]>> {
  const now = ctx.now();
  const free = ads.filter((ad) => isFree(ad, now));
  if (free.length === 0) return new Map();
  const rates = await readRates(ctx);
  const ids = free.map(({ id }) => id);
  const waiting = (await listWaitingAds(ctx.db, ids)).slice(0, LOOKED_FOR_NOW);
  const fresh = await findAskedFor(ctx, waiting, { rates, now });
  const pairs: Pair[] = [
    ...(await listBestPairs(ctx.db, 'ad', { ids, most: READ_MOST })),
    ...fresh.map(({ ad, asked }) => ({ adId: ad.id, wantedId: asked.id })),
  ];
  const wantedOf = Map.groupBy(pairs, ({ adId }) => adId);
  const asked = await listAsked(ctx.db, [...new Set(pairs.map(({ wantedId }) => wantedId))]);
  const blocked = await listBlockedPairs(
    ctx.db,
    free.map(({ seller_id }) => seller_id),
  );
  return new Map(
    free.map((ad) => {
      const found = new Set((wantedOf.get(ad.id) ?? []).map(({ wantedId }) => wantedId));
      const fitting = [...found].flatMap((id): FittingWanted[] => {
        const row = asked.get(id);
        if (!row || blocked.has(`${ad.seller_id} ${row.buyer_id}`)) return [];
        const judged = judgePair(row, ad, { rates, now });
        if (judged.points === null) return [];
        return [{ id, asked: row, points: judged.points, reasons: judged.reasons, since: row.since }];
      });
      return [ad.id, fitting.toSorted(byPoints).slice(0, MATCHES_MOST)];
    }),
  );
}
