import type { ResendOtp } from '#rules/account-forms.ts';
import type { Context } from '../context.ts';
import { ensureAddressMay } from '../limits/ensure-within-limits.ts';
import { findAccountByEmail } from './account-store.ts';
import { sendCode } from './send-code.ts';

/** Somebody wants a code. Whether the address is known is looked up later, by a job: the answer cannot tell. */
export async function askForCode(ctx: Context, asked: ResendOtp): Promise<void> {
  await ensureAddressMay(ctx, 'code');
  await ctx.write((unit) => unit.enqueue('send-code', asked));
}

/** The job: mails the code if there is an account that may have it. */
export async function answerCodeRequest(ctx: Context, { email, purpose }: ResendOtp): Promise<void> {
  await ctx.write(async (unit) => {
    const account = await findAccountByEmail(unit.db, email);
    if (!account || account.blockedAt || account.deletedAt) return;
    if (purpose === 'verify-email' && account.verifiedAt) return;
    await sendCode(ctx, unit, account, purpose);
  });
}
