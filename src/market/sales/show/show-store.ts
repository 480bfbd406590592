import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';
import type { Cursor } from '../../cursor.ts';
import {
  type DecisionRow,
  type DisputeRow,
  findDispute,
  listDecisions,
  listStatements,
} from '../disputes/dispute-store.ts';
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
  dispute: DisputeRow | null;
  statements: Awaited<ReturnType<typeof listStatements>>;
  decisions: DecisionRow[];
  partOffer: { amount: number; until: string } | null;
  steps: Pick<Selectable<DB['sale_steps']>, 'event' | 'to_state' | 'at' | 'account_id'>[];
};

export async function readSaleThings(
  db: Database,
  saleId: string,
  now: Date,
): Promise<Omit<SaleThings, 'address' | 'returnAddress'>> {
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
  return {
    dispute,
    statements: dispute ? await listStatements(db, saleId) : [],
    decisions: dispute ? await listDecisions(db, dispute.id) : [],
    parcelBack: (await findParcel(db, saleId, 'back')) ?? null,
    photos,
    steps,
    parcel: (await findParcel(db, saleId, 'out')) ?? null,
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

/** A photo of a sale, and who may see it. */
export async function findSalePhoto(db: Database, photoId: string) {
  return db
    .selectFrom('sale_photos')
    .innerJoin('photos', 'photos.id', 'sale_photos.photo_id')
    .innerJoin('protected_sales as sale', 'sale.id', 'sale_photos.sale_id')
    .select(['photos.file_key', 'sale_photos.kind', 'sale.buyer_id', 'sale.seller_id'])
    .where('sale_photos.photo_id', '=', photoId)
    .executeTakeFirst();
}

/** The hair as the ad described it when both said yes; nothing once it is forgotten. */
export async function findTermsHair(db: Database, saleId: string): Promise<Record<string, unknown>> {
  const row = await db
    .selectFrom('sale_terms')
    .select('hair')
    .where('sale_id', '=', saleId)
    .executeTakeFirst();
  return (row?.hair ?? {}) as Record<string, unknown>;
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

/** The sales of these ads of a seller that are not over: one an ad, by an index of its own. */
export async function listOpenSaleIdsOfAds(
  db: Database,
  adIds: readonly string[],
  sellerId: string,
): Promise<string[]> {
  if (adIds.length === 0) return [];
  const rows = await db
    .selectFrom('protected_sales')
    .distinctOn('ad_id')
    .select('id')
    .where('ad_id', 'in', [...adIds])
    .where('seller_id', '=', sellerId)
    .where('ended_at', 'is', null)
    .orderBy('ad_id')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}
