import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';
import { Refusal } from '#rules/refusal.ts';
import { findAccount } from './account-store.ts';

/** Somebody's address, for staff who may ask. */
export async function findAddress(db: Database, id: string): Promise<string> {
  const account = isId(id) ? await findAccount(db, id) : null;
  if (!account) throw new Refusal('not-found', 'There is no such user.');
  return account.email;
}
