import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { SaveTrader } from '#rules/traders/trader-schema.ts';
import type { Context } from '../context.ts';
import { lockPerson } from '../people/lock-person.ts';
import { findTraderRow, setTrader } from './trader-store.ts';
import type { OwnTrader } from './trader-view.ts';

/** Somebody who trades says who they are. Which fields changed stays in the audit log; what they say is theirs. */
export async function saveTrader(ctx: Context, { version, ...typed }: SaveTrader): Promise<OwnTrader> {
  const account = ensure(ctx.viewer, 'use trade tools');
  const trader = {
    ...typed,
    registerNumber: typed.registerNumber ?? null,
    vatNumber: typed.vatNumber ? typed.vatNumber : null,
  };
  return ctx.write(async (unit) => {
    await lockPerson(unit.db, account.id);
    const before = await findTraderRow(unit.db, account.id);
    const changed = Object.keys(trader).filter(
      (name) => before?.[name as keyof typeof trader] !== trader[name as keyof typeof trader],
    );
    if (before && changed.length === 0) return before;
    if (!(await setTrader(unit.db, account.id, { trader, version, now: ctx.now() })))
      throw new Refusal('conflict', 'Your details were changed in another tab. Look at them again.');
    await unit.audit({
      action: before ? 'trader.change' : 'trader.enter',
      objectKind: 'account',
      objectId: account.id,
      before: null,
      after: { changed: changed.join(', ') },
      reason: 'Entered by themselves.',
    });
    return { ...trader, version: version + 1 };
  });
}
