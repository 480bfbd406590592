import type { Unit } from '#platform/unit-of-work.ts';
import { ACCOUNT_TYPE } from '#rules/accounts/account.ts';
import { Refusal } from '#rules/refusal.ts';
import { RETENTION } from '#rules/retention/retention.ts';
import { DAY_MS } from '#rules/time.ts';
import { findAddressBan, refuseBanned } from '../../bans/find-ban.ts';
import type { Context } from '../../context.ts';
import { findAccountByEmail, type FullAccount, insertAccount, isUsernameTaken } from '../account-store.ts';

type Person = { username: string; email: string; country: string };

/**
 * An account for somebody who has none, closed until they take it up: no password, no terms accepted, nothing sold. Who
 * has an account already is given back as they are.
 */
export async function openInvitedAccount(
  ctx: Context,
  unit: Unit,
  { username, email, country }: Person,
): Promise<{ invitedId: string; until: Date } | { known: FullAccount }> {
  const known = await findAccountByEmail(unit.db, email);
  if (known) return { known };
  const bannedUntil = await findAddressBan(ctx, unit.db, email);
  if (bannedUntil) throw wrong('email', refuseBanned(ctx, 'address', bannedUntil).message);
  if (await isUsernameTaken(unit.db, username))
    throw wrong('username', 'This name is taken. Please choose another.');
  const now = ctx.now();
  const until = new Date(now.getTime() + RETENTION.invitation * DAY_MS);
  const invitedId = await insertAccount(unit.db, {
    account_type: ACCOUNT_TYPE.seller,
    username,
    email,
    country,
    created_at: now,
    deleted_at: now,
    purge_after: until,
    invited_until: until,
  });
  if (!invitedId) throw wrong('email', 'Somebody has just taken this address or name.');
  return { invitedId, until };
}

const wrong = (field: string, sentence: string) =>
  new Refusal('invalid', 'Please check what you entered.', { [field]: [sentence] });
