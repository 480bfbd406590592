import type { Database } from '#platform/postgres/database.ts';
import { HOLDS_A_PLACE, PRIVATE_STATUSES } from '#rules/ads/state.ts';
import type { AccountType, Role } from '#rules/accounts/account.ts';
import { isId } from '#rules/id.ts';

/** Somebody who pays, as e-mails and checks need them. */
export type Payer = { id: string; email: string; username: string; role: Role; accountType: AccountType };

export async function findPayer(db: Database, accountId: string): Promise<Payer> {
  const { account_type, ...row } = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'username', 'role', 'account_type'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { ...row, accountType: account_type as AccountType };
}

/** The seller of an ad that everybody may see. */
export async function findSellerOfAd(db: Database, adId: string): Promise<Payer | undefined> {
  if (!isId(adId)) return undefined;
  const ad = await db
    .selectFrom('ads')
    .select('seller_id')
    .where('id', '=', adId)
    .where('status', 'not in', [...PRIVATE_STATUSES, 'deleted'])
    .where('held', 'is', null)
    .executeTakeFirst();
  return ad && findPayer(db, ad.seller_id);
}

/** How many of the places of a plan a seller's ads hold. */
export async function countPlacesTaken(db: Database, sellerId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('ads')
    .select((ad) => ad.fn.countAll<string>().as('count'))
    .where('seller_id', '=', sellerId)
    .where('status', 'in', HOLDS_A_PLACE)
    .where((ad) => ad.or([ad('status', '<>', 'live'), ad('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}
