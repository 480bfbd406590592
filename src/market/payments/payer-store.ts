import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { PRIVATE_STATUSES } from '#rules/ads/state.ts';
import type { AccountType, Role } from '#rules/accounts/account.ts';
import { isId } from '#rules/id.ts';
import { holdsPlace } from '../sql/places-sql.ts';

/** Somebody who pays, as e-mails and checks need them. */
export type Payer = {
  id: string;
  email: string;
  username: string;
  country: string;
  role: Role;
  accountType: AccountType;
};

export const findPayer = (db: Database, accountId: string): Promise<Payer> =>
  accounts(db).where('id', '=', accountId).executeTakeFirstOrThrow();

/** Anybody with an account, blocked or leaving too; undefined once they are gone for good. */
export const findPerson = (db: Database, accountId: string): Promise<Payer | undefined> =>
  accounts(db).where('id', '=', accountId).where('purged_at', 'is', null).executeTakeFirst();

const accounts = (db: Database) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'username', 'role', sql<AccountType>`account_type`.as('accountType')])
    .select('country');

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
export async function countPlacesTaken(db: Database, sellerId: string, now: Date) {
  const { count, featured } = await db
    .selectFrom('ads')
    .select((ad) => [
      ad.fn.countAll<string>().as('count'),
      ad.fn
        .countAll<string>()
        .filterWhere('status', '=', 'live')
        .filterWhere('featured_until', '>', now)
        .as('featured'),
    ])
    .where('seller_id', '=', sellerId)
    .where(holdsPlace(now))
    .executeTakeFirstOrThrow();
  return { liveAds: Number(count), featuredAds: Number(featured) };
}
