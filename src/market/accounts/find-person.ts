import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';
import { Refusal } from '#rules/refusal.ts';
import { findAccount, findAccountByEmail, type FullAccount } from './account-store.ts';

/** Somebody and where to write to them, for staff who may ask. */
export async function findPerson(
  db: Database,
  id: string,
): Promise<Pick<FullAccount, 'id' | 'email' | 'username' | 'role' | 'country'>> {
  const account = isId(id) ? await findAccount(db, id) : null;
  if (!account) throw new Refusal('not-found', 'There is no such user.');
  return account;
}

/** The same by their address, for whoever runs the site. */
export async function findPersonByEmail(
  db: Database,
  email: string,
): Promise<Pick<FullAccount, 'id' | 'email' | 'username' | 'role' | 'country'>> {
  const account = await findAccountByEmail(db, email);
  if (!account) throw new Refusal('not-found', `There is nobody with the address ${email}.`);
  return account;
}
