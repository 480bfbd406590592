import type { Job } from '#platform/jobs/job.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { ResendOtp } from '#rules/accounts/account-schema.ts';
import { findBrowserMark } from '../../browser-mark.ts';
import type { Context } from '../../context.ts';
import { ensureAddressMay } from '../../rate-limits/ensure-within-limits.ts';
import { findAccountByEmail } from '../account-store.ts';
import { hasLiveCode, sendRegistrationCode } from '../register/registration-code.ts';
import { findRegistration, lockRegistrations } from '../register/registration-store.ts';
import { sendCode } from './send-code.ts';

type CodeRequest = Pick<ResendOtp, 'email' | 'purpose'> & { browser?: string | null };
/** A code that somebody asked for. */
export const SEND_CODE: Job<CodeRequest> = { name: 'send-code' };
/** The code of a registration whose e-mail had to wait. */
export const SEND_REGISTRATION_CODE: Job<{ registrationId: string }> = { name: 'send-registration-code' };

/** Somebody wants a code. Whether the address is known is looked up later, by a job: the answer cannot tell. */
export async function askForCode(ctx: Context, asked: ResendOtp): Promise<void> {
  await ensureAddressMay(ctx, 'code');
  const browser = findBrowserMark(ctx);
  await ctx.write((unit) => unit.enqueue(SEND_CODE, { ...asked, browser }));
}

/** The job: mails the code if there is an account, or a registration, that may have it. */
export async function answerCodeRequest(ctx: Context, asked: CodeRequest): Promise<void> {
  await ctx.write(async (unit) => {
    const account = await findAccountByEmail(unit.db, asked.email);
    if (asked.purpose === 'verify-email') {
      if (!account || account.invitedUntil) await sendAgain(ctx, unit, asked);
    } else if (account && !account.blockedAt && !account.deletedAt)
      await sendCode(ctx, unit, account, asked.purpose);
  });
}

/** To the registration of the browser that asks; on another device to the newest one, whose e-mail says whose it is. */
async function sendAgain(ctx: Context, unit: Unit, { email, browser }: CodeRequest): Promise<void> {
  const waiting = await lockRegistrations(unit.db, { email, now: ctx.now() });
  const meant = waiting.find(({ browser_hash }) => browser_hash === browser) ?? waiting[0];
  if (meant) await sendRegistrationCode(ctx, unit, meant);
}

/** The job: mails the code of a registration whose e-mail had to wait. */
export async function sendWaitingCode(ctx: Context, registrationId: string): Promise<void> {
  await ctx.write(async (unit) => {
    const registration = await findRegistration(unit.db, registrationId, ctx.now());
    if (!registration || hasLiveCode(ctx, registration)) return;
    const account = await findAccountByEmail(unit.db, registration.email);
    if (account && account.invitedUntil === null) return;
    await sendRegistrationCode(ctx, unit, registration);
  });
}
