import type { Unit } from '#platform/unit-of-work.ts';
import { CODES } from '#rules/accounts/account-rules.ts';
import { bannedAddressMail } from '../../bans/ban-mails.ts';
import { findAddressBan } from '../../bans/find-ban.ts';
import type { Context } from '../../context.ts';
import { mailSparingly } from '../../mails/mail-sparingly.ts';
import { verifyMail } from '../account-mails.ts';
import { codeSum, isRightCode } from '../codes/code-sum.ts';
import { newCode } from '../codes/new-code.ts';
import { type Registration, setRegistrationCode } from './registration-store.ts';

const PURPOSE = 'verify-email';
const { digits, minutes, tries: MAX_TRIES } = CODES.verify;

/**
 * Mails a registration its own code; false when this mailbox has had enough for now. It lasts no longer
 * for it. To a banned address goes no code, and whoever has it hears why.
 */
export async function sendRegistrationCode(
  ctx: Context,
  unit: Unit,
  registration: Registration,
): Promise<boolean> {
  const bannedUntil = await findAddressBan(ctx, unit.db, registration.email);
  if (bannedUntil) {
    const told = bannedAddressMail(ctx, { email: registration.email, until: bannedUntil });
    await mailSparingly(ctx, unit, 'already-here', told);
    return true;
  }
  const code = newCode(digits);
  const mail = verifyMail(ctx, registration, code);
  if (!(await mailSparingly(ctx, unit, 'sign-up-code', mail))) return false;
  const tenMinutes = ctx.now().getTime() + minutes * 60_000;
  await setRegistrationCode(unit.db, registration.id, {
    hmac: codeSum(ctx, { ownerId: registration.id, purpose: PURPOSE, code }),
    expiresAt: new Date(Math.min(tenMinutes, registration.expires_at.getTime())),
  });
  return true;
}

/** Whether a code is out that may still be tried there. */
export const hasLiveCode = (
  ctx: Context,
  registration: Registration,
  place: 'tries' | 'tries_elsewhere' = 'tries',
): boolean =>
  registration.code_expires_at !== null &&
  registration.code_expires_at > ctx.now() &&
  registration[place] < MAX_TRIES;

export const isRegistrationCode = (ctx: Context, { id, code_hmac }: Registration, code: string): boolean =>
  code_hmac !== null && isRightCode(ctx, { ownerId: id, purpose: PURPOSE, code }, code_hmac);
