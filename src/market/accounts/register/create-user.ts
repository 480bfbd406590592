import { RETENTION } from '#rules/retention/retention.ts';
import { hashAndDo } from '#platform/secrets/passwords.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { CreateUser } from '#rules/accounts/account-schema.ts';
import { CODES } from '#rules/accounts/account-rules.ts';
import { Refusal } from '#rules/refusal.ts';
import { ensureDeviceWelcome } from '../../bans/find-ban.ts';
import { markBrowser } from '../../browser-mark.ts';
import type { Context } from '../../context.ts';
import { ensureAddressMay } from '../../rate-limits/ensure-within-limits.ts';
import { mailSparingly } from '../../mails/mail-sparingly.ts';
import { alreadyHereMail } from '../account-mails.ts';
import { findAccountByEmail, isUsernameTaken } from '../account-store.ts';
import { ensureGoodPassword } from '../password/ensure-good-password.ts';
import { hasLiveCode, sendRegistrationCode } from './registration-code.ts';
import { type NewRegistration, saveRegistration } from './registration-store.ts';
import { DAY_MS } from '#rules/time.ts';
import { SEND_REGISTRATION_CODE } from '../codes/ask-for-code.ts';

/**
 * Keeps what somebody typed until a code by mail proves the address: before that there is no account. An address that
 * has one is treated alike in everything but the e-mail, so only its owner hears of it.
 */
export async function createUser(ctx: Context, form: CreateUser): Promise<{ next: 'verifyOtp' }> {
  await ensureAddressMay(ctx, 'sign-up');
  await ensureDeviceWelcome(ctx, ctx.db);
  await ensureGoodPassword(form.password, form);
  const browser = markBrowser(ctx);
  await hashAndDo(form.password, (passwordHash) =>
    ctx.write(async (unit) => {
      const owner = await findAccountByEmail(unit.db, form.email);
      // The name that staff gave somebody whom they invited is theirs to choose.
      const own = owner?.invitedUntil ? owner.id : undefined;
      if (await isUsernameTaken(unit.db, form.username, own)) throw nameTaken();
      await register(ctx, unit, toRegistration(form, { passwordHash, browser, now: ctx.now() }));
    }),
  );
  return { next: 'verifyOtp' };
}

async function register(ctx: Context, unit: Unit, typed: NewRegistration): Promise<void> {
  const registration = await saveRegistration(unit.db, typed);
  const owner = await findAccountByEmail(unit.db, typed.email);
  if (owner && owner.invitedUntil === null) {
    await mailSparingly(ctx, unit, 'already-here', alreadyHereMail(ctx, owner));
    return;
  }
  const isMailed = await sendRegistrationCode(ctx, unit, registration);
  if (isMailed || hasLiveCode(ctx, registration)) return;
  // Somebody else registered this address a moment ago. Their e-mail must not cost this one its own.
  const soon = new Date(ctx.now().getTime() + CODES.resendAfterSeconds * 1000);
  await unit.enqueue(SEND_REGISTRATION_CODE, { registrationId: registration.id }, soon);
}

type RegistrationDetails = { passwordHash: string; browser: string; now: Date };

const toRegistration = (
  form: CreateUser,
  { passwordHash, browser, now }: RegistrationDetails,
): NewRegistration => ({
  email: form.email,
  username: form.username,
  account_type: form.accountType,
  password_hash: passwordHash,
  country: form.country,
  buyer_kind: form.kind ?? null,
  business_name: form.businessName ?? null,
  adult_confirmed_at: now,
  terms_version: form.termsVersion,
  terms_accepted_at: now,
  browser_hash: browser,
  created_at: now,
  // Another code does not make it longer.
  expires_at: new Date(now.getTime() + RETENTION.registration * DAY_MS),
});

export const nameTaken = () =>
  new Refusal('invalid', 'Please choose another name.', {
    username: ['This name is taken. Please choose another.'],
  });
