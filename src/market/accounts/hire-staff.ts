import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { InviteStaff } from '#rules/staff/staff-schema.ts';
import type { Context } from '../context.ts';
import { invitationMail } from './account-mails.ts';
import { findAccountByEmail, insertAccount, isUsernameTaken } from './account-store.ts';
import { SEND_MAIL } from '../mails/send-mail.ts';

/**
 * Invites somebody to the staff. The account has no password until its owner has chosen one by a code from the mail,
 * which proves the address too.
 */
export async function hireStaff(
  ctx: Context,
  { username, email, role, reason }: InviteStaff,
): Promise<{ userId: string }> {
  const admin = ensure(ctx.viewer, 'hire staff');
  return ctx.write(async (unit) => ({
    userId: await inviteToStaff(ctx, unit, { username, email, role, reason, by: admin.username }),
  }));
}

/** The same by whoever may: an account without a password, and an e-mail that says by whom they are invited. */
export async function inviteToStaff(
  ctx: Context,
  unit: Unit,
  { username, email, role, reason, by }: InviteStaff & { by: string },
): Promise<string> {
  if (await findAccountByEmail(unit.db, email))
    throw taken('email', 'There is already an account with this address.');
  if (await isUsernameTaken(unit.db, username))
    throw taken('username', 'This name is taken. Please choose another.');
  const id = await insertAccount(unit.db, {
    account_type: 0,
    role,
    username,
    email,
    country: 'GB',
    created_at: ctx.now(),
  });
  if (!id) throw taken('email', 'Somebody else has just taken this address or name.');
  await unit.audit({
    action: 'staff.hire',
    objectKind: 'account',
    objectId: id,
    before: null,
    after: { role },
    reason,
  });
  await unit.enqueue(SEND_MAIL, invitationMail(ctx, { email, username }, { role, by }));
  return id;
}

const taken = (field: string, sentence: string) =>
  new Refusal('invalid', 'Please check what you entered.', { [field]: [sentence] });
