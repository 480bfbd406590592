import { canAsk, CERTIFIED_PLAN } from '#rules/certified/buyer-check.ts';
import type { AskBuyerCheck } from '#rules/certified/buyer-check-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { lockPerson } from '../people/lock-person.ts';
import { findCheck, findRunningPlan, setAsked } from './check-store.ts';

/** Somebody with the plan sends what staff need to look at. Sent twice, it waits once. */
export async function askCheck(ctx: Context, { version, ...sent }: AskBuyerCheck): Promise<void> {
  const { id } = ensure(ctx.viewer, 'choose a plan');
  const now = ctx.now();
  await ctx.write(async ({ db }) => {
    await lockPerson(db, id);
    if ((await findRunningPlan(db, id, now)) !== CERTIFIED_PLAN)
      throw new Refusal('conflict', 'The check comes with the plan Certified Buyer: choose it first.');
    const before = await findCheck(db, id, now);
    if (before?.state === 'asked' && before.version === version + 1) return;
    if (!canAsk(before?.state ?? null) || (before?.version ?? 0) !== version)
      throw new Refusal('conflict', 'This was sent already, or decided meanwhile. Look at it again.');
    await setAsked(db, { ...sent, accountId: id, version, now });
  });
}
