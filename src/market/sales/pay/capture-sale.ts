import { PaymentTrouble } from '#platform/payment/payment-provider.ts';
import type { NameSale } from '#rules/sales/sale-schema.ts';
import { ensure, ensureSignedIn } from '#rules/permissions.ts';
import type { SaleContext } from '../../context.ts';
import { findPayment } from '../money/money-store.ts';
import { findOwnSale } from '../open-sale.ts';
import type { SaleView } from '../show/sale-view.ts';
import { showSale } from '../show/show-sale.ts';
import { takeSalePayment } from './take-sale-payment.ts';

/**
 * The buyer is back from the provider: takes what they approved there. Whatever the address bar brought along is not
 * believed; asked again, the true state.
 */
export async function captureSale(ctx: SaleContext, { saleId }: NameSale): Promise<SaleView> {
  const account = ensureSignedIn(ctx.viewer);
  const sale = await findOwnSale(ctx, saleId);
  ensure(account, 'act as the buyer of this sale', { accountId: sale.buyer_id, sellerId: sale.seller_id });
  const payment = await findPayment(ctx.db, sale.id);
  if (payment && ['agreed', 'paying', 'payment_pending'].includes(sale.state))
    try {
      await takeSalePayment(ctx, payment);
    } catch (error) {
      if (!(error instanceof PaymentTrouble)) throw error;
      // The job goes on: people read 'We are asking PayPal'.
      ctx.log.warn({ err: error, saleId }, 'the payment provider could not be asked about a sale');
    }
  return showSale(ctx, { saleId });
}
