import { hashAndDo } from '#platform/secrets/passwords.ts';
import { isId } from '#rules/id.ts';
import { isRefusal } from '#rules/refusal.ts';
import type { AcceptInvitation } from '#rules/staff/invitation-schema.ts';
import type { LoginDetails } from '../../accounts/account-view.ts';
import { takeUpInvited } from '../../accounts/invited/take-up-invited.ts';
import { ensureGoodPassword } from '../../accounts/password/ensure-good-password.ts';
import { signIn } from '../../accounts/sign-in/sign-in.ts';
import { editAd } from '../../ads/post/edit-ad.ts';
import { ensureDeviceWelcome } from '../../bans/find-ban.ts';
import type { Context } from '../../context.ts';
import { chooseFreePlan } from '../../payments/plans/choose-free-plan.ts';
import { ensureAddressMay } from '../../rate-limits/ensure-within-limits.ts';
import { ensureSigned, invitationIsOver } from '../invitation-link.ts';
import { findInvitation, listDrafts, lockInvitation, setAccepted } from '../invitation-store.ts';

/** Where the ad stands: sent in as every new ad is, or still a draft because something is missing. */
export type TakenUp = { loginDetails: LoginDetails; adId: string | null; isSent: boolean };

/**
 * Somebody takes up the account that staff made for them: their password, their yes to the terms. The link came by
 * mail, so it proves the address. The ad goes on as every new ad does, with the free plan.
 */
export async function acceptInvitation(ctx: Context, form: AcceptInvitation): Promise<TakenUp> {
  ensureSigned(ctx, form);
  await ensureAddressMay(ctx, 'sign-up');
  await ensureDeviceWelcome(ctx, ctx.db);
  const waiting = isId(form.id) && (await findInvitation(ctx.db, form.id, ctx.now()));
  if (!waiting) throw invitationIsOver();
  await ensureGoodPassword(form.password, { email: waiting.email });
  const account = await hashAndDo(form.password, (passwordHash) => takeUp(ctx, form, passwordHash));
  const own = ctx.as(account);
  await chooseFreePlan(own, { plan: FREE_PLAN });
  const loginDetails = await signIn(ctx, account, { byPassword: true, stay: false });
  const [draft] = await listDrafts(ctx.db, account.id);
  const isSent = draft !== undefined && (await sendIn(own, draft));
  return { loginDetails, adId: draft?.id ?? null, isSent };
}

const FREE_PLAN = 1;

async function takeUp(ctx: Context, form: AcceptInvitation, passwordHash: string) {
  const now = ctx.now();
  return ctx.write(async (unit) => {
    const row = await lockInvitation(unit.db, form.id, now);
    if (!row) throw invitationIsOver();
    const account = await takeUpInvited(ctx, unit, row.id, {
      username: form.username,
      password_hash: passwordHash,
      password_changed_at: now,
      adult_confirmed_at: now,
      terms_version: form.termsVersion,
      terms_accepted_at: now,
    });
    await setAccepted(unit.db, row.id, now);
    await unit.audit({
      action: 'invitation.accept',
      objectKind: 'account',
      objectId: row.id,
      before: { state: 'invited' },
      after: { state: 'active' },
      reason: 'They took up the account that was made for them.',
    });
    return account;
  });
}

/** A draft that lacks something stays one: its seller completes it. */
async function sendIn(own: Context, { id, version }: { id: string; version: number }): Promise<boolean> {
  try {
    await editAd(own, { adId: id, version, changes: {}, submit: true });
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}
