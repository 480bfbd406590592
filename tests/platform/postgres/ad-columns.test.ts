import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { toLengthBand, inchesToMm } from '#rules/hair/measure.ts';
import { convertMoney, CURRENCIES, FIXTURE_RATES, PRICE_LIMITS, pricePerGram } from '#rules/money/money.ts';
import { adIn, COMPLETE_AD, insertSeller, loadAds, type NewAd } from '../../support/ads/ad-rows.ts';
import { useDatabase } from '../../support/site/test-database.ts';

let seller: string;
const database = useDatabase();
beforeAll(async () => {
  seller = await insertSeller(database.db);
});

async function load(values: Partial<NewAd>) {
  const [id = ''] = await loadAds(database.db, [{ ...adIn('live', seller), ...values, seller_id: seller }]);
  return database.db.selectFrom('ads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

test('the band is the one the rules name, for every half inch', async () => {
  const inches = Array.from({ length: 159 }, (_, step) => 1 + step / 2);
  await loadAds(
    database.db,
    inches.map((each) => ({
      ...adIn('paused', seller),
      length_mm: inchesToMm(each),
      description: `${each} inches, as they say`,
    })),
  );
  const rows = await database.db
    .selectFrom('ads')
    .select(['description', 'band'])
    .where('status', '=', 'paused')
    .execute();
  expect(rows).toHaveLength(inches.length);
  for (const { description, band } of rows)
    expect(band, description ?? '').toBe(toLengthBand(parseFloat(description ?? '')));
});

test('prices per gram and in dollars are those of the rules', async () => {
  for (const currency of CURRENCIES) {
    for (const price of [PRICE_LIMITS[currency].min, 333_33, PRICE_LIMITS[currency].max]) {
      for (const grams of [5, 7, 160, 2000]) {
        const ad = await load({ price, currency, grams });
        const dollars = convertMoney({ amount: price, currency }, 'USD', FIXTURE_RATES).amount;
        expect(ad.price_usd_cents).toBe(dollars);
        expect(ad.price_per_gram).toBe(pricePerGram(price, grams));
        expect(ad.price_per_gram_usd).toBe(pricePerGram(dollars, grams));
      }
    }
  }
});

test('a new price is in dollars at once; a new rate is applied without a change of the version', async () => {
  const { id } = await load({ price: 800_00, currency: 'GBP' });
  await database.db.updateTable('ads').set({ price: 400_00, version: 2 }).where('id', '=', id).execute();
  const readPrice = async () =>
    await database.db
      .selectFrom('ads')
      .select(['price_usd_cents', 'version'])
      .where('id', '=', id)
      .executeTakeFirst();
  expect(await readPrice()).toEqual({ price_usd_cents: 500_00, version: 2 });

  await database.db
    .insertInto('currency_rates')
    .values({ currency: 'GBP', rated_on: '2026-02-01', per_usd: 0.5 })
    .execute();
  await sql`update ads set price_usd_cents = usd_cents(price, currency) where id = ${id}`.execute(
    database.db,
  );
  expect(await readPrice()).toEqual({ price_usd_cents: 800_00, version: 2 });
  await database.db.deleteFrom('currency_rates').where('rated_on', '=', '2026-02-01').execute();
});

test('words are found by their stems, without accents, and by the facts', async () => {
  const { id } = await load({
    title: 'Très long braids from Kraków',
    town: 'Kraków',
    colour: 'white-and-grey',
  });
  for (const words of ['tres', 'braid', 'krakow', 'gray', 'untreated', 'indian', 'colour']) {
    const found = await sql<{ id: string }>`select id from ads where id = ${id}
      and search @@ websearch_to_tsquery('hair_words', ${words})`.execute(database.db);
    expect(found.rows, words).toHaveLength(1);
  }
});

const bad: [string, Partial<NewAd>][] = [
  ['title', { title: 'Too short' }],
  ['title', { title: 'x'.repeat(91) }],
  ['complete', { title: null }],
  ['description', { description: 'Nineteen characters' }],
  ['description', { description: 'x'.repeat(2001) }],
  ['price', { price: 99 }],
  ['price', { price: 20_000_01 }],
  ['price', { price: 2_000_000_01, currency: 'INR' }],
  ['complete', { price: null }],
  ['length', { length_mm: 24 }],
  ['length', { length_mm: 2033 }],
  ['shortest', { shortest_layer_mm: 712 }],
  ['circumference', { circumference_mm: 24 }],
  ['circumference', { circumference_mm: 205 }],
  ['grams', { grams: 4 }],
  ['grams', { grams: 2001 }],
  ['complete', { grams_estimated: true }],
  ['complete', { cut_state: 'uncut', to_be_cut_by: 'salon' }],
  ['complete', { cut_state: 'uncut', circumference_mm: 90 }],
  ['complete', { roots_tied: null }],
  ['complete', { colour: null }],
  ['complete', { ethnicity: null }],
  ['consent', { ethnicity_consent_at: null }],
  ['declaration', { declaration_version: null }],
  ['complete', { declared_at: null, declaration_version: null }],
  ['country', { country: 'in' }],
  ['ships', { ships_to_countries: ['GB', 'x'] }],
  ['complete', { ships_to: 'countries' }],
  ['live_has_dates', { expires_at: null }],
  ['on_sale', { sold_at: new Date() }],
  ['sold_price', { sold_price: 100 }],
];
test.each(bad)('an ad on show is refused for its %s: %j', async (name, values) => {
  await expect(load(values)).rejects.toMatchObject({
    code: '23514',
    constraint: expect.stringContaining(name),
  });
});

const good: [string, Partial<NewAd>][] = [
  ['in open rupees', { price: 21_500_00, currency: 'INR' }],
  ['open to offers without a price', { price: null, open_to_offers: true }],
  [
    'uncut and estimated',
    {
      cut_state: 'uncut',
      roots_tied: null,
      to_be_cut_by: 'salon',
      circumference_mm: 95,
      grams_estimated: true,
      grams: 3,
    },
  ],
  ['whose seller withdrew the hair type', { ethnicity: null, ethnicity_withdrawn_at: new Date() }],
  ['shipped to a list', { ships_to: 'countries', ships_to_countries: ['GB', 'DE'] }],
  ['with a title of ten letters that are not plain', { title: '😀😀😀😀😀😀😀😀😀😀' }],
];
test.each(good)('an ad %s is taken', async (_, values) => {
  expect(await load(values)).toMatchObject(values);
});

test('a draft may lack everything, and be deleted like that, but never goes on show so', async () => {
  const fresh = await insertSeller(database.db);
  const plan = {
    account_id: fresh,
    plan: 4,
    starts_at: new Date(0),
    ends_at: null,
    granted_by: fresh,
  } as const;
  await database.db.insertInto('subscriptions').values(plan).execute();
  const { id } = await database.db
    .insertInto('ads')
    .values({ seller_id: fresh })
    .returning('id')
    .executeTakeFirstOrThrow();
  const go = (status: 'deleted' | 'live', version: number) =>
    database.db.transaction().execute(async (tx) => {
      await sql`select set_config('fairhank.event', 'delete', true)`.execute(tx);
      const dates = { published_at: new Date(), expires_at: new Date() };
      await tx
        .updateTable('ads')
        .set({ status, version, ...dates })
        .where('id', '=', id)
        .execute();
    });
  await expect(go('live', 2)).rejects.toMatchObject({ constraint: 'ads_complete_once_submitted' });
  await go('deleted', 2);
  await expect(go('live', 3)).rejects.toMatchObject({ constraint: 'ads_complete_once_submitted' });
  await database.db
    .updateTable('ads')
    .set({ ...COMPLETE_AD, version: 3 })
    .where('id', '=', id)
    .execute();
  await go('live', 4);
});
