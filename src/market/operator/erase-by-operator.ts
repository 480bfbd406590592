import { findPersonByEmail } from '../accounts/find-person.ts';
import { startLeaving } from '../accounts/settings/start-leaving.ts';
import type { Context } from '../context.ts';
import { purgeNow } from '../personal-data/erase/purge-accounts.ts';

/**
 * Somebody asked whoever runs the site to be erased: what their own button does, on the command line. At once where the
 * law leaves no fortnight for second thoughts.
 */
export async function eraseByOperator(
  ctx: Context,
  { email, atOnce }: { email: string; atOnce: boolean },
): Promise<{ removedOn: Date }> {
  const { id, removedOn } = await ctx.write(async (unit) => {
    const person = await findPersonByEmail(unit.db, email);
    const day = await startLeaving(ctx, unit, person, atOnce ? ctx.now() : undefined);
    await unit.audit({
      action: 'user.delete-account',
      objectKind: 'account',
      objectId: person.id,
      before: { state: 'active' },
      after: { state: 'leaving', removedOn: day.toISOString() },
      reason: 'on the command line',
    });
    return { id: person.id, removedOn: day };
  });
  if (atOnce) await purgeNow(ctx, id);
  return { removedOn };
}
