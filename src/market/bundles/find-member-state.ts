import { statusAt } from '#rules/ads/state.ts';
import type { MemberState } from '#rules/bundles/member-states.ts';
import { isReserved } from '#rules/offers/offer-words.ts';
import type { MemberAd } from './hank-store.ts';

type Reader = {
  viewerId: string | null;
  now: Date;
  /** Sellers whose hair is none for this person; left out where the seller's own answer says why. */
  hidden?: ReadonlySet<string>;
};

/** What became of a hank, for this person. By the clock, whatever a job has seen. */
export function findMemberState(row: MemberAd | undefined, { viewerId, now, hidden }: Reader): MemberState {
  if (row === undefined || row.held !== null || row.price === null) return 'gone';
  if (hidden?.has(row.seller_id)) return 'gone';
  const status = statusAt(
    { status: row.status, expiresAt: row.expires_at, reservedUntil: row.reserved_until },
    now,
  );
  if (status === 'sold') return 'sold';
  if (status !== 'live') return 'gone';
  return isReserved(row, now) && row.reserved_for !== viewerId ? 'reserved' : 'live';
}
