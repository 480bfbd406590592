import type { Unit } from '#platform/unit-of-work.ts';
import { convertMoney } from '#rules/money/money.ts';
import {
  partEntry,
  refundedAfterEntry,
  refundedEntry,
  releasedEntry,
} from '#rules/sales/money/sale-entries.ts';
import { finishAd } from '../../ads/life/end-by-sale.ts';
import { endAgreement } from '../../agreements/end/end-agreement.ts';
import type { SaleContext } from '../../context.ts';
import { readRatesInside } from '../../prices/read-rates.ts';
import { openSaleInside } from '../open-sale.ts';
import type { SaleRow } from '../sale-store.ts';
import { stepSale } from '../step-sale.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { endGivenBack } from './end-given-back.ts';
import { type Entry, insertEntry, readBalances, readTaken } from './ledger-store.ts';
import {
  findAdCurrency,
  findRefund,
  type RefundRow,
  setRefundDone,
  setReleaseDone,
  sumRefunds,
} from './money-store.ts';
import { hasWholeRefund } from './outside-store.ts';

/**
 * The provider says that it went back: book, row and sale become true together. Asked again, nothing more happens.
 * `told`: what the provider did, which is not what stands in the row where that was made smaller meanwhile.
 */
export async function bookRefund(
  ctx: SaleContext,
  found: SaleRow,
  asked: RefundRow,
  told: { id: string; amount: number },
): Promise<void> {
  const now = ctx.now();
  await ctx.write(async (unit) => {
    const sale = await openSaleInside(ctx, unit, found);
    const stands = await findRefund(unit.db, asked.id);
    // Somebody else gave the money back meanwhile: then that one stands in this row.
    if (!stands || stands.state === 'done') return;
    const { house_part } = told.amount === asked.amount ? asked : stands;
    const row = { ...stands, amount: told.amount, house_part };
    const { currency } = await readTaken(unit.db, sale);
    const { held } = await readBalances(unit.db, sale.id);
    await setRefundDone(unit.db, row, told.id, now);
    const isLast = row.kind === 'part' && row.amount >= held && !(await hasWholeRefund(unit.db, sale.id));
    const entry = await toEntry(unit, sale, row, isLast);
    if (!(await insertEntry(unit.db, { ...sale, currency }, { ...entry, ref: row.id, at: now }))) return;
    if (row.kind === 'after-release') return tellOfSale(ctx, unit, sale, 'refund');
    if (isLast) return tellOfSale(ctx, unit, await endGivenBack(ctx, unit, sale), 'refund');
    if (row.kind === 'part' || sale.state !== 'refunding') return;
    const after = await stepSale(ctx, unit, sale, { as: 'provider', event: 'refund' });
    await tellOfSale(ctx, unit, after, 'refund');
  });
}

async function toEntry(
  unit: Unit,
  sale: SaleRow,
  { kind, amount, house_part }: RefundRow,
  isLast: boolean,
): Promise<Pick<Entry, 'kind' | 'lines'>> {
  if (kind === 'part' && !isLast) return { kind: 'part', lines: partEntry(amount) };
  if (kind === 'after-release') return { kind: 'refunded', lines: refundedAfterEntry(amount, house_part) };
  const { back, housePart } = await sumRefunds(unit.db, sale.id);
  const taken = await readTaken(unit.db, sale);
  const borne = Math.max(0, taken.amount - back);
  const charge = Math.max(sale.provider_fee ?? 0, borne);
  // Of a payment that is not as it should be, our fee is what the provider says, and goes back with it.
  const isAsAgreed = taken.amount === sale.total && taken.currency === sale.currency;
  const fee = isAsAgreed ? Math.max(0, sale.fee - housePart) : 0;
  return { kind: borne > 0 ? 'cancelled' : 'refunded', lines: refundedEntry(amount, { charge, borne, fee }) };
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
    // Who gave more back by herself than the price kept nothing of it.
    const kept = { amount: Math.max(0, sale.price - (back - housePart)), currency: sale.currency };
    const currency = await findAdCurrency(unit.db, sale.ad_id);
    const soldPrice =
      currency === null ? null : convertMoney(kept, currency, await readRatesInside(unit.db)).amount;
    await finishAd(ctx, unit, { adId: sale.ad_id, conversationId: sale.conversation_id, soldPrice });
    await tellOfSale(ctx, unit, after, 'pay-out');
  });
}
