import type { AlsoSell } from '#rules/accounts/settings-schema.ts';
import type { Profile } from '../account-view.ts';
import { ACCOUNT_TYPE } from '#rules/accounts/account.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { beginSellersPlan } from '../../payments/plans/begin-sellers-plan.ts';
import { alsoSellsMail } from '../account-mails.ts';
import { turnIntoSeller } from '../account-store.ts';
import { showProfile } from './show-profile.ts';
import { setAccountTypeCookie } from '../sign-in/sign-in.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

/** A buyer sells here as well from now on; whatever they had stays. Whoever sells already gets the same answer. */
export async function alsoSell(ctx: Context, { termsVersion }: AlsoSell): Promise<{ profile: Profile }> {
  const me = ensure(ctx.viewer, 'sell here as well');
  const now = ctx.now();
  await ctx.write(async (unit) => {
    // Of two that ask at once the second finds it done.
    if (!(await turnIntoSeller(unit.db, me.id, { termsVersion, now }))) return;
    await beginSellersPlan(ctx, unit.db, me.id);
    await unit.audit({
      action: 'account.also-sell',
      objectKind: 'account',
      objectId: me.id,
      before: { accountType: ACCOUNT_TYPE.buyer },
      after: { accountType: ACCOUNT_TYPE.seller },
      reason: 'Asked for by the person, who is 18 or over and accepted the terms.',
    });
    await unit.enqueue(SEND_MAIL, alsoSellsMail(ctx, me));
  });
  setAccountTypeCookie(ctx, ACCOUNT_TYPE.seller);
  return showProfile(ctx);
}
