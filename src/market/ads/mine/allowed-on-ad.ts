import type { Viewer } from '#rules/accounts/account.ts';
import { type AdEvent, allowedEvents } from '#rules/ads/state.ts';
import { isPaidFor, isReserved } from '#rules/offers/offer-words.ts';
import { toAdLife } from '../ad-facts-row.ts';
import type { AdRow } from '../ad-rows-store.ts';

type Asked = Parameters<typeof toAdLife>[0] &
  Pick<AdRow, 'reserved_until' | 'reserved_offer' | 'paid_offer'> & { is_paid_out: boolean };

/** What this viewer may do to this ad now, and would not be refused. Room in the plan is not asked here. */
export function allowedOnAd(viewer: Viewer, row: Asked, now: Date): AdEvent[] {
  const events = allowedEvents(viewer, toAdLife(row), now);
  // Whoever has agreed on it comes first: that is called off, and not hidden by a pause.
  if (isReserved(row, now) && !isPaidFor(row, now)) return events.filter((event) => event !== 'pause');
  if (!isPaidFor(row, now)) return events;
  // The sale alone moves it; staff can take it down all the same.
  return viewer?.id === row.seller_id ? [] : events.filter((event) => event === 'delete');
}
