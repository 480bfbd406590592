import type { Unit } from '#platform/unit-of-work.ts';
import { isRefusal, Refusal } from '#rules/refusal.ts';
import { findAddressBan, refuseBanned } from '../../bans/find-ban.ts';
import type { Context } from '../../context.ts';
import { findAccount, type FullAccount } from '../account-store.ts';
import { type Chosen, takeUpAccount } from './take-up-account.ts';

/** Somebody comes by the link of their invitation. An address that was banned meanwhile opens no account. */
export async function takeUpInvited(
  ctx: Context,
  unit: Unit,
  id: string,
  chosen: Chosen,
): Promise<FullAccount> {
  const invited = await findAccount(unit.db, id);
  if (!invited) throw new Refusal('not-found', 'There is no such user.');
  const bannedUntil = await findAddressBan(ctx, unit.db, invited.email);
  if (bannedUntil) throw refuseBanned(ctx, 'address', bannedUntil);
  const account = await takeUpAccount(ctx, unit, invited, chosen);
  if (isRefusal(account)) throw account;
  return account;
}
