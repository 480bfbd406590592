import type { CheckRow } from './check-store.ts';
import type { BuyerCheck, OwnCheck } from './check-view.ts';

export const ownCheck = (row: CheckRow): OwnCheck => ({
  state: row.state,
  businessName: row.business_name,
  registerNumber: row.register_number,
  website: row.website,
  shopAddress: row.shop_address,
  words: row.words,
  askedAt: row.asked_at.toISOString(),
  told: row.told,
  until: row.until?.toISOString() ?? null,
  version: row.version,
  isCertified: row.is_certified,
});

export const buyerCheck = (row: CheckRow): BuyerCheck => ({
  ...ownCheck(row),
  accountId: row.account_id,
  username: row.username,
  country: row.country,
  lookedAt: row.looked_at,
  lookedWords: row.looked_words,
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decider,
});
