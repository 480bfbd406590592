import { findOwnSale } from '../open-sale.ts';
import type { NameSale } from '#rules/sales/sale-schema.ts';
import type { Context } from '../../context.ts';
import { findPayment } from '../money/money-store.ts';
import type { EvidenceFile } from './evidence-view.ts';
import { findTermsHair } from './show-store.ts';
import { showSale } from './show-sale.ts';

/** Everything that speaks for one's side, on one page to print: for a case at the provider or at the bank. No address. */
export async function showEvidenceFile(ctx: Context, { saleId }: NameSale): Promise<EvidenceFile> {
  const { id, captured_at: takenAt } = await findOwnSale(ctx, saleId);
  const payment = await findPayment(ctx.db, id);
  const sale = await showSale(ctx, { saleId });
  return {
    sale: { ...sale, address: null, return: sale.return && { ...sale.return, address: null } },
    ...(await findTermsHair(ctx.db, id)),
    payment:
      payment?.capture_id && takenAt ? { id: payment.capture_id, takenAt: takenAt.toISOString() } : null,
    madeAt: ctx.now().toISOString(),
  };
}
