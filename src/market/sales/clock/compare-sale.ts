import type { SaleCapture } from '#platform/payment/sale-provider.ts';
import { findLedgerDifference } from '#rules/sales/money/ledger-equal.ts';
import { DAY_MS } from '#rules/time.ts';
import type { SaleContext } from '../../context.ts';
import { checkCapture } from '../check-capture.ts';
import { readTaken } from '../money/ledger-store.ts';
import { findPayment } from '../money/money-store.ts';
import { findSale, type SaleRow } from '../sale-store.ts';
import { readDoneRefunds, setCompared } from './comparison-store.ts';

/** So long the bank and the provider may still change something about a sale that is over. */
const LOOKED_AFTER_MS = 180 * DAY_MS;
const WHILE_OPEN_MS = 2 * 60_000;

/** Compares the books of a sale with what the provider says of its payment; what the provider did meanwhile is carried out. */
export async function compareSale(ctx: SaleContext, saleId: string): Promise<void> {
  // Also where the provider cannot be asked: the others come first, then this one again.
  const tell = (sale: SaleRow | undefined, difference?: string | null) => {
    const told = { nextAt: nextOf(sale, ctx.now()), difference, now: ctx.now() };
    return ctx.write(({ db }) => setCompared(db, saleId, told));
  };
  const before = await findSale(ctx.db, saleId, ctx.now());
  await tell(before);
  const told = await checkCapture(ctx, saleId);
  if (told === undefined) return;
  const sale = await findSale(ctx.db, saleId, ctx.now());
  if (!sale) return;
  const difference = await findDifference(ctx, sale, told);
  if (difference === 'under way') return;
  if (difference) ctx.log.error({ saleId, difference }, 'the ledger differs from the payment provider');
  await tell(sale, difference ?? null);
}

function nextOf(sale: SaleRow | undefined, now: Date): Date | null {
  if (!sale) return null;
  if (sale.ended_at === null) return new Date(now.getTime() + WHILE_OPEN_MS);
  return now.getTime() - sale.ended_at.getTime() < LOOKED_AFTER_MS ? new Date(now.getTime() + DAY_MS) : null;
}

async function findDifference(
  ctx: SaleContext,
  sale: SaleRow,
  told: SaleCapture | null,
): Promise<string | undefined> {
  const { back, isUnderWay } = await readDoneRefunds(ctx.db, sale.id);
  if (isUnderWay) return 'under way';
  const payment = await findPayment(ctx.db, sale.id);
  return findLedgerDifference(
    {
      state: sale.state,
      taken: await readTaken(ctx.db, sale),
      back,
      charge: sale.provider_fee,
      merchantId: sale.merchant_id,
      isDifferent: payment?.state === 'differs',
    },
    told,
  );
}
