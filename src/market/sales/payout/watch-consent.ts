import { PaymentTrouble } from '#platform/payment/payment-provider.ts';
import { HOUR_MS } from '#rules/time.ts';
import type { SaleContext } from '../../context.ts';
import { endWithoutConsent } from './end-without-consent.ts';
import { listLinksToAsk } from './link-store.ts';
import { refreshLink } from './refresh-link.ts';

const AT_ONCE = 50;

/** Asks once an hour about whoever holds scissors over paid hair: a notification that was lost hides nothing for long. */
export async function watchConsent(ctx: SaleContext): Promise<void> {
  const before = new Date(ctx.now().getTime() - HOUR_MS);
  for (const link of await listLinksToAsk(ctx.db, before, AT_ONCE))
    try {
      await refreshLink(ctx, link);
    } catch (error) {
      if (!(error instanceof PaymentTrouble)) throw error;
      ctx.log.warn({ err: error }, 'the payment provider could not be asked about a seller');
      return;
    }
  await endWithoutConsent(ctx);
}
