import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';

export type ParcelRow = Selectable<DB['sale_parcels']>;

export async function insertSalePhoto(db: Database, photo: Insertable<DB['sale_photos']>): Promise<void> {
  await db.insertInto('sale_photos').values(photo).execute();
}

/** The day on which the seller showed her hair off the head: '2026-04-01'. Null before. */
export async function findProofDay(db: Database, saleId: string): Promise<string | null> {
  const step = await db
    .selectFrom('sale_steps')
    .select('at')
    .where('sale_id', '=', saleId)
    .where('event', '=', 'prove')
    .executeTakeFirst();
  return step ? step.at.toISOString().slice(0, 10) : null;
}

export async function findParcel(
  db: Database,
  saleId: string,
  way: 'out' | 'back',
): Promise<ParcelRow | undefined> {
  return db
    .selectFrom('sale_parcels')
    .selectAll()
    .where('sale_id', '=', saleId)
    .where('way', '=', way)
    .executeTakeFirst();
}

/** Whether a parcel number belongs to another parcel of the site. */
export async function isNumberTaken(
  db: Database,
  { carrier, number, saleId }: { carrier: string; number: string; saleId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('sale_parcels')
    .select('sale_id')
    .where('carrier', '=', carrier)
    .where('number', '=', number)
    .where('sale_id', '<>', saleId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertParcel(db: Database, parcel: Insertable<DB['sale_parcels']>): Promise<void> {
  await db.insertInto('sale_parcels').values(parcel).execute();
}

export async function correctParcelRow(
  db: Database,
  saleId: string,
  { carrier, number, now }: { carrier: string; number: string; now: Date },
): Promise<void> {
  await db
    .updateTable('sale_parcels')
    .set({ carrier, number, corrected_at: now })
    .where('sale_id', '=', saleId)
    .where('way', '=', 'out')
    .execute();
}

/** Part offers of a sale, the last first. */
export async function listPartOffers(db: Database, saleId: string) {
  return db
    .selectFrom('sale_part_offers')
    .selectAll()
    .where('sale_id', '=', saleId)
    .orderBy('no', 'desc')
    .execute();
}

export async function insertPartOffer(
  db: Database,
  offer: Insertable<DB['sale_part_offers']>,
): Promise<void> {
  await db.insertInto('sale_part_offers').values(offer).execute();
}

export async function setPartTaken(
  db: Database,
  { saleId, no, refundId, now }: { saleId: string; no: number; refundId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('sale_part_offers')
    .set({ taken_at: now, refund_id: refundId })
    .where('sale_id', '=', saleId)
    .where('no', '=', no)
    .execute();
}
