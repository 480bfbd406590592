import { type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB, SaleOutcome, SaleProblem } from '#platform/postgres/schema.ts';
import { prepareQuery, prepareShapes } from '#platform/postgres/query-pool.ts';
import { selectMainPhotoKey } from '../sql/main-photo-sql.ts';
import { isId } from '#rules/id.ts';
import type { SaleEvent } from '#rules/sales/life/sale-life.ts';

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
  /** The address of its main photo, while everybody may see it. */
  ad_photo: string | null;
  ad_grams: number | null;
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

/** By name: a plan that is kept may not begin to give more while a newer release adds a column. */
const COLUMNS = [
  'sale.id',
  'sale.ad_id',
  'sale.conversation_id',
  'sale.buyer_id',
  'sale.seller_id',
  'sale.offer_id',
  'sale.follows',
  'sale.state',
  'sale.state_since',
  'sale.version',
  'sale.was_uncut',
  'sale.currency',
  'sale.price',
  'sale.postage',
  'sale.fee',
  'sale.total',
  'sale.merchant_id',
  'sale.captured_at',
  'sale.provider_fee',
  'sale.is_protected',
  'sale.checked_at',
  'sale.unchecked_at',
  'sale.light_from',
  'sale.connect_by',
  'sale.pay_by',
  'sale.paid_longer_at',
  'sale.ship_by',
  'sale.days_granted',
  'sale.shipped_at',
  'sale.arrive_by',
  'sale.arrival_noted_at',
  'sale.arrived_on',
  'sale.inspect_by',
  'sale.stands_at',
  'sale.return_by',
  'sale.object_by',
  'sale.settle_by',
  'sale.wall_at',
  'sale.code_word',
  'sale.inspect_word',
  'sale.return_word',
  'sale.grams',
  'sale.length_mm',
  'sale.cancel_asked_at',
  'sale.declines',
  'sale.frozen_from',
  'sale.frozen_why',
  'sale.end_reason',
  'sale.end_note',
  'sale.ended_at',
  'sale.created_at',
  'sale.demo',
] as const;

const selectSales = (db: Database, now: Date) =>
  db
    .selectFrom('protected_sales as sale')
    .innerJoin('sale_terms as terms', 'terms.sale_id', 'sale.id')
    .innerJoin('ads', 'ads.id', 'sale.ad_id')
    .innerJoin('accounts as buyers', 'buyers.id', 'sale.buyer_id')
    .innerJoin('accounts as sellers', 'sellers.id', 'sale.seller_id')
    .select(COLUMNS)
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
      'ads.grams as ad_grams',
      'buyers.username as buyer',
      'sellers.username as seller',
    ])
    .select([
      sql<string | null>`case when ads.status in ('live', 'sold') and ads.held is null
        then ${selectMainPhotoKey('ads.id')} end`.as('ad_photo'),
      sql<boolean>`exists (select from seller_links where account_id = sale.seller_id and ended_at is null
        and state = 'ready' and usable_from <= ${now})`.as('is_seller_connected'),
      // The parcel of a follow-up came with the sale it follows.
      sql<boolean>`sale.shipped_at is not null or sale.follows is not null`.as('is_posted'),
      sql<boolean>`exists (select from sale_parcels where sale_id = sale.id and way = 'back')`.as(
        'is_return_posted',
      ),
      sql<boolean>`sale.follows is not null or exists (select from sale_steps where sale_id = sale.id
        and event = 'say-arrived' and account_id = sale.buyer_id)`.as('is_arrival_said'),
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

type OneSale = { id: string; now: Date };
/** Asked several times in every step of every sale: to plan them takes ten times as long as to answer them. */
const askForSale = prepareQuery('sale', (db, { id, now }: OneSale) =>
  selectSales(db, now).where('sale.id', '=', id).compile(),
);
const askToLockSale = prepareQuery('sale-locked', (db, { id, now }: OneSale) =>
  selectSales(db, now).where('sale.id', '=', id).forUpdate('sale').compile(),
);

export async function findSale(db: Database, id: string, now: Date): Promise<SaleRow | undefined> {
  if (!isId(id)) return undefined;
  const [sale] = await askForSale(db, { id, now });
  return sale;
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
  const [sale] = await askToLockSale(db, { id, now });
  return sale;
}

export type SaleChange = Omit<Updateable<DB['protected_sales']>, 'id' | 'version' | 'total'>;

/** Writes a step as the next version under its name, which the database records. */
export async function updateSale(
  db: Database,
  sale: Pick<SaleRow, 'id' | 'version'>,
  change: SaleChange,
  step: { event: SaleEvent; by: string | null; at: Date },
): Promise<void> {
  await nameStep(db, { event: step.event, by: step.by ?? '', at: step.at.toISOString() });
  const changed = db
    .updateTable('protected_sales')
    .set({ ...change, version: sale.version + 1 })
    .where('id', '=', sale.id)
    .where('version', '=', sale.version)
    .returning('id');
  const rows = await changeSale(db, changed.compile());
  if (rows.length === 0) throw new Error(`the sale ${sale.id} is not of version ${sale.version}`);
}
const changeSale = prepareShapes('sale-change');

const nameStep = prepareQuery('sale-step', (db, { event, by, at }: Record<'event' | 'by' | 'at', string>) =>
  sql`select set_config('fairhank.sale_event', ${event}, true), set_config('fairhank.sale_by', ${by}, true),
    set_config('fairhank.sale_at', ${at}, true)`.compile(db),
);

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
        // The money of a case that we were told of is still there; only whoever reads the case knows what stops.
        sale.not(
          sale.exists(
            sale
              .selectFrom('order_events')
              .select('order_events.id')
              .whereRef('order_events.sale_id', '=', 'protected_sales.id')
              .where('order_events.kind', '=', 'CUSTOMER.DISPUTE.CREATED')
              .where('order_events.handled_at', 'is', null),
          ),
        ),
      ]),
    )
    .execute();
}

/** Something was noted of a sale that is no step: the same form, sent again, is from before. */
export async function raiseVersion(db: Database, sale: Pick<SaleRow, 'id' | 'version'>): Promise<void> {
  await db
    .updateTable('protected_sales')
    .set({ version: sale.version + 1 })
    .where('id', '=', sale.id)
    .where('version', '=', sale.version)
    .executeTakeFirstOrThrow();
}

/** The provider no longer says so: whatever was green is red. */
export async function setUnchecked(db: Database, saleId: string, now: Date): Promise<void> {
  await db
    .updateTable('protected_sales')
    .set({ checked_at: null, unchecked_at: now })
    .where('id', '=', saleId)
    .execute();
}
