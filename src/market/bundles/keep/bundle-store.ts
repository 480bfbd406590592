import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { BundleNeed } from '#rules/bundles/bundle-need.ts';
import { readStoredNeed } from '#rules/bundles/stored-need-schema.ts';
import { isId } from '#rules/id.ts';
import type { Currency } from '#rules/money/money.ts';

export type MemberRow = {
  position: number;
  ad_id: string;
  price: number;
  currency: Currency;
  counted_grams: number;
};

export type BundleRow = {
  id: string;
  name: string;
  need: BundleNeed;
  is_watched: boolean;
  created_at: Date;
  members: MemberRow[];
};

const MEMBERS = sql<MemberRow[]>`coalesce((
  select json_agg(json_build_object('position', member.position, 'ad_id', member.ad_id, 'price', member.price,
    'currency', member.currency, 'counted_grams', member.counted_grams) order by member.position)
  from bundle_members as member where member.bundle_id = bundles.id), '[]')`;

/** What somebody keeps, the newest first, each with its members. */
export async function listBundleRows(db: Database, accountId: string): Promise<BundleRow[]> {
  const rows = await selectBundles(db)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toBundle);
}

export async function findBundleRow(
  db: Database,
  accountId: string,
  id: string,
): Promise<BundleRow | undefined> {
  if (!isId(id)) return undefined;
  const row = await selectBundles(db)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toBundle(row);
}

const selectBundles = (db: Database) =>
  db.selectFrom('bundles').select(['id', 'name', 'need', 'is_watched', 'created_at', MEMBERS.as('members')]);

const toBundle = <Row extends { need: unknown }>(row: Row) => ({ ...row, need: readStoredNeed(row.need) });

/** How many somebody keeps, and how many of these they hear about. */
export async function countBundles(
  db: Database,
  accountId: string,
): Promise<{ kept: number; watched: number }> {
  const { rows } = await sql<{ kept: number; watched: number }>`
    select count(*)::integer as kept, (count(*) filter (where is_watched))::integer as watched
    from bundles where account_id = ${accountId}`.execute(db);
  return rows[0] ?? { kept: 0, watched: 0 };
}

type NewBundle = {
  accountId: string;
  name: string;
  need: BundleNeed;
  isWatched: boolean;
  unsubscribeToken: string;
  members: readonly MemberRow[];
  now: Date;
};

export async function insertBundle(db: Database, bundle: NewBundle): Promise<string> {
  const { id } = await db
    .insertInto('bundles')
    .values({
      account_id: bundle.accountId,
      name: bundle.name,
      need: JSON.stringify(bundle.need),
      is_watched: bundle.isWatched,
      unsubscribe_token: bundle.unsubscribeToken,
      created_at: bundle.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('bundle_members')
    .values(bundle.members.map((member) => ({ ...member, bundle_id: id })))
    .execute();
  return id;
}

/** Puts an ad into a place, whatever stood there. */
export async function putMember(db: Database, bundleId: string, member: MemberRow): Promise<void> {
  const { position: _place, ...other } = member;
  await db
    .insertInto('bundle_members')
    .values({ bundle_id: bundleId, ...member })
    .onConflict((conflict) =>
      conflict.columns(['bundle_id', 'position']).doUpdateSet({ ...other, told_price: null, told_at: null }),
    )
    .execute();
}

export async function removeBundle(db: Database, accountId: string, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const { numDeletedRows } = await db
    .deleteFrom('bundles')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function setWatched(
  db: Database,
  { accountId, id, isWatched }: { accountId: string; id: string; isWatched: boolean },
): Promise<void> {
  await db
    .updateTable('bundles')
    .set({ is_watched: isWatched })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
}

/** Stops the e-mails of one bundle by the token that is in each of them. */
export async function muteBundle(db: Database, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bundles')
    .set({ is_watched: false })
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
