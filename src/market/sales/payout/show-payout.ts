import { PaymentTrouble } from '#platform/payment/payment-provider.ts';
import { ensure } from '#rules/permissions.ts';
import { missingForPayout, PAYOUT_MISSING_SENTENCES, type PayoutMissing } from '#rules/sales/money/payout.ts';
import type { Context, SaleContext } from '../../context.ts';
import { findLink, type SellerLink } from './link-store.ts';
import type { PayoutState } from './payout-view.ts';
import { refreshLink } from './refresh-link.ts';

/** The provider's word about it is asked for again where it is older than this. */
const ASK_AGAIN_MS = 60_000;

/** How one's own payout account stands, as we know it. */
export async function showPayout(ctx: Context): Promise<PayoutState> {
  const account = ensure(ctx.viewer, 'connect a payout account');
  return toState(await findLink(ctx.db, account.id));
}

/** The same, asked anew. What the way back from the provider says is not believed. */
export async function refreshPayout(ctx: SaleContext): Promise<PayoutState> {
  const account = ensure(ctx.viewer, 'connect a payout account');
  const known = await findLink(ctx.db, account.id);
  const isOld = !known?.checked_at || ctx.now().getTime() - known.checked_at.getTime() > ASK_AGAIN_MS;
  return toState(known && (isOld || known.state !== 'ready') ? await askAgain(ctx, known) : known);
}

function toState(link: SellerLink | undefined): PayoutState {
  if (!link) return { state: 'none', missing: [], todo: [], usableFrom: null };
  const all = missingForPayout({
    isReceivable: link.receivable,
    isEmailConfirmed: link.email_confirmed,
    permissions: link.permissions,
  });
  const isTaken = link.state === 'incomplete' && link.merchant_id === null;
  const missing: PayoutMissing[] = link.state === 'started' ? [] : isTaken ? ['taken'] : all;
  return {
    state: link.state,
    missing,
    todo: missing.map((each) => PAYOUT_MISSING_SENTENCES[each]),
    usableFrom: link.usable_from.toISOString(),
  };
}

async function askAgain(ctx: SaleContext, link: SellerLink): Promise<SellerLink> {
  try {
    return await refreshLink(ctx, link);
  } catch (error) {
    if (!(error instanceof PaymentTrouble)) throw error;
    ctx.log.warn({ err: error }, 'the payment provider could not be asked about a seller');
    return link;
  }
}
