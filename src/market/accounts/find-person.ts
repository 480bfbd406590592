import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';
import { Refusal } from '#rules/refusal.ts';
import { findAccount, type FullAccount } from './account-store.ts';

/** Somebody and where to write to them, for staff who may ask. */
export async function findPerson(
  db: Database,
  id: string,
): Promise<Pick<FullAccount, 'id' | 'email' | 'username' | 'role' | 'country'>> {
  const account = isId(id) ? await findAccount(db, id) : null;
  if (!account) throw new Refusal('not-found', 'There is no such user.');
  return account;
}
