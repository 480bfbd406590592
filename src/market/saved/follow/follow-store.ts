import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { wantsMail } from '../../sql/mail-choice-sql.ts';
import type { FollowedSeller } from '../saved-view.ts';

export async function insertFollow(
  db: Database,
  { accountId, sellerId, now }: { accountId: string; sellerId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('followed_sellers')
    .values({ account_id: accountId, seller_id: sellerId, told_until: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeFollow(
  db: Database,
  { accountId, sellerId }: { accountId: string; sellerId: string },
): Promise<void> {
  await db
    .deleteFrom('followed_sellers')
    .where('account_id', '=', accountId)
    .where('seller_id', '=', sellerId)
    .execute();
}

export async function countFollowed(db: Database, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('followed_sellers')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whom somebody follows, the last one first; whoever left or is blocked is no seller any more. */
export async function listFollowedRows(
  db: Database,
  accountId: string,
  now: Date,
): Promise<FollowedSeller[]> {
  const { rows } = await sql<FollowedSeller>`
    select seller.id, seller.username, seller.country,
      (select count(*)::int from ads
        where ads.seller_id = seller.id and ads.status = 'live' and ads.held is null and ads.expires_at > ${now}
      ) as "liveAds"
    from followed_sellers as follow
    join accounts as seller on seller.id = follow.seller_id
    where follow.account_id = ${accountId} and seller.blocked_at is null and seller.deleted_at is null
    order by follow.created_at desc, seller.id`.execute(db);
  return rows;
}

export type Follower = {
  accountId: string;
  username: string;
  email: string;
  wantsMail: boolean;
  toldUntil: Date;
};

/** Those who have not heard of everything that the seller published until then; locked until the write is over. */
export async function claimFollowers(
  db: Database,
  { sellerId, until, most }: { sellerId: string; until: Date; most: number },
): Promise<Follower[]> {
  const { rows } = await sql<Follower>`
    select account.id as "accountId", account.username, account.email, follow.told_until as "toldUntil",
      ${wantsMail('account.id', 'followed-seller')} as "wantsMail"
    from followed_sellers as follow
    join accounts as account on account.id = follow.account_id
    where follow.seller_id = ${sellerId} and follow.told_until < ${until}
      and account.blocked_at is null and account.deleted_at is null
    order by follow.told_until, account.id
    limit ${most}
    for update of follow skip locked`.execute(db);
  return rows;
}

export async function setToldFollowers(
  db: Database,
  { sellerId, until, accountIds }: { sellerId: string; until: Date; accountIds: string[] },
): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .updateTable('followed_sellers')
    .set({ told_until: until })
    .where('seller_id', '=', sellerId)
    .where('account_id', 'in', accountIds)
    .execute();
}

/** Whose an ad is and since when everybody sees it; undefined where nobody does. */
export async function findPublished(
  db: Database,
  adId: string,
): Promise<{ sellerId: string; at: Date } | undefined> {
  const row = await db
    .selectFrom('ads')
    .select(['seller_id', 'published_at'])
    .where('id', '=', adId)
    .where('status', '=', 'live')
    .where('held', 'is', null)
    .executeTakeFirst();
  return row?.published_at ? { sellerId: row.seller_id, at: row.published_at } : undefined;
}

/** The live ads of a seller that were published until then, newest first. */
export async function listPublished(
  db: Database,
  { sellerId, until, now, most }: { sellerId: string; until: Date; now: Date; most: number },
): Promise<{ id: string; publishedAt: Date }[]> {
  const rows = await db
    .selectFrom('ads')
    .select(['id', 'published_at as publishedAt'])
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'live')
    .where('held', 'is', null)
    .where('expires_at', '>', now)
    .where('published_at', '<=', until)
    .orderBy('published_at', 'desc')
    .limit(most)
    .execute();
  return rows as { id: string; publishedAt: Date }[];
}
