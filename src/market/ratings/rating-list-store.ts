import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { SaleSide } from '#rules/ratings/rating-rules.ts';
import type { Cursor } from '../cursor.ts';
import { isBeyond } from '../sql/cursor-sql.ts';

export type RatingRow = {
  id: string;
  as_described: number;
  kind: number;
  quick: number;
  sentence: string | null;
  written_at: Date;
  answer: string | null;
  answered_at: Date | null;
  sealed_until: Date | null;
  removed_at: Date | null;
  about_seller: boolean;
  version: number;
  title: string | null;
  /** Of whoever is on the other end of the list: who wrote it, or whom it is about. Null: they have left. */
  name: string | null;
  case_number: string | null;
  reason: string | null;
};

const SAID = sql`rating.id, as_described, rating.kind, quick, sentence, written_at, answer, answered_at, sealed_until,
  removed_at, about_seller, rating.version`;
const NAME = sql`case when person.deleted_at is null and person.purged_at is null then person.username end as name`;
const LATEST = { value: sql`written_at`, id: sql`rating.id`, type: 'timestamptz', downwards: true } as const;

/** Can be read by everybody. */
const IS_SHOWN = sql`sealed_until is null and removed_at is null`;

type ShownRow = Omit<RatingRow, 'title' | 'case_number' | 'reason'>;

/** What buyers said of a seller, the latest first; what is sealed or was taken down is not among it. */
export async function listShownAbout(
  db: Database,
  sellerId: string,
  { after, limit }: { after?: Cursor | undefined; limit: number },
): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select ${SAID}, ${NAME} from ratings as rating join accounts as person on person.id = by_id
    where about_id = ${sellerId} and about_seller and ${IS_SHOWN}
      and ${after ? isBeyond(LATEST, after) : sql`true`}
    order by written_at desc, rating.id desc limit ${limit}`.execute(db);
  return rows;
}

/** What somebody may read about themselves. */
export async function listAboutOneself(db: Database, accountId: string, limit: number): Promise<RatingRow[]> {
  const { rows } = await sql<RatingRow>`
    select ${SAID}, ${NAME}, ads.title, null as case_number, null as reason
    from ratings as rating join accounts as person on person.id = by_id
      join sales on sales.id = sale_id join ads on ads.id = sales.ad_id
    where about_id = ${accountId} and ${IS_SHOWN}
    order by written_at desc, rating.id desc limit ${limit}`.execute(db);
  return rows;
}

/** What somebody wrote, with the case in which it was taken down. */
export async function listWritten(db: Database, accountId: string, limit: number): Promise<RatingRow[]> {
  const { rows } = await sql<RatingRow>`
    select ${SAID}, ${NAME}, ads.title, removal.case_number, removal.statement as reason
    from ratings as rating join accounts as person on person.id = about_id
      join sales on sales.id = sale_id join ads on ads.id = sales.ad_id
      left join lateral (
        select case_number, statement from reports where rating_id = rating.id and outcome = 'removed'
          and appeal_outcome is distinct from 'reversed' order by decided_at desc limit 1
      ) as removal on removed_at is not null
    where by_id = ${accountId}
    order by written_at desc, rating.id desc limit ${limit}`.execute(db);
  return rows;
}

export type UnratedRow = {
  id: string;
  sold_at: Date;
  seller_id: string;
  title: string | null;
  name: string | null;
};

type Unrated = { accountId: string; soldSince: Date; id?: string; limit: number };

/** Sales that somebody has not rated yet and still may, the latest first; only one of them where it is named. */
export async function listUnrated(
  db: Database,
  { accountId, soldSince, id, limit }: Unrated,
): Promise<UnratedRow[]> {
  const { rows } = await sql<UnratedRow>`
    select sales.id, sales.sold_at, sales.seller_id, ads.title, ${NAME}
    from sales join ads on ads.id = sales.ad_id
      join accounts as person
        on person.id = case when sales.seller_id = ${accountId} then sales.buyer_id else sales.seller_id end
    where ${accountId} in (sales.seller_id, sales.buyer_id) and sales.sold_at >= ${soldSince}
      and not exists (select from ratings where sale_id = sales.id and by_id = ${accountId})
      and ${id === undefined ? sql`true` : sql`sales.id = ${id}`}
    order by sales.sold_at desc, sales.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The sum of all marks and the number of ratings that count for somebody as seller or as buyer. */
export async function sumMarks(
  db: Database,
  accountId: string,
  side: SaleSide,
): Promise<{ sum: number; count: number }> {
  const { rows } = await sql<{ sum: number; count: number }>`
    select coalesce(sum(as_described + kind + quick), 0)::int as sum, count(*)::int as count
    from ratings where about_id = ${accountId} and about_seller = ${side === 'seller'} and ${IS_SHOWN}`.execute(
    db,
  );
  return rows[0] ?? { sum: 0, count: 0 };
}

/** What a conversation has to do with a sale, as one of its two sees it. */
export async function findSaleOfThread(db: Database, conversationId: string, accountId: string) {
  const { rows } = await sql<{
    sale_id: string | null;
    sold_at: Date | null;
    has_rated: boolean;
    seller_id: string;
    buyer_id: string;
    ad_id: string;
    ad_status: string;
    ad_version: number;
  }>`
    select sales.id as sale_id, sales.sold_at, talk.seller_id, talk.buyer_id, ads.id as ad_id,
      ads.status as ad_status, ads.version as ad_version,
      exists (select from ratings where sale_id = sales.id and by_id = ${accountId}) as has_rated
    from conversations as talk join ads on ads.id = talk.ad_id
      left join sales on sales.conversation_id = talk.id
    where talk.id = ${conversationId} and ${accountId} in (talk.seller_id, talk.buyer_id)`.execute(db);
  return rows[0];
}
