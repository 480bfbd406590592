import { PaymentTrouble } from '#platform/payment/payment-provider.ts';
import type { NameSale } from '#rules/sales/sale-schema.ts';
import { isNotPosted } from '#rules/sales/life/sale-states.ts';
import { ensureSignedIn } from '#rules/permissions.ts';
import type { SaleContext } from '../../context.ts';
import { ensureAccountMay } from '../../rate-limits/ensure-within-limits.ts';
import { checkCapture } from '../check-capture.ts';
import { findOwnSale } from '../open-sale.ts';
import { makeLightView } from '../show/make-light-view.ts';
import type { LightView } from '../show/sale-view.ts';

/** The provider is asked again where its word is older than this. */
const ASK_AGAIN_MS = 60_000;

/** The light as it is now. Where the provider cannot be asked, its last word grows old, and the light turns red by itself. */
export async function checkLight(ctx: SaleContext, { saleId }: NameSale): Promise<{ light: LightView }> {
  const sale = await findOwnSale(ctx, saleId);
  await ensureAccountMay(ctx, 'light', ensureSignedIn(ctx.viewer).id);
  const mayBeGreen = isNotPosted(sale.state);
  const age =
    sale.checked_at === null ? Number.POSITIVE_INFINITY : ctx.now().getTime() - sale.checked_at.getTime();
  if (mayBeGreen && age > ASK_AGAIN_MS)
    try {
      await checkCapture(ctx, sale.id);
    } catch (error) {
      if (!(error instanceof PaymentTrouble)) throw error;
      ctx.log.warn({ err: error, saleId }, 'the payment provider could not be asked about a light');
    }
  return { light: makeLightView(await findOwnSale(ctx, saleId), ctx.now()) };
}
