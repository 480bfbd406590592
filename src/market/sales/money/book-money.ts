import { convertMoney } from '#rules/money.ts';
import { partEntry, refundedAfterEntry, refundedEntry, releasedEntry } from '#rules/sales/sale-entries.ts';
import { finishAd } from '../../ads/life/end-by-sale.ts';
import { endAgreement } from '../../agreements/end/end-agreement.ts';
import type { SaleContext } from '../../context.ts';
import { readRatesInside } from '../../prices/read-rates.ts';
import { openSaleInside } from '../open-sale.ts';
import type { SaleRow } from '../sale-store.ts';
import { stepSale } from '../step-sale.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { insertEntry, readBalances, readTaken } from './ledger-store.ts';
import { findAdCurrency, type RefundRow, setRefundDone, setReleaseDone, sumRefunds } from './money-store.ts';

/** The provider says that it went back: book, row and sale become true together. Asked again, nothing more happens. */
export async function bookRefund(
  ctx: SaleContext,
  found: SaleRow,
  row: RefundRow,
  refundId: string,
): Promise<void> {
  const now = ctx.now();
  await ctx.write(async (unit) => {
    const sale = await openSaleInside(ctx, unit, found);
    const { back } = await sumRefunds(unit.db, sale.id);
    const taken = await readTaken(unit.db, sale);
    const borne = Math.max(0, taken.amount - back);
    const charge = Math.max(sale.provider_fee ?? 0, borne);
    const entry = toEntry(row, { charge, borne });
    if (
      !(await insertEntry(unit.db, { ...sale, currency: taken.currency }, { ...entry, ref: row.id, at: now }))
    )
      return;
    await setRefundDone(unit.db, row.id, refundId, now);
    if (row.kind === 'after-release') return tellOfSale(ctx, unit, sale, 'refund');
    if (row.kind === 'part' || sale.state !== 'refunding') return;
    const after = await stepSale(ctx, unit, sale, { as: 'provider', event: 'refund' });
    await tellOfSale(ctx, unit, after, 'refund');
  });
}

function toEntry({ kind, amount, house_part }: RefundRow, kept: { charge: number; borne: number }) {
  if (kind === 'part') return { kind: 'part', lines: partEntry(amount) } as const;
  if (kind === 'after-release')
    return { kind: 'refunded', lines: refundedAfterEntry(amount, house_part) } as const;
  return { kind: kept.borne > 0 ? 'cancelled' : 'refunded', lines: refundedEntry(amount, kept) } as const;
}

/** The provider says that the seller was paid: the hair is sold, at the price that was kept. */
export async function bookRelease(ctx: SaleContext, found: SaleRow, itemId: string): Promise<void> {
  const now = ctx.now();
  await ctx.write(async (unit) => {
    const sale = await openSaleInside(ctx, unit, found);
    const { held } = await readBalances(unit.db, sale.id);
    const { housePart, back } = await sumRefunds(unit.db, sale.id);
    const lines = releasedEntry(held, { fee: sale.fee - housePart, charge: sale.provider_fee ?? 0 });
    if (!(await insertEntry(unit.db, sale, { kind: 'released', lines, ref: sale.id, at: now }))) return;
    // From then on the provider has paid by itself.
    const byWall = sale.wall_at !== null && sale.wall_at <= now;
    await setReleaseDone(unit.db, sale.id, { itemId, byWall, now });
    if (sale.state !== 'releasing') return;
    const change = { end_reason: 'paid-out' } as const;
    const after = await stepSale(ctx, unit, sale, { as: 'provider', event: 'pay-out', change });
    await endAgreement(ctx, unit, { offerId: sale.offer_id, outcome: 'sold', why: null });
    const kept = { amount: sale.price - (back - housePart), currency: sale.currency };
    const currency = await findAdCurrency(unit.db, sale.ad_id);
    const soldPrice =
      currency === null ? null : convertMoney(kept, currency, await readRatesInside(unit.db)).amount;
    await finishAd(ctx, unit, { adId: sale.ad_id, conversationId: sale.conversation_id, soldPrice });
    await tellOfSale(ctx, unit, after, 'pay-out');
  });
}
