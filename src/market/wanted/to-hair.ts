import { statusAt } from '#rules/ads/state.ts';
import type { Rates } from '#rules/money/money.ts';
import { isReserved } from '#rules/offers/offer-words.ts';
import { judgeAd, type Judgement, type OfferedHair } from '#rules/wanted/match-ad.ts';
import { toHalfInches } from '#rules/wanted/wanted-fields.ts';
import { wantedStatusAt } from '#rules/wanted/wanted-life.ts';
import type { AskedRow, OfferedRow } from './hair-store.ts';
import { readWantedFacts } from './make-wanted-view.ts';

/** Whether it is on show and kept for nobody, by the clock, whatever a job has seen. */
export const isFree = (row: OfferedRow, now: Date): boolean =>
  statusAt({ status: row.status, expiresAt: row.expires_at, reservedUntil: row.reserved_until }, now) ===
    'live' &&
  row.held === null &&
  !isReserved(row, now);

/** Whether anybody still looks for it, in the same way. */
export const isOpen = ({ status, ends_at: endsAt, held }: AskedRow, now: Date): boolean =>
  held === null && wantedStatusAt({ status, endsAt, endedAt: null }, now) === 'live';

/** An ad held against a request by the one rule; one's own fits nobody. */
export function judgePair(
  wanted: AskedRow,
  ad: OfferedRow,
  { rates, now }: { rates: Rates; now: Date },
): Judgement {
  if (wanted.buyer_id === ad.seller_id) return { points: null, whyNot: 'it is your own' };
  if (!isOpen(wanted, now)) return { points: null, whyNot: 'the request has ended' };
  return judgeAd(readWantedFacts(wanted), toOffered(ad, now), rates);
}

const toOffered = (row: OfferedRow, now: Date): OfferedHair => ({
  isFree: isFree(row, now),
  halfInches: halvesOf(row.length_mm),
  grams: row.grams,
  isWeighed: !row.grams_estimated,
  colour: row.colour,
  texture: row.texture,
  treatment: row.treatment,
  ethnicity: row.ethnicity,
  cutState: row.cut_state,
  condition: row.condition,
  price: row.price === null || row.currency === null ? null : { amount: row.price, currency: row.currency },
  isOpenToOffers: row.open_to_offers,
  country: row.country,
  shipsTo: row.ships_to,
  shipsToCountries: row.ships_to_countries,
});

/** There are but some hundred lengths, and each is asked for thousands of times. */
const known = new Map<number, number>();

function halvesOf(mm: number): number {
  const found = known.get(mm) ?? toHalfInches(mm);
  known.set(mm, found);
  return found;
}
