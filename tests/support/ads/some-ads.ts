import type { Database } from '#platform/postgres/database.ts';
import { AD_LIFE_DAYS } from '#rules/ads/state.ts';
import { COMPLETE_AD, loadAds, type NewAd } from './ad-rows.ts';
import { DAY_MS } from '#rules/time.ts';

/** A live ad, 28 in of black hair from Chennai for £420, put there as the demo data is. Name only what differs. */
export async function insertAd(
  db: Database,
  sellerId: string,
  now: Date,
  wanted: Partial<NewAd> = {},
): Promise<string> {
  const dates = { published_at: now, expires_at: new Date(now.getTime() + AD_LIFE_DAYS * DAY_MS) };
  const [id] = await loadAds(db, [
    { ...COMPLETE_AD, seller_id: sellerId, status: 'live', ...dates, ...wanted },
  ]);
  if (id === undefined) throw new Error('no ad was inserted');
  return id;
}
