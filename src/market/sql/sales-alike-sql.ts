import { type RawBuilder, sql } from 'kysely';
import { MAX_SALES_PER_SELLER } from '#rules/prices/model/refit-cells.ts';

/** Which sales count: demo ones and real ones are never asked for together. */
export type SalesSince = { since: Date; demo: boolean };

/** Of hair: values, or the columns of an ad. */
export type AlikeHair = Record<'lengthMm' | 'colour' | 'ethnicity' | 'treatment' | 'exceptAdId', unknown>;

/**
 * Sales on show that count: real ones with a buyer who sits elsewhere (see `countSale`), and demo ones, which are never asked
 * for together with them. Sales that told their price; `sold_usd_cents` is by the rate of the day, and before the
 * first rate we have by that one.
 */
export const COUNTS = sql`ads.status = 'sold' and ads.sold_price > 0 and ads.held is null
  and (ads.demo or exists (select from counted_sales where counted_sales.ad_id = ads.id))`;

/** Two and a half inches up or down: as wide as a category, but without its edges. */
const ALIKE_WITHIN_MM = 64;
const MAX_ALIKE = 200;

type AlikeRow = { id: string; sold_at: Date; per_gram: number };

/** The newest sales of hair like it: same colour, hair type and treatment, about as long. Read from the index alone. */
export const salesAlike = ({ since, demo }: SalesSince, hair: AlikeHair): RawBuilder<AlikeRow> => sql`
  select id, sold_at, per_gram
  from (
    select ads.id, ads.sold_at, ads.sold_usd_cents::float8 / ads.grams as per_gram,
      row_number() over (partition by ads.seller_id order by ads.sold_at desc, ads.id desc) as of_seller
    from ads
    where ${COUNTS} and ads.demo = ${demo} and ads.sold_at > ${since}
      and ads.colour = ${hair.colour} and ads.ethnicity = ${hair.ethnicity} and ads.treatment = ${hair.treatment}
      and (ads.length_mm + coalesce(ads.shortest_layer_mm, ads.length_mm)) / 2
        between ${hair.lengthMm}::int - ${sql.lit(ALIKE_WITHIN_MM)} and ${hair.lengthMm}::int + ${sql.lit(ALIKE_WITHIN_MM)}
      and ads.id is distinct from ${hair.exceptAdId}::uuid
  ) as each
  where of_seller <= ${sql.lit(MAX_SALES_PER_SELLER)}
  order by sold_at desc limit ${sql.lit(MAX_ALIKE)}`;

/** How many there were, and the quartiles of what a gram fetched in US cents. */
export type AlikeFigures = { sales: number; quartiles: [number, number, number] | null };

/** The same of the rows of `alike`, as columns. */
export const ALIKE_FIGURES = sql`count(*)::int as sales,
  percentile_cont(array[0.25, 0.5, 0.75]) within group (order by per_gram) as quartiles`;
