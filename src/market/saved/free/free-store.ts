import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { wantsMail } from '../../sql/mail-choice-sql.ts';

/** An ad that everybody sees, and for whom it is kept. */
export async function findKept(db: Database, adId: string, now: Date) {
  return db
    .selectFrom('ads')
    .leftJoin('offers', 'offers.id', 'ads.reserved_offer')
    .select(['ads.id', 'ads.seller_id', 'ads.reserved_until', 'offers.buyer_id as reserved_for'])
    .where('ads.id', '=', adId)
    .where('ads.status', '=', 'live')
    .where('ads.held', 'is', null)
    .where('ads.expires_at', '>', now)
    .executeTakeFirst();
}

export async function setWaiting(db: Database, accountId: string, adId: string): Promise<void> {
  await db
    .updateTable('saved_ads')
    .set({ waits_until_free: true })
    .where('account_id', '=', accountId)
    .where('ad_id', '=', adId)
    .execute();
}

/** So many of the ads that somebody waits for and anybody could buy now, by their ids. */
export async function listFreeAwaited(
  db: Database,
  { now, after, most }: { now: Date; after: string | null; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('ads')
    .select('id')
    .where('status', '=', 'live')
    .where('held', 'is', null)
    .where('expires_at', '>', now)
    .where((is) => is.or([is('reserved_until', 'is', null), is('reserved_until', '<=', now)]))
    .where('id', 'in', (awaited) =>
      awaited
        .selectFrom('saved_ads')
        .select('ad_id')
        .where(sql<boolean>`waits_until_free`)
        .$if(after !== null, (ids) => ids.where('ad_id', '>', after)),
    )
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export type Waiting = { accountId: string; username: string; email: string; wantsMail: boolean };

/** So many who wait for this ad, who wait no longer by that: whoever has blocked its seller, or is blocked, is not told. */
export async function takeWaiting(
  db: Database,
  { adId, sellerId, most }: { adId: string; sellerId: string; most: number },
): Promise<{ taken: number; people: Waiting[] }> {
  const { rows } = await sql<Waiting & { isTold: boolean }>`
    with taken as (
      update saved_ads set waits_until_free = false
      where waits_until_free and (account_id, ad_id) in (
        select account_id, ad_id from saved_ads where ad_id = ${adId} and waits_until_free
        order by created_at limit ${most} for update skip locked)
      returning account_id)
    select account.id as "accountId", account.username, account.email,
      ${wantsMail('account.id', 'offer')} as "wantsMail",
      account.blocked_at is null and account.deleted_at is null and not exists (
        select from blocks where (blocker_id = account.id and blocked_id = ${sellerId})
          or (blocker_id = ${sellerId} and blocked_id = account.id)) as "isTold"
    from taken join accounts as account on account.id = taken.account_id`.execute(db);
  return {
    taken: rows.length,
    people: rows.flatMap(({ isTold, ...person }) => (isTold ? [person] : [])),
  };
}
