import type { Database } from '#platform/postgres/database.ts';
import type { Context } from '../../context.ts';
import { readRatesInside } from '../../prices/read-rates.ts';
import { listAsked } from '../hair-store.ts';
import { findFittingAds } from './find-fitting-ads.ts';

/** How many ads fit each of these requests now, by id; no more than are shown. */
export async function countFittingAds(
  ctx: Context,
  wantedIds: readonly string[],
  { db, lookNow }: { db: Database; lookNow: number },
): Promise<Map<string, number>> {
  const asked = [...(await listAsked(db, wantedIds)).values()];
  if (asked.length === 0) return new Map();
  const by = { db, rates: await readRatesInside(db), now: ctx.now(), lookNow };
  const fitting = await findFittingAds(ctx, asked, by);
  return new Map([...fitting].map(([id, ads]) => [id, ads.length]));
}
