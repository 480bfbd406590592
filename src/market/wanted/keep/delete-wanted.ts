import { Refusal } from '#rules/refusal.ts';
import { ensureWantedStep } from '#rules/wanted/wanted-life.ts';
import type { DeleteWanted } from '#rules/wanted/wanted-schema.ts';
import { wantedTitle } from '#rules/wanted/wanted-title.ts';
import type { Context } from '../../context.ts';
import { tellDecision } from '../../statements/tell-decision.ts';
import { readWantedFacts, toWantedLife } from '../make-wanted-view.ts';
import { updateWanted } from '../wanted-store.ts';
import { openWanted } from './open-wanted.ts';

/** Takes a request away for good: its owner at any time, staff with a reason that the audit keeps and words that its owner reads. */
export async function deleteWanted(ctx: Context, wish: DeleteWanted): Promise<void> {
  await ctx.write(async (unit) => {
    const now = ctx.now();
    const { account, row } = await openWanted(ctx, unit.db, wish, 'change this wanted ad');
    const isOwn = account.id === row.buyer_id;
    const { reason } = wish;
    if (!isOwn && reason === undefined)
      throw new Refusal('invalid', 'Please check what you entered.', { reason: ['Give a reason.'] });
    const status = ensureWantedStep({ ...toWantedLife(row), version: row.version }, 'delete', now);
    await updateWanted(unit.db, row, { status, deleted_at: now, updated_at: now });
    if (isOwn || reason === undefined) return;
    await unit.audit({
      action: 'wanted.delete',
      objectKind: 'wanted',
      objectId: row.id,
      before: { status: row.status },
      after: { status },
      reason,
    });
    await tellDecision(ctx, unit, {
      accountId: row.buyer_id,
      act: 'wanted-delete',
      subject: wantedTitle(readWantedFacts(row)),
      message: wish.message,
    });
  });
}
