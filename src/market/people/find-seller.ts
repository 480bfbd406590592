import type { Database } from '#platform/postgres/database.ts';
import type { Account } from '#rules/accounts/account.ts';
import { isId } from '#rules/id.ts';
import { findActiveSeller, hasMuted, lockAccount } from './person-store.ts';

/** A seller by id; undefined for anybody who cannot sell. */
export async function findSeller(db: Database, id: string): Promise<Account | undefined> {
  return isId(id) ? findActiveSeller(db, id) : undefined;
}

/** The same, or somebody whom staff invited to sell: drafts are prepared for them, and nothing is published. */
export async function findDraftsSeller(db: Database, id: string): Promise<Account | undefined> {
  return isId(id) ? findActiveSeller(db, id, { orInvited: true }) : undefined;
}

/** A seller, one at a time: what is counted of their ads holds until the write ends. */
export async function lockSeller(db: Database, id: string): Promise<Account | undefined> {
  await lockAccount(db, id);
  return findSeller(db, id);
}

/** Whom news about somebody's ads are mailed to; undefined if they are gone or want no such mail. */
export async function findReaderOfNews(
  db: Database,
  sellerId: string,
  kind: 'ad-news' | 'ad-expiring' | 'always',
): Promise<Account | undefined> {
  const seller = await findSeller(db, sellerId);
  if (!seller || (kind !== 'always' && (await hasMuted(db, sellerId, kind)))) return undefined;
  return seller;
}
