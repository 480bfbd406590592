import { hashPassword } from '#platform/secrets/passwords.ts';
import { STAFF_PASSWORD_MIN } from '#rules/accounts/account-rules.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { findAccountByEmail, insertAccount, isUsernameTaken } from './account-store.ts';
import { ensureGoodPassword } from './password/ensure-good-password.ts';

type NewAdmin = { email: string; username: string; password: string; country: string };

/** Makes an admin out of nothing: for the command line, where whoever types owns the machine. */
export async function makeAdmin(
  ctx: Context,
  { email, username, password, country }: NewAdmin,
): Promise<void> {
  if ([...password].length < STAFF_PASSWORD_MIN)
    throw new Refusal('invalid', `Choose a password of at least ${STAFF_PASSWORD_MIN} characters.`);
  await ensureGoodPassword(password, { email, isStaff: true });
  const passwordHash = await hashPassword(password);
  const now = ctx.now();
  await ctx.write(async (unit) => {
    if (await findAccountByEmail(unit.db, email))
      throw new Refusal('conflict', `There is already an account with the address ${email}.`);
    if (await isUsernameTaken(unit.db, username))
      throw new Refusal('conflict', `There is already an account with the name ${username}.`);
    const id = await insertAccount(unit.db, {
      account_type: 0,
      role: 'admin',
      username,
      email,
      password_hash: passwordHash,
      password_changed_at: now,
      country,
      verified_at: now,
      created_at: now,
    });
    if (!id) throw new Refusal('conflict', 'Somebody else was quicker. Please try again.');
    const reason = 'made on the command line';
    await unit.audit({
      action: 'make admin',
      objectKind: 'account',
      objectId: id,
      before: null,
      after: { role: 'admin' },
      reason,
    });
  });
}
