import { Refusal } from '#rules/refusal.ts';
import type { RefundAfterRelease } from '#rules/sales/dispute/dispute-schema.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../../context.ts';
import { MOVE_SALE_MONEY } from '../../money/money-job.ts';
import { insertRefund, sumRefunds } from '../../money/money-store.ts';
import { auditSale, openSaleForStaff } from '../open-sale-for-staff.ts';
import { orSayWho } from '../or-say-who.ts';
import { showSaleToStaff } from '../show-sale-to-staff.ts';
import { findRefundAfterRelease } from '../staff-sale-store.ts';
import type { StaffSale } from '../staff-sale-view.ts';

/** Money goes back of a sale that was paid out: from its seller's account at the provider, and all of it with our fee. */
export async function refundAfterRelease(ctx: Context, wish: RefundAfterRelease): Promise<StaffSale> {
  const { amount, reason } = wish;
  await ctx.write(async (unit) => {
    const { sale } = await openSaleForStaff(ctx, unit, wish, 'move sale money');
    if (sale.state !== 'released')
      throw new Refusal(
        'conflict',
        'This is for sales that are paid out.',
        {},
        {
          current: { status: sale.state, version: sale.version },
        },
      );
    await orSayWho(ctx, unit, { sale, done: ['sale.refund-after-release'] }, () =>
      ensureNotJustAsked(ctx, unit, sale.id),
    );
    const { back, housePart } = await sumRefunds(unit.db, sale.id);
    const left = sale.total - back;
    if (amount > left)
      throw new Refusal('invalid', 'Please check what you entered.', {
        amount: ['More than was paid and did not go back yet.'],
      });
    await insertRefund(unit.db, {
      saleId: sale.id,
      kind: 'after-release',
      amount,
      housePart: amount === left ? Math.min(sale.fee - housePart, amount) : 0,
      why: 'staff',
      now: ctx.now(),
    });
    await unit.enqueue(MOVE_SALE_MONEY, { saleId: sale.id });
    await auditSale(unit, sale, { action: 'refund-after-release', after: { amount }, reason });
  });
  return showSaleToStaff(ctx, { saleId: wish.saleId });
}

const JUST_ASKED_MS = 10 * 60 * 1000;

/** A refund is no step, so that the version does not tell a second press from a second wish: a while has to pass. */
async function ensureNotJustAsked(ctx: Context, { db }: Unit, saleId: string): Promise<void> {
  const last = await findRefundAfterRelease(db, saleId);
  if (!last || (last.state !== 'asked' && ctx.now().getTime() - last.asked_at.getTime() > JUST_ASKED_MS))
    return;
  throw new Refusal(
    'conflict',
    'Money of this sale is on its way back. Wait ten minutes before you send more.',
  );
}
