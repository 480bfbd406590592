import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { randomSecret } from '#platform/secrets/secrets.ts';
import { EXAMPLE_NEED } from '#rules/bundles/bundle-need.ts';
import type { CountedHank } from '#rules/bundles/search/found-bundles.ts';
import { mmToInches } from '#rules/hair/measure.ts';
import type { DemoHank } from './pick-demo-bundle.ts';

const NAME = 'Short black wig, 170 g';

/** The hair of the demo that the example of the bundle builder asks for, as its readers may buy it, and what was sold. */
export async function listWigHair(db: Database): Promise<DemoHank[]> {
  const rows = await db
    .selectFrom('ads')
    .select([
      'id',
      'length_mm',
      'shortest_layer_mm',
      'grams',
      'grams_estimated',
      'colour',
      'texture',
      'treatment',
    ])
    .select(['ethnicity', 'cut_state', 'price_usd_cents', 'published_at', 'status'])
    .where('status', 'in', ['live', 'sold'])
    .where('held', 'is', null)
    .where('reserved_until', 'is', null)
    .where('price_usd_cents', 'is not', null)
    .where('colour', 'in', [...EXAMPLE_NEED.colours])
    .where('texture', 'in', [...EXAMPLE_NEED.textures])
    .where('treatment', 'in', [...EXAMPLE_NEED.treatments])
    .where(sql<boolean>`coalesce(${EXAMPLE_NEED.country} = any(posts_to), true)`)
    .orderBy('price_per_gram_usd')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => {
    const { length_mm: length, grams, colour, texture, treatment, cut_state: cutState } = row;
    if (!length || !grams || !colour || !texture || !treatment || !cutState) return [];
    return [
      {
        id: row.id,
        halfInches: mmToInches(length) * 2,
        shortest: row.shortest_layer_mm === null ? null : mmToInches(row.shortest_layer_mm) * 2,
        grams,
        isWeighed: !row.grams_estimated,
        colour,
        texture,
        treatment,
        ethnicity: row.ethnicity,
        cutState,
        priceUsdCents: row.price_usd_cents ?? 0,
        since: row.published_at?.getTime() ?? 0,
        isSold: row.status === 'sold',
      },
    ];
  });
}

/** Kept before one of it was sold, and watched. */
export async function insertDemoBundle(
  db: Database,
  accountId: string,
  members: readonly CountedHank[],
  now: Date,
): Promise<void> {
  const { id } = await db
    .insertInto('bundles')
    .values({
      account_id: accountId,
      name: NAME,
      need: JSON.stringify(EXAMPLE_NEED),
      is_watched: true,
      unsubscribe_token: randomSecret(),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [place, { hank, counted }] of members.entries())
    await sql`
      insert into bundle_members (bundle_id, position, ad_id, price, currency, counted_grams)
      select ${id}, ${place + 1}, id, price, currency, ${counted} from ads where id = ${hank.id}`.execute(db);
}
