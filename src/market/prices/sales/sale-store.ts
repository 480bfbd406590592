import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { runPrepared } from '#platform/postgres/query-pool.ts';
import type { HairColour, HairEthnicity, HairLength, Treatment } from '#rules/hair/values.ts';
import type { PricedHair } from '#rules/prices/model/hair-price.ts';
import { mmToInches } from '#rules/hair/measure.ts';
import type { Currency } from '#rules/money/money.ts';
import { LEAST_SALES_TO_SHOW } from '#rules/prices/sales-limits.ts';
import { MAX_SALES_PER_SELLER, type PricedSale } from '#rules/prices/model/refit-cells.ts';
import {
  ALIKE_FIGURES,
  type AlikeFigures,
  COUNTS,
  salesAlike,
  type SalesSince,
} from '../../sql/sales-alike-sql.ts';

export type Alike = {
  lengthMm: number;
  colour: HairColour;
  ethnicity: HairEthnicity;
  treatment: Treatment;
  exceptAdId?: string | null;
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

/** The figures of the sales of hair alike, and the newest of them. */
export type AlikeSales = AlikeFigures & { newest: AlikeSale[] };

export async function findSalesAlike(
  db: Database,
  window: SalesSince,
  { exceptAdId = null, ...hair }: Alike,
  shown: number,
): Promise<AlikeSales> {
  const query = sql<AlikeSales>`
    with alike as materialized (${salesAlike(window, { ...hair, exceptAdId })})
    select ${ALIKE_FIGURES},
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
