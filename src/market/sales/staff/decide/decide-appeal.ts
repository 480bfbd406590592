import type { Unit } from '#platform/unit-of-work.ts';
import { Refusal } from '#rules/refusal.ts';
import type { DecideSale } from '#rules/sales/dispute/dispute-schema.ts';
import { ensureSaleStep } from '#rules/sales/life/sale-state.ts';
import type { Context } from '../../../context.ts';
import { carryOutDecision } from '../../disputes/carry-out-decision.ts';
import { type DisputeRow, findDispute, insertDecision, listDecisions } from '../../disputes/dispute-store.ts';
import { tellDecided } from '../../disputes/tell-decided.ts';
import { beginReturn } from '../../returns/begin-return.ts';
import { toSaleLife } from '../../sale-life.ts';
import type { SaleRow } from '../../sale-store.ts';
import { stepSale } from '../../step-sale.ts';
import { tellOfSale } from '../../tell/tell-of-sale.ts';
import { isForAnother } from './appeal-standing.ts';
import { ensureOutcome } from './ensure-outcome.ts';
import { auditSale, openSaleForStaff } from '../open-sale-for-staff.ts';
import { orSayWho } from '../or-say-who.ts';
import { showSaleToStaff } from '../show-sale-to-staff.ts';
import type { StaffSale } from '../staff-sale-view.ts';

/** The last word, by another admin if there is one: carried out at once. */
export async function decideAppeal(ctx: Context, wish: DecideSale): Promise<StaffSale> {
  await ctx.write(async (unit) => {
    const now = ctx.now();
    const { account, sale } = await openSaleForStaff(ctx, unit, wish, 'decide disputes');
    const done = sale.state === 'disputed' ? [] : (['sale.decide-appeal'] as const);
    const dispute = await orSayWho(ctx, unit, { sale, done }, () => findAppealed(unit, sale, now));
    const [first, last] = await listDecisions(unit.db, dispute.id);
    if (last) throw new Refusal('conflict', 'This appeal was decided already.');
    if (await isForAnother(unit.db, sale, { first, adminId: account.id }))
      throw new Refusal(
        'not-allowed',
        'You decided this yourself, so somebody else of us answers the appeal.',
      );
    const decision = await ensureOutcome(unit.db, sale, wish, now);
    await insertDecision(unit.db, dispute.id, { ...decision, decidedBy: account.id }, now);
    const step = { as: 'admin', by: account.id, event: 'decide' } as const;
    const told = { more: tellDecided(sale, decision), traits: ['answers-appeal'] as const };
    await auditSale(unit, sale, {
      action: 'decide-appeal',
      after: { outcome: decision.outcome, ...(decision.amount === null ? {} : { amount: decision.amount }) },
      reason: wish.reason,
    });
    if (decision.outcome === 'return') return void (await beginReturn(ctx, unit, sale, { ...step, told }));
    const after = await stepSale(ctx, unit, sale, { ...step, to: 'disputed' });
    await tellOfSale(ctx, unit, after, 'decide', told.more, told.traits);
    await carryOutDecision(ctx, unit, after, decision, { as: 'system', event: 'settle', why: 'decided' });
  });
  return showSaleToStaff(ctx, { saleId: wish.saleId });
}

async function findAppealed(unit: Unit, sale: SaleRow, now: Date): Promise<DisputeRow> {
  ensureSaleStep(['admin'], toSaleLife(sale), 'decide', now);
  const dispute = await findDispute(unit.db, sale.id);
  if (sale.state !== 'disputed' || !dispute || dispute.appealed_at === null)
    throw new Refusal('conflict', 'There is no appeal in this sale.');
  return dispute;
}
