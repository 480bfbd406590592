import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';
import type { AdEvent } from '#rules/ads/state.ts';
import { isId } from '#rules/id.ts';
import { selectIsPaidOut } from '../sql/paid-out-sql.ts';
import type { AdRow } from './ad-rows-store.ts';

export type AdChange = Omit<Updateable<DB['ads']>, 'id' | 'version'>;

/** An ad in any status, drafts too. */
export async function findAd(db: Database, id: string): Promise<AdRow | undefined> {
  if (!isId(id)) return undefined;
  return db.selectFrom('ads').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * The same, and nobody else changes it until this transaction ends: of several at once one wins. The seller's row is
 * locked before the ad's, as whoever counts places or hides somebody's ads does: nobody waits in a circle.
 */
export async function lockAd(db: Database, id: string): Promise<AdRow | undefined> {
  if (!isId(id)) return undefined;
  await sql`select from accounts where id = (select seller_id from ads where id = ${id}) for no key update`.execute(
    db,
  );
  return db.selectFrom('ads').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertDraft(db: Database, draft: Insertable<DB['ads']>): Promise<AdRow> {
  await nameStep(db, 'save', null);
  return db.insertInto('ads').values(draft).returningAll().executeTakeFirstOrThrow();
}

type Step = { event: AdEvent; reason: string | null };

/** Writes a change as the next version; a change of status names its step, which the database records. */
export async function updateAd(
  db: Database,
  ad: Pick<AdRow, 'id' | 'version'>,
  change: AdChange,
  step?: Step,
): Promise<AdRow> {
  if (step) await nameStep(db, step.event, step.reason);
  return db
    .updateTable('ads')
    .set({ ...change, version: ad.version + 1 })
    .where('id', '=', ad.id)
    .where('version', '=', ad.version)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends an overdue ad as the clock would have done, before its owner goes on with it. */
export async function endOverdueAd(db: Database, ad: AdRow): Promise<AdRow> {
  const viewer = await sql<{ id: string }>`select current_setting('fairhank.viewer', true) as id`.execute(db);
  await sql`select set_config('fairhank.viewer', '', true)`.execute(db);
  const ended = await updateAd(
    db,
    ad,
    { status: 'expired', status_since: ad.expires_at ?? ad.status_since },
    { event: 'expire', reason: null },
  );
  await sql`select set_config('fairhank.viewer', ${viewer.rows[0]?.id ?? ''}, true)`.execute(db);
  return ended;
}

/** Why staff sent the ad back or rejected it, the last time they did. */
export async function findReviewNote(db: Database, adId: string): Promise<string | null> {
  const row = await db
    .selectFrom('ad_transitions')
    .select('reason')
    .where('ad_id', '=', adId)
    .where('event', 'in', ['ask-for-changes', 'reject'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.reason ?? null;
}

/** The settings last as long as the transaction; see migration 0004. */
async function nameStep(db: Database, event: AdEvent, reason: string | null): Promise<void> {
  await sql`select set_config('fairhank.event', ${event}, true),
    set_config('fairhank.reason', ${reason ?? ''}, true)`.execute(db);
}

/** The same ad, and whether its hair was paid out in a protected sale. */
export async function withPaidOut(db: Database, ad: AdRow): Promise<AdRow & { is_paid_out: boolean }> {
  // On show it cannot be, and nearly every ad is.
  if (ad.status === 'live' || ad.status === 'draft') return { ...ad, is_paid_out: false };
  const row = await db
    .selectFrom('ads')
    .select(selectIsPaidOut('ads.id').as('is_paid_out'))
    .where('id', '=', ad.id)
    .executeTakeFirst();
  return { ...ad, is_paid_out: row?.is_paid_out ?? false };
}
