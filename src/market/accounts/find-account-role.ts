import type { Database } from '#platform/postgres/database.ts';
import type { Role } from '#rules/accounts/account.ts';
import { findAccount } from './account-store.ts';

/** Whether somebody is staff, and what: not everybody decides about staff. Whoever is gone is nobody's colleague. */
export async function findAccountRole(db: Database, id: string): Promise<Role> {
  return (await findAccount(db, id))?.role ?? 'enduser';
}
