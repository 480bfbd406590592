import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { LiftBan } from '#rules/staff/person-schema.ts';
import type { Context } from '../../context.ts';
import { tellDecision } from '../../statements/tell-decision.ts';
import { lockBan, setLifted } from './ban-file-store.ts';

/** Ends a ban before its time. The person hears of it. */
export async function liftBan(ctx: Context, { banId, version, message, reason }: LiftBan): Promise<void> {
  const me = ensure(ctx.viewer, 'ban this person');
  await ctx.write(async (unit) => {
    const ban = await lockBan(unit.db, banId);
    if (!ban) throw new Refusal('not-found', 'There is no such ban.');
    ensure(ctx.viewer, 'ban this person', { accountId: ban.account_id });
    if (ban.lifted_at !== null)
      throw new Refusal('conflict', `${ban.lifter ?? 'Somebody'} lifted this ban already.`);
    if (ban.ends_at <= ctx.now()) throw new Refusal('conflict', 'This ban has ended by itself.');
    if (ban.version !== version)
      throw new Refusal('conflict', 'This ban was changed meanwhile. Load the page again.');
    await setLifted(unit.db, { id: ban.id, by: me.id, why: reason, now: ctx.now() });
    await unit.audit({
      action: 'user.lift-ban',
      objectKind: 'account',
      objectId: ban.account_id,
      before: { ban: ban.kind },
      after: null,
      reason,
    });
    await tellDecision(ctx, unit, { accountId: ban.account_id, act: 'ban-lifted', message });
  });
}
