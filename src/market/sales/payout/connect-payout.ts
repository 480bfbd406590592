import { randomBytes } from 'node:crypto';
import { PaymentTrouble } from '#platform/payment/payment-provider.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { CHANGED_LINK_WAITS_MS } from '#rules/sales/money/payout.ts';
import type { Account } from '#rules/accounts/account.ts';
import { ensureAllProofs } from '../../accounts/password/ensure-all-proofs.ts';
import { otherPayoutMail } from '../../accounts/security-mails.ts';
import type { SaleContext } from '../../context.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { lockPerson } from '../../people/lock-person.ts';
import { NOTHING_LOST, saleProviderAway } from '../provider-away.ts';
import { findLink, hadLink, insertLink } from './link-store.ts';

/** Why a thief of a session, or of a password alone, gets no further. */
const PAID_INSTEAD = 'another PayPal account would be paid in place of yours.';

/**
 * A seller goes to the provider to be paid through it. Nothing is kept until the provider gave an address to go to. One
 * that is connected stays: who wants another one disconnects it first, and proves both factors before it is connected.
 */
export async function connectPayout(ctx: SaleContext): Promise<{ actionUrl: string }> {
  const account = ensure(ctx.viewer, 'connect a payout account');
  const provider = ctx.sales;
  if (!provider) throw new Refusal('not-found', 'There are no protected sales on this site yet.');
  const known = await findLink(ctx.db, account.id);
  if (known?.state === 'ready') throw new Refusal('conflict', 'Your PayPal account is connected already.');
  // Which account it will be is open until the provider has told us.
  if (!known?.merchant_id && (await hadLink(ctx.db, account.id)))
    await ensureAllProofs(ctx, account, PAID_INSTEAD);
  const trackingId = known?.tracking_id ?? randomBytes(24).toString('base64url');
  const returnUrl = `${ctx.config.ORIGIN}/seller/seller-profile/payout?back=1`;
  try {
    const { actionUrl } = await provider.referSeller({ trackingId, returnUrl });
    if (!known) await keep(ctx, account, trackingId);
    return { actionUrl };
  } catch (error) {
    if (!(error instanceof PaymentTrouble)) throw error;
    ctx.log.error({ err: error }, 'a seller could not be referred to the payment provider');
    throw saleProviderAway(NOTHING_LOST);
  }
}

/** A first account is used at once, another one after three days: whoever took an account over shall not be paid. */
async function keep(ctx: SaleContext, account: Account, trackingId: string): Promise<void> {
  const accountId = account.id;
  const now = ctx.now();
  await ctx.write(async (unit) => {
    const { db } = unit;
    await lockPerson(db, accountId);
    if (await findLink(db, accountId)) return;
    const isAnother = await hadLink(db, accountId);
    const usableFrom = new Date(now.getTime() + (isAnother ? CHANGED_LINK_WAITS_MS : 0));
    await insertLink(db, { accountId, trackingId, usableFrom, now });
    // While it waits, its owner can still stop it.
    if (isAnother) await unit.enqueue(SEND_MAIL, otherPayoutMail(ctx, account, usableFrom));
  });
}
