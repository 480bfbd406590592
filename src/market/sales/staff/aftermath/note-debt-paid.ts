import { formatMoney } from '#rules/money/money.ts';
import { Refusal } from '#rules/refusal.ts';
import type { NoteDebtPaid } from '#rules/sales/dispute/dispute-schema.ts';
import { debtPaidEntry } from '#rules/sales/money/sale-entries.ts';
import type { Context } from '../../../context.ts';
import { insertEntry } from '../../money/ledger-store.ts';
import { raiseVersion } from '../../sale-store.ts';
import { readOwed } from '../../money/owed-store.ts';
import { auditSale, openSaleForStaff } from '../open-sale-for-staff.ts';
import { showSaleToStaff } from '../show-sale-to-staff.ts';
import type { StaffSale } from '../staff-sale-view.ts';

/** Somebody of us paid by hand what the house owed of a sale: booked once, and no more than was owed. */
export async function noteDebtPaid(ctx: Context, wish: NoteDebtPaid): Promise<StaffSale> {
  const { to, amount, reason } = wish;
  await ctx.write(async (unit) => {
    const { sale } = await openSaleForStaff(ctx, unit, wish, 'move sale money');
    const owed = (await readOwed(unit.db, sale.id))[to];
    if (amount > owed)
      throw new Refusal('invalid', 'Please check what you entered.', {
        amount: [`We owe the ${to} of this sale ${formatMoney({ amount: owed, currency: sale.currency })}.`],
      });
    await insertEntry(unit.db, sale, {
      kind: 'debt-paid',
      lines: debtPaidEntry(to, amount),
      // What is owed grows less by it: no two of them are the same.
      ref: `${sale.id}:${to}:${owed}`,
      at: ctx.now(),
    });
    await raiseVersion(unit.db, sale);
    await auditSale(unit, sale, { action: 'debt-paid', after: { to, amount }, reason });
  });
  return showSaleToStaff(ctx, { saleId: wish.saleId });
}
