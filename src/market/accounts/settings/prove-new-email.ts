import { isDuplicate } from '#platform/postgres/database.ts';
import type { ProveNewEmail } from '#rules/accounts/settings-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { findAddressBan } from '../../bans/find-ban.ts';
import type { Context } from '../../context.ts';
import { ensureAddressMay } from '../../rate-limits/ensure-within-limits.ts';
import { setAccount } from '../account-store.ts';
import { changeProof } from '../password/change-proof.ts';
import { removeRegistrations } from '../register/registration-store.ts';
import { addressChangedMail } from '../security-mails.ts';
import { refuseCode, tryCode } from '../codes/try-code.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

/** The code from the mail proves the new address. The old one hears of it, and every other device must sign in anew. */
export async function proveNewEmail(ctx: Context, { otp }: ProveNewEmail): Promise<{ email: string }> {
  const me = ensure(ctx.viewer, 'manage your account');
  await ensureAddressMay(ctx, 'code');
  const proving = ctx.write(async (unit) => {
    const proved = await tryCode(ctx, unit, { accountId: me.id, purpose: 'change-email', code: otp });
    if (proved === undefined || (await findAddressBan(ctx, unit.db, proved))) return undefined;
    const change = () => setAccount(unit.db, me.id, { email: proved }, ctx.now());
    await changeProof(ctx, unit, { accountId: me.id, why: 'the address was changed', change });
    await removeRegistrations(unit.db, proved);
    await unit.enqueue(SEND_MAIL, addressChangedMail(ctx, me));
    return proved;
  });
  // Somebody may have opened an account with this address since it was asked for.
  const email = await proving.catch((error: unknown) => {
    if (isDuplicate(error)) return undefined;
    throw error;
  });
  return email === undefined ? refuseCode(ctx) : { email };
}
