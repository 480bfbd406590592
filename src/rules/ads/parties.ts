import type { Account, Viewer } from '../accounts/account.ts';

/** Whose an ad is. */
type OwnedAd = { sellerId: string; enteredBy: string | null };

/**
 * Owner: the seller, or the staff member who entered the ad for them. Staff: an admin, or the creator who entered it.
 * Reviewer: an admin, or anybody else of staff but the one who entered it. System: the clock.
 */
export type Party = 'owner' | 'staff' | 'admin' | 'reviewer' | 'system';

/** Whether this viewer is that to the ad. */
export const isParty = (viewer: Viewer, party: Party, ad: OwnedAd): boolean =>
  viewer !== null && PARTIES[party](viewer, ad);

const isAdmin = (account: Account) => account.role === 'admin';
const hasEntered = (account: Account, ad: OwnedAd) =>
  (account.role === 'creator' || isAdmin(account)) && ad.enteredBy === account.id;

const PARTIES: Record<Party, (account: Account, ad: OwnedAd) => boolean> = {
  owner: (account, ad) => ad.sellerId === account.id || hasEntered(account, ad),
  staff: (account, ad) => isAdmin(account) || hasEntered(account, ad),
  admin: isAdmin,
  reviewer: (account, ad) => isAdmin(account) || (account.role !== 'enduser' && ad.enteredBy !== account.id),
  system: () => false,
};
