import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { runPrepared } from '#platform/postgres/query-pool.ts';
import type { HairColour, HairEthnicity, HairLength, Treatment } from '#rules/hair/values.ts';
import type { PricedHair } from '#rules/prices/hair-price.ts';
import { mmToInches } from '#rules/hair/measure.ts';
import type { Currency } from '#rules/money.ts';
import { LEAST_SALES_TO_SHOW } from '#rules/prices/sales-limits.ts';
import { MAX_SALES_PER_SELLER, type PricedSale } from '#rules/prices/refit-cells.ts';

/** Which sales count: demo ones and real ones are never asked for together. */
export type SalesSince = { since: Date; demo: boolean };

export type Alike = {
  lengthMm: number;
  colour: HairColour;
  ethnicity: HairEthnicity;
  treatment: Treatment;
  exceptAdId?: string;
};

export type AlikeSale = {
  id: string;
  slug: string;
  title: string;
  length_mm: number;
  grams: number;
  sold_price: number;
  currency: Currency;
  sold_at: string;
};

/** How many sales of hair alike there were, the quartiles of what a gram fetched in US cents, and the newest. */
export type AlikeSales = { sales: number; quartiles: [number, number, number] | null; newest: AlikeSale[] };

/**
 * Sales on show that count: real ones with a buyer who sits elsewhere (see `countSale`), and demo ones, which are never asked
 * for together with them. Sales that told their price; `sold_usd_cents` is by the rate of the day, and before the
 * first rate we have by that one.
 */
const COUNTS = sql`status = 'sold' and sold_price > 0 and held is null
  and (demo or exists (select from counted_sales where counted_sales.ad_id = ads.id))`;

/** Two and a half inches up or down: as wide as a category, but without its edges. */
const ALIKE_WITHIN_MM = 64;
const MAX_ALIKE = 200;

/** The newest sales of hair like it: same colour, hair type and treatment, about as long. Read from the index alone. */
export async function findSalesAlike(
  db: Database,
  { since, demo }: SalesSince,
  hair: Alike,
  shown: number,
): Promise<AlikeSales> {
  const mean = sql`(length_mm + coalesce(shortest_layer_mm, length_mm)) / 2`;
  const query = sql<AlikeSales>`
    with each as (
      select id, sold_at, sold_usd_cents::float8 / grams as per_gram,
        row_number() over (partition by seller_id order by sold_at desc, id desc) as of_seller
      from ads
      where ${COUNTS} and demo = ${demo} and sold_at > ${since}
        and colour = ${hair.colour} and ethnicity = ${hair.ethnicity} and treatment = ${hair.treatment}
        and ${mean} between ${hair.lengthMm - ALIKE_WITHIN_MM} and ${hair.lengthMm + ALIKE_WITHIN_MM}
        and id is distinct from ${hair.exceptAdId ?? null}::uuid
    ), alike as materialized (
      select id, sold_at, per_gram from each where of_seller <= ${MAX_SALES_PER_SELLER}
      order by sold_at desc limit ${MAX_ALIKE}
    )
    select count(*)::int as sales,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by per_gram) as quartiles,
      coalesce((
        select json_agg(shown order by shown.sold_at desc) from (
          select id, slug, title, length_mm, grams, sold_price, currency, ads.sold_at
          from (select id from alike order by sold_at desc limit ${shown}) as newest join ads using (id)
        ) as shown
      ), '[]') as newest
    from alike`;
  const [alike] = await runPrepared(db, 'sales-alike', query.compile(db));
  return alike ?? { sales: 0, quartiles: null, newest: [] };
}

export type CellMedians = {
  band: HairLength;
  colour: HairColour;
  sales: number;
  usd_cents: number;
  usd_cents_per_gram: number;
};

/** Medians by length band and colour, in dollars of the day of each sale. Cells with few sales stay in the database. */
export async function listCellMedians(db: Database, { since, demo }: SalesSince): Promise<CellMedians[]> {
  const { rows } = await sql<CellMedians>`
    with each as (
      select band, colour, sold_usd_cents, grams,
        row_number() over (partition by band, colour, seller_id order by sold_at desc, id desc) as of_seller
      from ads
      where ${COUNTS} and demo = ${demo} and sold_at > ${since}
    )
    select band, colour, count(*)::int as sales,
      percentile_cont(0.5) within group (order by sold_usd_cents)::float8 as usd_cents,
      percentile_cont(0.5) within group (order by sold_usd_cents::float8 / grams)::float8 as usd_cents_per_gram
    from each
    where of_seller <= ${MAX_SALES_PER_SELLER}
    group by band, colour
    having count(*) >= ${LEAST_SALES_TO_SHOW}
    order by band, colour`.execute(db);
  return rows;
}

/** Real sales with all the facts the model asks for, the newest first. */
export async function listSalesToRefit(db: Database, since: Date): Promise<PricedSale[]> {
  const { rows } = await sql<SaleRow>`
    select length_mm, shortest_layer_mm, grams, colour, ethnicity, treatment, texture, condition,
      sold_usd_cents as usd_cents, seller_id
    from ads
    where ${COUNTS} and not demo and sold_at > ${since} and ethnicity is not null
    order by sold_at desc, id desc`.execute(db);
  return rows.map(({ length_mm, shortest_layer_mm, grams, usd_cents, seller_id, ...kind }) => ({
    hair: {
      ...kind,
      longest: mmToInches(length_mm),
      shortest: shortest_layer_mm === null ? null : mmToInches(shortest_layer_mm),
      weight: { grams },
    },
    soldUsd: usd_cents / 100,
    sellerId: seller_id,
  }));
}

type SaleRow = Omit<PricedHair, 'longest' | 'shortest' | 'weight'> & {
  length_mm: number;
  shortest_layer_mm: number | null;
  grams: number;
  usd_cents: number;
  seller_id: string;
};
