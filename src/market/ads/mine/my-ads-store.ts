import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';
import type { AdStatus } from '#rules/ads/state.ts';
import type { AdDay, AdFigures } from './own-ad-view.ts';
import type { AdRow } from '../ad-rows-store.ts';
import { type PhotoRow, readMainPhoto, withMainPhoto } from '../../sql/main-photo-sql.ts';
import type { Cursor } from '../../cursor.ts';
import { isBeyond } from '../../sql/cursor-sql.ts';
import { isPastItsDate } from '../../sql/past-its-date-sql.ts';
import { selectIsPaidOut } from '../../sql/paid-out-sql.ts';

/** Whose ads: a seller's own, or those a staff member entered. */
export type Keeper = { sellerId: string } | { enteredBy: string };
export type OwnAdRow = AdRow & { photo: PhotoRow | null; figures: AdFigures; is_paid_out: boolean };

type Wanted = { keeper: Keeper; status?: AdStatus | undefined; now: Date };
type Ads = SelectQueryBuilder<DB, 'ads', object>;

/** So many, newest first, from the cursor on. */
export async function listKeeperAds(
  db: Database,
  { keeper, status, now, after, limit }: Wanted & { after: Cursor | undefined; limit: number },
): Promise<OwnAdRow[]> {
  let ads = selectKeeperAds(db, keeper);
  ads = status ? ads.where(standingStatus(now), '=', status) : ads.where('ads.status', '<>', 'deleted');
  if (after) ads = ads.where(isBeyond(NEWEST, after));
  const rows = await withMainPhoto(ads.selectAll('ads'))
    .select(selectIsPaidOut('ads.id').as('is_paid_out'))
    .select(
      sql<AdFigures>`(select json_build_object('views', coalesce(sum(views), 0), 'saves', coalesce(sum(saves), 0),
        'conversations', coalesce(sum(conversations), 0),
        'lowOffers', coalesce(sum(low_offers), 0)) from ad_figures_daily where ad_id = ads.id)`.as('figures'),
    )
    .orderBy('ads.created_at', 'desc')
    .orderBy('ads.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, photo: readMainPhoto(row) }));
}

const NEWEST = { value: sql`ads.created_at`, id: sql`ads.id`, type: 'timestamptz', downwards: true } as const;

/** How many there are in each status, by the clock. */
export async function countKeeperAds(
  db: Database,
  keeper: Keeper,
  now: Date,
): Promise<Map<AdStatus, number>> {
  const rows = await selectKeeperAds(db, keeper)
    .select((ad) => [standingStatus(now).as('standing'), ad.fn.countAll<string>().as('count')])
    .groupBy('standing')
    .execute();
  return new Map(rows.map(({ standing, count }) => [standing, Number(count)]));
}

/** What happened to one ad, day by day, days without anything left out. */
export async function listFiguresByDay(db: Database, adId: string, since: string): Promise<AdDay[]> {
  return db
    .selectFrom('ad_figures_daily')
    .select(['day', 'views', 'saves', 'conversations', 'low_offers as lowOffers'])
    .where('ad_id', '=', adId)
    .where('day', '>=', since)
    .orderBy('day')
    .execute();
}

/** Ads that wait for staff, the longest first; a creator is never shown an entry of their own. */
export async function listWaitingAds(
  db: Database,
  { notEnteredBy, limit }: { notEnteredBy: string | null; limit: number },
) {
  let waiting = db
    .selectFrom('ads')
    .innerJoin('accounts', 'accounts.id', 'ads.seller_id')
    .selectAll('ads')
    .select('accounts.username as seller_name')
    .where('ads.status', '=', 'pending_review');
  if (notEnteredBy !== null) waiting = waiting.where('ads.entered_by', 'is distinct from', notEnteredBy);
  return waiting.orderBy('ads.status_since').orderBy('ads.id').limit(limit).execute();
}

const selectKeeperAds = (db: Database, keeper: Keeper): Ads =>
  'sellerId' in keeper
    ? db.selectFrom('ads').where('ads.seller_id', '=', keeper.sellerId)
    : db.selectFrom('ads').where('ads.entered_by', '=', keeper.enteredBy);

/** Expiry holds at read time here too. */
const standingStatus = (now: Date) =>
  sql<AdStatus>`case when ads.status = 'live' and ${isPastItsDate(now)} then 'expired' else ads.status end`;
