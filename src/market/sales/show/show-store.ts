import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';
import type { Cursor } from '../../cursor.ts';
import {
  type DecisionRow,
  type DisputeRow,
  findDispute,
  listDecisionsOfSale,
  listStatements,
} from '../disputes/dispute-store.ts';
import { findPayFailure } from '../pay/payment-store.ts';
import { isRefundSlow, readOwed } from '../money/owed-store.ts';
import type { PayFailure } from '#rules/sales/life/sale-kinds.ts';
import type { SaleRow } from '../sale-store.ts';
import type { SaleStanding } from '#rules/sales/life/sale-hindrances.ts';
import type { SaleView } from './sale-view.ts';
import { findParcel, listPartOffers } from '../steps/proof-store.ts';

export type Address = { name: string; lines: string[]; country: string };
/** What hangs on a sale and is shown with it. */
export type SaleThings = {
  photos: Pick<Selectable<DB['sale_photos']>, 'photo_id' | 'kind' | 'seen_before' | 'word' | 'sent_by'>[];
  parcel: Selectable<DB['sale_parcels']> | null;
  parcelBack: Selectable<DB['sale_parcels']> | null;
  address: Address | null;
  returnAddress: Address | null;
  standing: SaleStanding;
  dispute: DisputeRow | null;
  statements: Awaited<ReturnType<typeof listStatements>>;
  decisions: DecisionRow[];
  /** Of the disputes before this one. */
  earlierDecisions: DecisionRow[];
  partOffer: { amount: number; until: string } | null;
  steps: Pick<Selectable<DB['sale_steps']>, 'event' | 'to_state' | 'at' | 'account_id'>[];
  owed: Awaited<ReturnType<typeof readOwed>>;
  isRefundSlow: boolean;
  payFailure: PayFailure | null;
};

export async function readSaleThings(
  db: Database,
  { id: saleId, state }: Pick<SaleRow, 'id' | 'state'>,
  now: Date,
): Promise<Omit<SaleThings, 'standing' | 'address' | 'returnAddress'>> {
  const photos = await db
    .selectFrom('sale_photos')
    .select(['photo_id', 'kind', 'seen_before', 'word', 'sent_by'])
    .where('sale_id', '=', saleId)
    .orderBy('sent_at')
    .orderBy('photo_id')
    .execute();
  const steps = await stepRows(db, saleId);
  const part = (await listPartOffers(db, saleId)).find(
    ({ taken_at, expires_at }) => taken_at === null && expires_at > now,
  );
  const dispute = (await findDispute(db, saleId)) ?? null;
  const decided = dispute ? await listDecisionsOfSale(db, saleId) : [];
  return {
    dispute,
    statements: dispute ? await listStatements(db, saleId) : [],
    decisions: decided.filter(({ dispute_id }) => dispute_id === dispute?.id),
    earlierDecisions: decided.filter(({ dispute_id }) => dispute_id !== dispute?.id),
    parcelBack: (await findParcel(db, saleId, 'back')) ?? null,
    photos,
    steps,
    parcel: (await findParcel(db, saleId, 'out')) ?? null,
    owed: await readOwed(db, saleId),
    isRefundSlow: state === 'refunding' && (await isRefundSlow(db, saleId)),
    payFailure: state === 'agreed' ? await findPayFailure(db, saleId) : null,
    partOffer: part ? { amount: part.amount, until: part.expires_at.toISOString() } : null,
  };
}

const stepRows = (db: Database, saleId: string) =>
  db
    .selectFrom('sale_steps')
    .select(['event', 'to_state', 'at', 'account_id'])
    .where('sale_id', '=', saleId)
    .orderBy('id')
    .execute();

/** What happened in a sale, the oldest first. */
export async function listSteps(db: Database, saleId: string): Promise<SaleView['steps']> {
  const rows = await stepRows(db, saleId);
  return rows.map(({ event, to_state, at }) => ({ event, to: to_state, at: at.toISOString() }));
}

/**
 * The sales that a photo is in, and who may see it: as their evidence, or of the ad when both said yes. 'ad-held': they
 * are looked into, or were taken down.
 */
export async function listSalesOfPhoto(db: Database, photoId: string): Promise<PhotoInSale[]> {
  const { rows } = await sql<PhotoInSale>`
    select photos.file_key, sent.kind::text as kind, sale.buyer_id, sale.seller_id
      from sale_photos as sent join protected_sales as sale on sale.id = sent.sale_id
      join photos on photos.id = sent.photo_id where sent.photo_id = ${photoId}
    union all
    select photos.file_key, case when ads.held in ('check', 'removal') then 'ad-held' else 'ad' end, sale.buyer_id, sale.seller_id
      from sale_terms as terms join protected_sales as sale on sale.id = terms.sale_id
      join ads on ads.id = sale.ad_id join photos on photos.id = ${photoId}
      where terms.photo_ids @> array[${photoId}::uuid] and terms.hair <> '{}'`.execute(db);
  return rows;
}
export type PhotoInSale = { file_key: string; kind: string; buyer_id: string; seller_id: string };

/** The hair as the ad described and showed it when both said yes; nothing once it is forgotten. */
export async function findTermsHair(
  db: Database,
  saleId: string,
): Promise<{ hair: Record<string, unknown>; photos: string[] }> {
  const row = await db
    .selectFrom('sale_terms')
    .innerJoin('protected_sales as sale', 'sale.id', 'sale_terms.sale_id')
    .innerJoin('ads', 'ads.id', 'sale.ad_id')
    .select('hair')
    .select(
      sql<
        string[]
      >`case when ads.held in ('check', 'removal') or hair = '{}' then '{}' else photo_ids end`.as('photos'),
    )
    .where('sale_id', '=', saleId)
    .executeTakeFirst();
  return { hair: (row?.hair ?? {}) as Record<string, unknown>, photos: row?.photos ?? [] };
}

type Which = { accountId: string; role: 'buyer' | 'seller' | undefined; isOpen: boolean | undefined };

/** The ids of somebody's sales, the newest first. */
export async function listSaleIds(
  db: Database,
  { accountId, role, isOpen }: Which,
  { after, most }: { after: Cursor | undefined; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('protected_sales')
    .select('id')
    .where((sale) =>
      sale.or([
        ...(role === 'seller' ? [] : [sale('buyer_id', '=', accountId)]),
        ...(role === 'buyer' ? [] : [sale('seller_id', '=', accountId)]),
      ]),
    )
    .$if(isOpen !== undefined, (sales) => sales.where('ended_at', isOpen ? 'is' : 'is not', null))
    .$if(after !== undefined, (sales) => sales.where(sql<boolean>`id < ${after?.id ?? ''}::uuid`))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The sales of these ads of a seller that are not over: one an ad, by an index of its own. And those whose payment was
 * taken back since: the light over an ad turns red and does not just go out.
 */
export async function listLitSaleIdsOfAds(
  db: Database,
  adIds: readonly string[],
  { sellerId, takenBackSince }: { sellerId: string; takenBackSince: Date },
): Promise<string[]> {
  if (adIds.length === 0) return [];
  const ofThese = db
    .selectFrom('protected_sales')
    .select(['id', 'ad_id'])
    .where('ad_id', 'in', [...adIds])
    .where('seller_id', '=', sellerId);
  const { rows } = await sql<{ id: string }>`
    select distinct on (ad_id) id from (
      ${ofThese.select(sql<boolean>`true`.as('is_open')).where('ended_at', 'is', null)}
      union all
      ${ofThese
        .select(sql<boolean>`false`.as('is_open'))
        .where('state', '=', 'reversed')
        .where('ended_at', '>', takenBackSince)}
    ) as lit
    order by ad_id, is_open desc, id desc`.execute(db);
  return rows.map(({ id }) => id);
}
