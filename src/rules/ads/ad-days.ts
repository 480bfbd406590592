import { RETENTION } from '../retention/retention.ts';
import { DAY_MS } from '../time.ts';
import { AD_LIFE_DAYS, type AdInLife, type Transition } from './state.ts';

export const SOLD_VISIBLE_DAYS = RETENTION.soldAds;

/** The day the ad ends: coming to life it gets 90 new days if it never had any or they are over. */
export function expiryAfter(row: Transition, ad: Pick<AdInLife, 'expiresAt'>, now: Date): Date | null {
  if (row.to !== 'live') return ad.expiresAt;
  const isStillGood = ad.expiresAt !== null && ad.expiresAt > now;
  return isStillGood ? ad.expiresAt : new Date(now.getTime() + AD_LIFE_DAYS * DAY_MS);
}

/** A sold ad stays on show this long; after that its page asks search engines to forget it. */
export function isSoldLongAgo(ad: Pick<AdInLife, 'status' | 'statusSince'>, now: Date): boolean {
  return ad.status === 'sold' && now.getTime() - ad.statusSince.getTime() > SOLD_VISIBLE_DAYS * DAY_MS;
}
