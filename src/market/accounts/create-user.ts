import { hashAndDo } from '#platform/passwords.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { CreateUser } from '#rules/account-forms.ts';
import { CODES } from '#rules/account-forms.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { ensureAddressMay } from '../limits/ensure-within-limits.ts';
import { alreadyHereMail } from './account-mails.ts';
import {
  findAccountByEmail,
  type FullAccount,
  insertAccount,
  isUsernameTaken,
  setAccount,
} from './account-store.ts';
import { lockLiveCode } from './code-store.ts';
import { ensureGoodPassword } from './ensure-good-password.ts';
import { sendCode } from './send-code.ts';

/**
 * Opens an account that a code by mail makes real. An address that has an account already is answered alike: only its
 * owner hears of it, by mail.
 */
export async function createUser(ctx: Context, form: CreateUser): Promise<{ next: 'verifyOtp' }> {
  await ensureAddressMay(ctx, 'sign-up');
  await ensureGoodPassword(form.password, form);
  await hashAndDo(form.password, (passwordHash) =>
    ctx.write(async (unit) => {
      const existing = await findAccountByEmail(unit.db, form.email);
      if (await isUsernameTaken(unit.db, form.username, existing?.verifiedAt ? undefined : existing?.id))
        throw nameTaken();
      const values = accountValues(form, passwordHash, ctx.now());
      if (existing) return meetExisting(ctx, unit, existing, values);
      const id = await insertAccount(unit.db, { ...values, email: form.email, created_at: ctx.now() });
      if (id) await sendCode(ctx, unit, { id, email: form.email }, 'verify-email');
      return undefined;
    }),
  );
  return { next: 'verifyOtp' };
}

/** A registration whose code ran out unused is void: the next one takes its place. Until then the first one counts. */
async function meetExisting(
  ctx: Context,
  unit: Unit,
  existing: FullAccount,
  values: ReturnType<typeof accountValues>,
) {
  if (existing.verifiedAt || existing.blockedAt || existing.deletedAt)
    return unit.enqueue('send-mail', alreadyHereMail(ctx, existing));
  const live = await lockLiveCode(unit.db, {
    accountId: existing.id,
    purpose: 'verify-email',
    most: CODES.verify.tries,
    now: ctx.now(),
  });
  if (!live && existing.role === 'enduser') await setAccount(unit.db, existing.id, values, ctx.now());
  return sendCode(ctx, unit, existing, 'verify-email');
}

const accountValues = (form: CreateUser, passwordHash: string, now: Date) => ({
  account_type: form.accountType,
  username: form.username,
  password_hash: passwordHash,
  password_changed_at: now,
  country: form.country,
  buyer_kind: form.kind ?? null,
  business_name: form.businessName ?? null,
  adult_confirmed_at: now,
  terms_version: form.termsVersion,
  terms_accepted_at: now,
});

export const nameTaken = () =>
  new Refusal('invalid', 'Please choose another name.', {
    username: ['Somebody has this name already. Please choose another.'],
  });
