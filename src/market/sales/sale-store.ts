import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB, SaleOutcome, SaleProblem } from '#platform/postgres/schema.ts';
import { isId } from '#rules/id.ts';
import type { SaleEvent } from '#rules/sales/sale-life.ts';

/** A sale with its terms and what of its people, ad, parcels and dispute decides how it stands. */
export type SaleRow = Selectable<DB['protected_sales']> & {
  postage_by: string;
  country: string;
  from_country: string;
  ship_days: number;
  least_grams: number;
  least_length_mm: number;
  ad_version: number;
  ad_title: string | null;
  ad_slug: string;
  buyer: string;
  seller: string;
  is_seller_connected: boolean;
  is_posted: boolean;
  is_return_posted: boolean;
  is_arrival_said: boolean;
  has_return_address: boolean;
  dispute_reason: SaleProblem | null;
  decision: SaleOutcome | null;
  /** What went back so far or is on its way, and how much of it came from our fee. */
  back: number;
  back_house: number;
};

const selectSales = (db: Database, now: Date) =>
  db
    .selectFrom('protected_sales as sale')
    .innerJoin('sale_terms as terms', 'terms.sale_id', 'sale.id')
    .innerJoin('ads', 'ads.id', 'sale.ad_id')
    .innerJoin('accounts as buyers', 'buyers.id', 'sale.buyer_id')
    .innerJoin('accounts as sellers', 'sellers.id', 'sale.seller_id')
    .selectAll('sale')
    .select([
      'terms.postage_by',
      'terms.country',
      'terms.from_country',
      'terms.ship_days',
      'terms.least_grams',
      'terms.least_length_mm',
      'terms.ad_version',
      'ads.title as ad_title',
      'ads.slug as ad_slug',
      'buyers.username as buyer',
      'sellers.username as seller',
    ])
    .select([
      sql<boolean>`exists (select from seller_links where account_id = sale.seller_id and ended_at is null
        and state = 'ready' and usable_from <= ${now})`.as('is_seller_connected'),
      sql<boolean>`sale.shipped_at is not null`.as('is_posted'),
      sql<boolean>`exists (select from sale_parcels where sale_id = sale.id and way = 'back')`.as(
        'is_return_posted',
      ),
      sql<boolean>`exists (select from sale_steps where sale_id = sale.id and event = 'say-arrived'
        and account_id = sale.buyer_id)`.as('is_arrival_said'),
      sql<boolean>`exists (select from sale_addresses where sale_id = sale.id and whose = 'return')`.as(
        'has_return_address',
      ),
      sql<SaleProblem | null>`(select reason from sale_disputes where sale_id = sale.id order by no desc limit 1)`.as(
        'dispute_reason',
      ),
      sql<SaleOutcome | null>`(select outcome from sale_decisions
        where dispute_id = (select id from sale_disputes where sale_id = sale.id order by no desc limit 1)
        order by no desc limit 1)`.as('decision'),
      sql<number>`(select coalesce(sum(amount), 0)::int from sale_refunds
        where sale_id = sale.id and state in ('asked', 'done'))`.as('back'),
      sql<number>`(select coalesce(sum(house_part), 0)::int from sale_refunds
        where sale_id = sale.id and state in ('asked', 'done'))`.as('back_house'),
    ]);

export async function findSale(db: Database, id: string, now: Date): Promise<SaleRow | undefined> {
  if (!isId(id)) return undefined;
  return selectSales(db, now).where('sale.id', '=', id).executeTakeFirst();
}

/** The newest first. */
export async function listSalesById(db: Database, ids: readonly string[], now: Date): Promise<SaleRow[]> {
  if (ids.length === 0) return [];
  return selectSales(db, now)
    .where('sale.id', 'in', [...ids])
    .orderBy('sale.id', 'desc')
    .execute();
}

/** The same, and nobody else changes it until this write ends. Whoever locks its people and its ad does so before. */
export async function lockSale(db: Database, id: string, now: Date): Promise<SaleRow | undefined> {
  return selectSales(db, now).where('sale.id', '=', id).forUpdate('sale').executeTakeFirst();
}

export type SaleChange = Omit<Updateable<DB['protected_sales']>, 'id' | 'version' | 'total'>;

/** Writes a step as the next version under its name, which the database records. */
export async function updateSale(
  db: Database,
  sale: Pick<SaleRow, 'id' | 'version'>,
  change: SaleChange,
  step: { event: SaleEvent; by: string | null; at: Date },
): Promise<void> {
  await sql`select set_config('fairhank.sale_event', ${step.event}, true),
    set_config('fairhank.sale_by', ${step.by ?? ''}, true),
    set_config('fairhank.sale_at', ${step.at.toISOString()}, true)`.execute(db);
  await db
    .updateTable('protected_sales')
    .set({ ...change, version: sale.version + 1 })
    .where('id', '=', sale.id)
    .where('version', '=', sale.version)
    .executeTakeFirstOrThrow();
}

/** What the provider said when it was asked again: no step. */
export async function setChecked(
  db: Database,
  saleId: string,
  { at, charge }: { at: Date; charge: number | null },
): Promise<void> {
  await db
    .updateTable('protected_sales')
    .set({ checked_at: at, ...(charge === null ? {} : { provider_fee: charge }) })
    .where('id', '=', saleId)
    // An answer that was long on its way does not outdo a later one.
    .where((sale) =>
      sale.and([
        sale.or([sale('checked_at', 'is', null), sale('checked_at', '<', at)]),
        sale.or([sale('unchecked_at', 'is', null), sale('unchecked_at', '<', at)]),
      ]),
    )
    .execute();
}

/** The provider no longer says so: whatever was green is red. */
export async function setUnchecked(db: Database, saleId: string, now: Date): Promise<void> {
  await db
    .updateTable('protected_sales')
    .set({ checked_at: null, unchecked_at: now })
    .where('id', '=', saleId)
    .execute();
}
