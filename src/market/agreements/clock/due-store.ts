import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { type OfferRow, selectOffers } from '../agreement-store.ts';

/** Offers whose time is over; those that somebody works on just now are left to them. */
export async function listDueOffers(db: Database, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('offers')
    .select('id')
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** These offers, whatever has become of them. */
export async function listOffers(db: Database, ids: readonly string[]): Promise<OfferRow[]> {
  return selectOffers(db)
    .where(sql<boolean>`offers.id = any(${[...ids]}::uuid[])`)
    .execute();
}

/** Notes of offers that the caller holds that each ended at its own second. */
export async function setExpired(db: Database, ids: readonly string[]): Promise<void> {
  await sql`update offers set state = 'expired', ended_at = expires_at, ended_why = 'time-over'
    where id = any(${[...ids]}::uuid[])`.execute(db);
}

/** Agreements whose time is over, by their ads, which are locked as whoever sells or edits one does. */
export async function listDueAgreements(db: Database, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select reserved_offer as id from ads where reserved_until <= ${now}
      and not exists (select from protected_sales as sale where sale.offer_id = reserved_offer
        and sale.state not in ('agreed', 'released', 'refunding', 'refunded', 'reversed', 'withdrawn', 'lapsed'))
    order by reserved_until limit ${most} for update skip locked`.execute(db);
  return rows.map(({ id }) => id);
}

/** Notes of so many offers that end soon that their answerers are told; each once. */
export async function takeToRemind(
  db: Database,
  { now, before, most }: { now: Date; before: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update offers set reminded_at = ${now} where id in (
      select id from offers where state = 'open' and reminded_at is null
        and expires_at > ${now} and expires_at <= ${before}
      order by expires_at limit ${most} for update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
