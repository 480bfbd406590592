import type { Database } from '#platform/postgres/database.ts';
import type { Rates } from '#rules/money/money.ts';
import type { Context } from '../../context.ts';
import { listBlockedPairs } from '../block-store.ts';
import { type AskedRow, listOffered } from '../hair-store.ts';
import { listBestPairs } from '../matching/match-store.ts';
import { findOfferedFor } from '../matching/match-wanted.ts';
import { byPoints, MATCHES_MOST, READ_MOST } from '../matching/rank-matches.ts';
import { listWaitingWanted } from '../matching/turn-store.ts';
import { judgePair } from '../to-hair.ts';

type FittingOffer = { id: string; points: number; reasons: string[]; since: number };
/** `lookNow`: so many that no worker has looked at since they changed are looked for at once. */
type By = { db: Database; rates: Rates; now: Date; lookNow: number };

/** The ads that fit each of these requests now, the best first: scored again, so that nothing stale is among them. */
export async function findFittingAds(
  ctx: Context,
  asked: readonly AskedRow[],
  { db, rates, now, lookNow }: By,
): Promise<Map<string, FittingOffer[]>> {
  const ids = asked.map(({ id }) => id);
  const known = await listBestPairs(db, 'wanted', { ids, most: READ_MOST });
  const adsOf = new Map(ids.map((id) => [id, new Set<string>()]));
  for (const { wantedId, adId } of known) adsOf.get(wantedId)?.add(adId);
  const waiting = lookNow === 0 ? new Set<string>() : new Set(await listWaitingWanted(db, ids));
  for (const row of asked.filter(({ id }) => waiting.has(id)).slice(0, lookNow))
    for (const { ad } of await findOfferedFor({ ...ctx, db }, row, { rates, now }))
      adsOf.get(row.id)?.add(ad.id);
  const ads = await listOffered(db, [...new Set([...adsOf.values()].flatMap((each) => [...each]))]);
  const blocked = await listBlockedPairs(
    db,
    asked.map(({ buyer_id }) => buyer_id),
  );
  return new Map(
    asked.map((row) => {
      const fitting = [...(adsOf.get(row.id) ?? [])].flatMap((id): FittingOffer[] => {
        const ad = ads.get(id);
        if (!ad || blocked.has(`${row.buyer_id} ${ad.seller_id}`)) return [];
        const judged = judgePair(row, ad, { rates, now });
        return judged.points === null
          ? []
          : [{ id, points: judged.points, reasons: judged.reasons, since: ad.since }];
      });
      return [row.id, fitting.toSorted(byPoints).slice(0, MATCHES_MOST)];
    }),
  );
}
