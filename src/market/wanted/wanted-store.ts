import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';
import { isId } from '#rules/id.ts';
import { isUpheld, reportsAbout } from '../sql/reports-about-sql.ts';

/** A request with its buyer as others see them. */
export type WantedRow = Selectable<DB['wanted_ads']> & {
  buyer_name: string;
  buyer_country: string;
  is_certified: boolean;
};
type WantedChange = Omit<Updateable<DB['wanted_ads']>, 'id' | 'version' | 'buyer_id'>;

export const selectWanted = (now: Date): RawBuilder<unknown> => sql`
  select wanted.*, buyer.username as buyer_name, buyer.country as buyer_country,
    is_certified_buyer(buyer.id, ${now}) as is_certified
  from wanted_ads as wanted join accounts as buyer on buyer.id = wanted.buyer_id`;

/** A request in any status. */
export async function findWanted(db: Database, id: string, now: Date): Promise<WantedRow | undefined> {
  if (!isId(id)) return undefined;
  const { rows } = await sql<WantedRow>`${selectWanted(now)} where wanted.id = ${id}`.execute(db);
  return rows[0];
}

/**
 * The same, and nobody else changes it until this transaction ends. The owner's row is locked before the request's, as
 * whoever counts places or hides what is somebody's does: nobody waits in a circle.
 */
export async function lockWanted(db: Database, id: string, now: Date): Promise<WantedRow | undefined> {
  if (!isId(id)) return undefined;
  await sql`select from accounts where id = (select buyer_id from wanted_ads where id = ${id})
    for no key update`.execute(db);
  await sql`select from wanted_ads where id = ${id} for update`.execute(db);
  return findWanted(db, id, now);
}

export async function insertWanted(db: Database, wanted: Insertable<DB['wanted_ads']>): Promise<string> {
  const { id } = await db.insertInto('wanted_ads').values(wanted).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Writes a change as the next version. */
export async function updateWanted(
  db: Database,
  { id, version }: Pick<WantedRow, 'id' | 'version'>,
  change: WantedChange,
): Promise<void> {
  await db
    .updateTable('wanted_ads')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Ends one as the clock would have done, before its owner goes on with it. */
export async function endAtItsDay(
  db: Database,
  { id, version, ends_at }: Pick<WantedRow, 'id' | 'version' | 'ends_at'>,
  now: Date,
): Promise<{ id: string; version: number }> {
  await updateWanted(db, { id, version }, { status: 'ended', ended_at: ends_at, updated_at: now });
  return { id, version: version + 1 };
}

/** How many places of a plan somebody has taken: what is live, and what waits to be. */
export async function countPlaces(db: Database, buyerId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from wanted_ads
    where buyer_id = ${buyerId} and status in ('live', 'pending_review') and ends_at > ${now}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many requests somebody has, live or over; what is deleted is not theirs any more. */
export async function countOwn(db: Database, buyerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('wanted_ads')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('buyer_id', '=', buyerId)
    .where('status', '<>', 'deleted')
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether one of those places is free as soon as its owner ends it. */
export async function hasWantedToEnd(db: Database, buyerId: string, now: Date): Promise<boolean> {
  const live = await db
    .selectFrom('wanted_ads')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('status', '=', 'live')
    .where('ends_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return live !== undefined;
}

/** Ends what is past its day, some at a time, as of that second. One that somebody changes now is left for the next time. */
export async function endDueWanted(db: Database, now: Date, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update wanted_ads set status = 'ended', ended_at = ends_at, version = version + 1, updated_at = ${now}
    where id in (
      select id from wanted_ads where status in ('live', 'pending_review') and ends_at <= ${now}
      order by ends_at limit ${most} for update skip locked
    )`.execute(db);
  return Number(numAffectedRows);
}

/** When somebody came here, and whether a report about anything of theirs led to a removal or a warning that stands. */
export async function findPast(
  db: Database,
  accountId: string,
): Promise<{ createdAt: Date; wasReported: boolean }> {
  const { rows } = await sql<{ createdAt: Date; wasReported: boolean }>`
    select created_at as "createdAt", exists (
      select from (${reportsAbout('person.id')}) as report where ${isUpheld}
    ) as "wasReported"
    from accounts as person where id = ${accountId}`.execute(db);
  return rows[0] ?? { createdAt: new Date(0), wasReported: false };
}
