import type { ChangeEmail } from '#rules/accounts/settings-schema.ts';
import { CODES } from '#rules/accounts/account-rules.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import { bannedAddressMail } from '../../bans/ban-mails.ts';
import { findAddressBan } from '../../bans/find-ban.ts';
import type { Context } from '../../context.ts';
import { tooMany } from '../../rate-limits/ensure-within-limits.ts';
import { findAccountByEmail } from '../account-store.ts';
import { alreadyHereMail } from '../account-mails.ts';
import { ensurePasswordGiven } from '../password/ensure-password-given.ts';
import { addressAskedMail } from '../security-mails.ts';
import { sendCode } from '../codes/send-code.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

/**
 * Somebody wants another address: a code goes there and a notice to the old one. An address that has an account, or
 * is banned, is answered alike, and only its owner hears of it.
 */
export async function changeEmail(ctx: Context, { email, password }: ChangeEmail): Promise<void> {
  const me = ensure(ctx.viewer, 'manage your account');
  if (email === me.email)
    throw new Refusal('invalid', 'Please check the address.', { email: ['This is your address already.'] });
  await ensurePasswordGiven(ctx, me, password);
  const isSent = await ctx.write(async (unit) => {
    const owner = await findAccountByEmail(unit.db, email);
    const until = await findAddressBan(ctx, unit.db, email);
    const write = owner
      ? (inside: Context) => alreadyHereMail(inside, owner)
      : until && ((inside: Context) => bannedAddressMail(inside, { email, until }));
    const codeMail = write ? { kind: 'already-here' as const, write } : undefined;
    const isOut = await sendCode(
      ctx,
      unit,
      { id: me.id, email, username: me.username },
      'change-email',
      codeMail,
    );
    if (isOut) await unit.enqueue(SEND_MAIL, addressAskedMail(ctx, me));
    return isOut;
  });
  if (!isSent) throw tooMany(CODES.resendAfterSeconds);
}
