import type { Database } from '#platform/postgres/database.ts';
import { addressGroup } from '#rules/limits.ts';
import type { Context } from '../context.ts';
import { insertOrSeeNetwork, sharesNetwork } from './sign-in-network-store.ts';
import { DAY_MS } from '#rules/time.ts';

/** A sale looks so far back, and as far ahead. */
export const NEAR_DAYS = 30;

/** Remembers from where somebody signed in, without the address: a sum by which two can be compared. */
export async function noteNetwork(ctx: Context, db: Database, accountId: string): Promise<void> {
  const { address } = ctx.browser;
  if (address === null) return;
  const network = ctx.secrets.sign('sign-in network', addressGroup(address));
  await insertOrSeeNetwork(db, { accountId, network, now: ctx.now() });
}

/** Whether two accounts signed in from one place within 30 days of this time. */
export async function areAtOnePlace(
  db: Database,
  { one, other, at }: { one: string; other: string; at: Date },
): Promise<boolean> {
  return sharesNetwork(db, { one, other, since: new Date(at.getTime() - NEAR_DAYS * DAY_MS) });
}
