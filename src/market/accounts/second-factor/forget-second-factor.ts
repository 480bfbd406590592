import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { findAccountByEmail } from '../account-store.ts';
import { removeSecondFactor } from './second-factor-store.ts';
import { secondFactorOffMail } from '../security-mails.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

/** Takes away the second factor of somebody who lost it: for the command line, where whoever types owns the machine. */
export async function forgetSecondFactor(ctx: Context, { email }: { email: string }): Promise<void> {
  await ctx.write(async (unit) => {
    const account = await findAccountByEmail(unit.db, email);
    if (!account?.hasSecondFactor)
      throw new Refusal('not-found', `Nobody with the address ${email} has a second factor.`);
    await removeSecondFactor(unit.db, account.id);
    await unit.enqueue(SEND_MAIL, secondFactorOffMail(ctx, account));
    await unit.audit({
      action: 'forget second factor',
      objectKind: 'account',
      objectId: account.id,
      before: { secondFactor: 'on' },
      after: { secondFactor: 'off' },
      reason: 'on the command line',
    });
  });
}
