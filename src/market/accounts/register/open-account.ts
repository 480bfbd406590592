import type { Unit } from '#platform/unit-of-work.ts';
import { ACCOUNT_TYPE } from '#rules/accounts/account.ts';
import { isRefusal, Refusal } from '#rules/refusal.ts';
import { findAddressBan, refuseBanned } from '../../bans/find-ban.ts';
import type { Context } from '../../context.ts';
import { welcomeMail } from '../account-mails.ts';
import { findAccount, findAccountByEmail, type FullAccount, insertAccount } from '../account-store.ts';
import { type Registration, removeRegistrations } from './registration-store.ts';
import { eraseAdsOfSeller } from '../../personal-data/erase/erase-ads-of-seller.ts';
import { takeUpAccount } from '../invited/take-up-account.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

/**
 * Makes an account of a registration whose address is proved. A refusal is given back and not thrown: that the code was
 * tried stays on record.
 */
export async function openAccount(
  ctx: Context,
  unit: Unit,
  registration: Registration,
): Promise<FullAccount | Refusal> {
  const now = ctx.now();
  const bannedUntil = await findAddressBan(ctx, unit.db, registration.email);
  if (bannedUntil) return refuseBanned(ctx, 'address', bannedUntil);
  const invited = await findAccountByEmail(unit.db, registration.email);
  if (invited?.invitedUntil) return takeUp(ctx, unit, invited, registration);
  const id = await insertAccount(unit.db, { ...typedIn(registration), created_at: now, verified_at: now });
  const account = id === undefined ? null : await findAccount(unit.db, id);
  if (account) {
    await unit.enqueue(SEND_MAIL, welcomeMail(ctx, account));
    return account;
  }
  if (!(await findAccountByEmail(unit.db, registration.email))) return nameGone(registration.username);
  await removeRegistrations(unit.db, registration.email);
  return new Refusal(
    'conflict',
    'There is already an account with this address. Log in, or choose a new password for it.',
  );
}

/**
 * Whoever registers by themselves has no need of an invitation: it is void, and the account made for them is theirs as
 * they typed it. A seller finds the ad that we entered as a draft, which nobody but them sends in; a buyer has none.
 */
async function takeUp(
  ctx: Context,
  unit: Unit,
  invited: FullAccount,
  registration: Registration,
): Promise<FullAccount | Refusal> {
  const account = await takeUpAccount(ctx, unit, invited, typedIn(registration));
  if (isRefusal(account)) return account.code === 'invalid' ? nameGone(registration.username) : account;
  if (account.accountType === ACCOUNT_TYPE.buyer) await eraseAdsOfSeller(ctx, unit, account.id);
  await unit.audit({
    action: 'invitation.overtake',
    objectKind: 'account',
    objectId: account.id,
    before: { state: 'invited' },
    after: { state: 'active' },
    reason: 'They registered by themselves, so the invitation is void.',
  });
  return account;
}

/** The yes to the terms was given, and the password chosen, when they registered. */
const typedIn = (registration: Registration) => ({
  email: registration.email,
  username: registration.username,
  account_type: registration.account_type,
  password_hash: registration.password_hash,
  password_changed_at: registration.created_at,
  country: registration.country,
  buyer_kind: registration.buyer_kind,
  business_name: registration.business_name,
  adult_confirmed_at: registration.adult_confirmed_at,
  terms_version: registration.terms_version,
  terms_accepted_at: registration.terms_accepted_at,
});

/** The first to prove an address gets the name. The code stays good for whoever takes another one in this browser. */
function nameGone(username: string): Refusal {
  const sentence = `Somebody took the name ${username} before you entered your code. Register again with another name.`;
  return new Refusal('invalid', sentence, { username: [sentence] });
}
