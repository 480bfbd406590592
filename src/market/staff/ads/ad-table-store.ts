import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';
import { isInStaffList, listColumns, type StaffColumnIn } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import type { AdStatus } from '#rules/ads/state.ts';
import type { HoldKind } from '#rules/moderation/holds.ts';
import { isId } from '#rules/id.ts';
import { readShortNumber } from '#rules/numbers/short-number.ts';
import type { AdsTable } from '#rules/staff/table-schema.ts';
import type { AdScope } from '#rules/staff/table-words.ts';
import { selectMainPhotoKey } from '../../sql/main-photo-sql.ts';
import { isPastItsDate } from '../../sql/past-its-date-sql.ts';
import { selectIsPaidOut } from '../../sql/paid-out-sql.ts';
import { accountsFound, type TableOrder, type StaffQuery } from '../tables/table-store.ts';

export type StaffAdRow = {
  id: string;
  number: string;
  slug: string;
  title: string | null;
  status: AdStatus;
  version: number;
  status_since: Date;
  expires_at: Date | null;
  published_at: Date | null;
  held: HoldKind | null;
  reserved_until: Date | null;
  reserved_offer: string | null;
  paid_offer: string | null;
  is_paid_out: boolean;
  seller_id: string;
  seller_name: string;
  entered_by: string | null;
  entered_name: string | null;
  photo_key: string | null;
  risk: number;
  open_reports: number;
  created_at: Date;
  updated_at: Date;
} & Pick<Selectable<DB['ads']>, StaffColumnIn<typeof AD_FIELDS>>;

/** Ads as staff look through them, drafts and deleted ones too. */
export function toAdsQuery(
  { q, status, entered, reported, tape, sort }: Omit<AdsTable, 'limit' | 'after'>,
  scope: AdScope,
  { viewerId, now }: { viewerId: string; now: Date },
): StaffQuery {
  const where = [
    ...scopeConditions(scope, viewerId),
    ...(q ? [wordsCondition(q)] : []),
    ...(status ? [statusCondition(status, now)] : []),
    ...(entered ? [entered === 'staff' ? sql`ads.entered_by is not null` : sql`ads.entered_by is null`] : []),
    ...(reported ? [REPORTED] : []),
    ...(tape ? [TAPE[tape]] : []),
  ];
  return { columns: COLUMNS, from: sql`ads`, where, id: sql`ads.id`, order: ORDERS[sort] };
}

/** What the bulk needs to know of an ad before it changes it. */
export async function findAdInBrief(db: Database, id: string) {
  if (!isId(id)) return undefined;
  return db.selectFrom('ads').select(['title', 'number', 'status']).where('id', '=', id).executeTakeFirst();
}

/** Whether somebody of our staff has ever entered an ad for this seller. */
export async function hasEnteredFor(db: Database, staffId: string, sellerId: string): Promise<boolean> {
  if (!isId(sellerId)) return false;
  const row = await db
    .selectFrom('ads')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('entered_by', '=', staffId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const COLUMNS = sql`ads.id, ads.number, slug, title, status, version, status_since, expires_at, published_at, held, seller_id, entered_by,
  reserved_until, reserved_offer, paid_offer, ${selectIsPaidOut('ads.id')} as is_paid_out,
  ${sql.join(listColumns(AD_FIELDS, isInStaffList).map((column) => sql.ref(`ads.${column}`)))}, risk, ads.created_at, ads.updated_at,
  (select username from accounts where id = seller_id) as seller_name,
  (select username from accounts where id = entered_by) as entered_name,
  ${selectMainPhotoKey('ads.id')} as photo_key,
  (select count(*)::int from reports where ad_id = ads.id and decided_at is null) as open_reports`;

/** An array and not a join: reports are few, and walking all ads in order to meet them would take long. */
const REPORTED = sql`ads.id = any(array(
  select ad_id from reports where decided_at is null and ad_id is not null))`;

const TAPE: Record<NonNullable<AdsTable['tape']>, RawBuilder<unknown>> = {
  measured: sql`ads.measured`,
  unconfirmed: sql`(ads.status in ('live', 'paused', 'pending_review') and not ads.measured
    and exists (select from photos where photos.ad_id = ads.id and photos.tape))`,
};

const ORDERS: Record<AdsTable['sort'], TableOrder> = {
  updated: { key: sql`ads.updated_at`, type: 'timestamptz', first: 'most' },
  newest: { key: sql`ads.created_at`, type: 'timestamptz', first: 'most' },
  oldest: { key: sql`ads.created_at`, type: 'timestamptz', first: 'least' },
  priciest: { key: sql`coalesce(ads.price_usd_cents, 0)`, type: 'bigint', first: 'most' },
  cheapest: { key: sql`coalesce(ads.price_usd_cents, 0)`, type: 'bigint', first: 'least' },
  riskiest: { key: sql`ads.risk`, type: 'bigint', first: 'most' },
};

function scopeConditions(scope: AdScope, viewerId: string): RawBuilder<unknown>[] {
  if (scope.of === 'mine') return [sql`ads.entered_by = ${viewerId}`];
  if (scope.of === 'seller') return [isId(scope.userId) ? sql`ads.seller_id = ${scope.userId}` : sql`false`];
  return [];
}

/** Expiry holds at read time here too. */
function statusCondition(status: AdStatus, now: Date): RawBuilder<unknown> {
  if (status === 'live') return sql`ads.status = 'live' and not ${isPastItsDate(now)}`;
  if (status === 'expired')
    return sql`(ads.status = 'expired' or (ads.status = 'live' and ${isPastItsDate(now)}))`;
  return sql`ads.status = ${status}`;
}

/** An ad's number, its or a seller's id, a seller's address or name, or words. The three arms have an index of words each. */
function wordsCondition(q: string): RawBuilder<unknown> {
  const number = readShortNumber(q, 'ad');
  if (number !== undefined) return sql`ads.number = ${number}`;
  if (isId(q)) return sql`(ads.id = ${q} or ads.seller_id = ${q})`;
  if (q.includes('@')) return sql`ads.seller_id = any(${accountsFound(q)})`;
  const words = sql`ads.search @@ websearch_to_tsquery('hair_words', ${q})`;
  return sql`((ads.status = 'live' and ${words}) or (ads.status = 'sold' and ${words})
    or (ads.status not in ('live', 'sold') and ${words}) or ads.seller_id = any(${accountsFound(q)}))`;
}
