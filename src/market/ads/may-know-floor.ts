import type { Viewer } from '#rules/accounts/account.ts';
import type { AdRow } from './ad-rows-store.ts';

/** The lowest offer is known to the seller, and to whoever wrote it down for them. Nobody needs it to decide about an ad. */
export const mayKnowFloor = (viewer: Viewer, row: Pick<AdRow, 'seller_id' | 'entered_by'>): boolean =>
  viewer !== null && (viewer.id === row.seller_id || viewer.id === row.entered_by);
