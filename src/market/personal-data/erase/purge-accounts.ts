import { eraseOldEvidence } from './erase-ads-of-seller.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../context.ts';
import { purgePerson } from './purge-person.ts';
import { listDueForPurge, lockForPurge } from './purge-store.ts';

/**
 * Erases what is personal of accounts whose fortnight is over, each in a write of its own. What stays is in the table
 * of personal data, with its reason and its limit.
 */
export async function purgeAccounts(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await listDueForPurge(ctx.db, ctx.now())) {
    // One that cannot be purged does not keep the others: the job fails at the end, is seen, and comes again.
    await ctx.write((unit) => purge(ctx, unit, id)).catch((error: unknown) => failures.push(error));
  }
  await eraseOldEvidence(ctx);
  if (failures.length > 0) throw new AggregateError(failures, 'some accounts could not be purged');
}

/** One of them at once: their day was set to now. */
export const purgeNow = (ctx: Context, id: string): Promise<void> =>
  ctx.write((unit) => purge(ctx, unit, id));

async function purge(ctx: Context, unit: Unit, id: string): Promise<void> {
  const person = await lockForPurge(unit.db, id, ctx.now());
  if (!person) return;
  await purgePerson(ctx, unit, person);
}
