import type { Database } from '#platform/postgres/database.ts';
import type { OfferPast } from '#rules/offers/offer.ts';
import { isPaidFor, OFFERS_ON_AD_DAYS, UNPAID_DAYS, UNPAID_MOST } from '#rules/offers/offer-words.ts';
import { DAY_MS } from '#rules/time.ts';
import { findFromFirst } from '../../rate-limits/count-from-first.ts';
import { type AdForOffer, countMade, countMadeOnAd, countWaiting, listUnpaid } from '../offer-store.ts';

/** Under which offers below the floor are counted. */
export const lowOfferKey = (adId: string, buyerId: string): string => `low-offer:${adId}:${buyerId}`;
export const LOW_OFFERS_LAST_MS = OFFERS_ON_AD_DAYS * DAY_MS;

/** What a buyer did before, as the rules of a new offer ask for it. */
export async function readPast(
  db: Database,
  { ad, buyerId, now }: { ad: AdForOffer; buyerId: string; now: Date },
): Promise<OfferPast> {
  const waiting = await countWaiting(db, { buyerId, adId: ad.id, now });
  const today = await countMade(db, { buyerId, since: ago(now, 1) });
  const unpaid = await listUnpaid(db, { buyerId, since: ago(now, UNPAID_DAYS), now });
  return {
    reserved:
      ad.reserved_until !== null && ad.reserved_until > now
        ? { until: ad.reserved_until, isForMe: ad.reserved_for === buyerId, isPaid: isPaidFor(ad, now) }
        : null,
    hasOpenOnAd: waiting.isOnAd,
    today: { count: today.count, nextAt: after(today.first ?? now, 1) },
    open: { count: waiting.count, nextAt: waiting.first ?? now },
    onAd: await readOnAd(db, { adId: ad.id, buyerId, now }),
    // With one fewer there are not too many any more.
    unpaid: { count: unpaid.length, nextAt: after(unpaid[UNPAID_MOST - 1] ?? now, UNPAID_DAYS) },
  };
}

/** Those on this ad in thirty days; who offered too little has used one up as well. */
export async function readOnAd(
  db: Database,
  { adId, buyerId, now }: { adId: string; buyerId: string; now: Date },
): Promise<OfferPast['onAd']> {
  const made = await countMadeOnAd(db, { buyerId, adId, since: ago(now, OFFERS_ON_AD_DAYS) });
  const low = await findFromFirst(db, lowOfferKey(adId, buyerId), now);
  const ends = [made.first && after(made.first, OFFERS_ON_AD_DAYS), low.endsAt].filter((end) => end !== null);
  const nextAt = new Date(
    Math.min(...ends.map((end) => end.getTime()), after(now, OFFERS_ON_AD_DAYS).getTime()),
  );
  return { count: made.count + low.count, nextAt };
}

const ago = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
const after = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);
