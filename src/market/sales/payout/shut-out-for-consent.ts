import { suspendAccount } from '../../accounts/suspend-account.ts';
import type { SaleContext } from '../../context.ts';
import { tellDecision } from '../../statements/tell-decision.ts';
import { openSaleInside } from '../open-sale.ts';
import type { SaleRow } from '../sale-store.ts';
import { tellAdmins } from '../tell/tell-admins.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { findLink } from './link-store.ts';
import { isConsentOver, refreshLink } from './refresh-link.ts';

const WHY =
  'You took your consent back at PayPal while somebody’s money was held for you. So we cannot give it back.';

/**
 * The provider gives nothing back at our word, because the seller took our rights away: the buyer is told how to get it
 * there, the seller is shut out, and somebody of ours looks. Any other reason for such an answer is our own fault.
 */
export async function shutOutForConsent(ctx: SaleContext, found: SaleRow): Promise<void> {
  const known = await findLink(ctx.db, found.seller_id);
  const link = known && (await refreshLink(ctx, known));
  // One odd answer shuts nobody out: the refund is tried again, and then it is asked for the second time.
  if (!link || !isConsentOver(link, ctx.now())) return;
  ctx.log.error({ saleId: found.id }, 'a refund is refused: the seller took the consent back');
  await ctx.write(async (unit) => {
    const sale = await openSaleInside(ctx, unit, found);
    if (sale.state !== 'refunding') return;
    await tellOfSale(ctx, unit, sale, 'refund-refused');
    await tellAdmins(ctx, unit, sale, { about: 'stuck', by: sale.wall_at ?? ctx.now() });
    if (!(await suspendAccount(ctx, unit, { accountId: sale.seller_id }))) return;
    await unit.audit({
      action: 'user.suspend',
      objectKind: 'account',
      objectId: sale.seller_id,
      before: { state: 'active' },
      after: { state: 'suspended' },
      reason: 'Consent taken back at the payment provider while money was held, and the refund is refused.',
    });
    await tellDecision(ctx, unit, { accountId: sale.seller_id, act: 'suspend', message: WHY });
  });
}
