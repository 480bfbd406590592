import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';
import { Refusal } from '#rules/refusal.ts';
import { findPerson, type Payer } from '../payer-store.ts';

/** A buyer or seller by id, suspended or not. Staff need no plan. */
export async function findEndUser(db: Database, id: string): Promise<Payer> {
  const account = isId(id) ? await findPerson(db, id) : undefined;
  if (!account) throw new Refusal('not-found', 'There is no such user.');
  if (account.role !== 'enduser')
    throw new Refusal('conflict', `${account.username} is on our staff and needs no plan.`);
  return account;
}
