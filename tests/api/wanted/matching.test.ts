import fc from 'fast-check';
import { type Insertable, sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { matchAds } from '#market/wanted/matching/match-ads.ts';
import { matchWanted } from '#market/wanted/matching/match-wanted.ts';
import { openContext } from '#market/context.ts';
import type { DB } from '#platform/postgres/schema.ts';
import { inchesToMm } from '#rules/hair/measure.ts';
import {
  CONDITIONS,
  CUT_STATES,
  HAIR_COLOURS,
  HAIR_ETHNICITIES,
  TEXTURES,
  TREATMENTS,
} from '#rules/hair/values.ts';
import { CURRENCIES, FIXTURE_RATES } from '#rules/money/money.ts';
import { matchAd } from '#rules/wanted/match-ad.ts';
import { COMPLETE_AD, giveTradePlan, insertSeller, loadAds, takeStep } from '#tests/support/ads/ad-rows.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { somebody } from '#tests/support/access/thing-owners.ts';
import { openTestSite } from '#tests/support/site/test-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { putWanted } from '#tests/support/wanted/wanted-site.ts';
import { DAY_MS } from '#rules/time.ts';

const site = useOpened(() => openTestSite());
afterEach(async () => {
  await site.db.deleteFrom('wanted_ads').execute();
  await site.db.transaction().execute(async (tx) => {
    await sql`select set_config('fairhank.event', 'delete', true)`.execute(tx);
    await sql`update ads set status = 'deleted', version = version + 1 where status <> 'deleted'`.execute(tx);
  });
  await site.db.deleteFrom('ads_to_match').execute();
});

const ctx = () => openContext(site.platform, null, 'test');
const readMatches = () => site.db.selectFrom('matches').selectAll().where('points', 'is not', null).execute();
const now = () => site.clock.now;
const GOOD = { length_mm: inchesToMm(20), price: 150_00, currency: 'USD' } as const;

test('an ad is found for a request, and a request for an ad, whichever comes first', async () => {
  const [buyer, seller] = [await somebody(site, 1), await insertSeller(site.db)];
  const early = await insertAd(site.db, seller, now(), GOOD);
  const asked = await putWanted(site, buyer);
  await matchWanted(ctx());
  expect(await readMatches()).toMatchObject([{ wanted_id: asked, ad_id: early, points: 100 }]);
  const late = await insertAd(site.db, seller, now(), { ...GOOD, length_mm: inchesToMm(17.5) });
  await matchAds(ctx());
  const found = await readMatches();
  expect(new Map(found.map(({ ad_id, points }) => [ad_id, points]))).toEqual(
    new Map([
      [early, 100],
      [late, 92],
    ]),
  );
  expect(found[0]).toMatchObject({ buyer_id: buyer, seller_id: seller });
});

test('what is sold goes, what comes back is found again, and what was told stays told', async () => {
  const [buyer, seller] = [await somebody(site, 1), await insertSeller(site.db)];
  await giveTradePlan(site.db, seller);
  const ad = await insertAd(site.db, seller, now(), GOOD);
  const other = await insertAd(site.db, seller, now(), GOOD);
  await putWanted(site, buyer);
  await matchWanted(ctx());
  await site.db.updateTable('matches').set({ told_buyer_at: now() }).where('ad_id', '=', ad).execute();
  for (const id of [ad, other])
    await takeStep(site.db, id, { status: 'paused', version: 2 }, { event: 'pause' });
  await matchAds(ctx());
  expect(await readMatches()).toEqual([]);
  expect(await site.db.selectFrom('matches').select('ad_id').execute()).toEqual([{ ad_id: ad }]);
  await takeStep(site.db, ad, { status: 'live', version: 3 });
  await matchAds(ctx());
  expect(await readMatches()).toMatchObject([{ ad_id: ad, points: 100, told_buyer_at: now() }]);
});

test('hair that is kept for somebody fits nobody, until it is free again', async () => {
  const [buyer, seller] = [await somebody(site, 1), await insertSeller(site.db)];
  const ad = await insertAd(site.db, seller, now(), GOOD);
  await putWanted(site, buyer);
  const reserved_until = new Date(now().getTime() + DAY_MS);
  await takeStep(site.db, ad, { reserved_until, reserved_offer: ad });
  await matchWanted(ctx());
  await matchAds(ctx());
  expect(await readMatches()).toEqual([]);
  await takeStep(site.db, ad, { reserved_until: null, reserved_offer: null });
  await matchAds(ctx());
  expect(await readMatches()).toHaveLength(1);
});

test('a request that ends or asks for something else loses what was found', async () => {
  const [buyer, seller] = [await somebody(site, 1), await insertSeller(site.db)];
  await insertAd(site.db, seller, now(), GOOD);
  const change = (values: object) => site.db.updateTable('wanted_ads').set(values).execute();
  await putWanted(site, buyer);
  await matchWanted(ctx());
  expect(await readMatches()).toHaveLength(1);
  await change({ colours: ['red'], version: 2 });
  await matchWanted(ctx());
  expect(await readMatches()).toEqual([]);
  await change({ colours: ['red', 'black'], version: 3 });
  await matchWanted(ctx());
  expect(await readMatches()).toHaveLength(1);
  await change({ status: 'ended', ended_at: now(), version: 4 });
  await matchWanted(ctx());
  expect(await readMatches()).toEqual([]);
});

test('nobody is offered their own hair', async () => {
  const seller = await insertSeller(site.db);
  await insertAd(site.db, seller, now(), GOOD);
  await putWanted(site, seller);
  await matchWanted(ctx());
  await matchAds(ctx());
  expect(await readMatches()).toEqual([]);
});

test('the fifty best are kept, the newest of those that are as good', async () => {
  const [buyer, seller] = [await somebody(site, 1), await insertSeller(site.db)];
  const at = (day: number) => ({ published_at: new Date(now().getTime() - day * DAY_MS) });
  const ids = await loadAds(
    site.db,
    Array.from({ length: 60 }, (_, day) => ({
      ...COMPLETE_AD,
      ...GOOD,
      ...at(day),
      seller_id: seller,
      status: 'live' as const,
      expires_at: new Date(now().getTime() + 9 * DAY_MS),
      ...(day === 59 ? {} : { length_mm: inchesToMm(17.5) }),
    })),
  );
  await putWanted(site, buyer);
  await matchWanted(ctx());
  const kept = new Set((await readMatches()).map(({ ad_id }) => ad_id));
  expect(kept).toEqual(new Set([...ids.slice(0, 49), ids[59]]));
});

const UNCUT = { cut_state: 'uncut', to_be_cut_by: 'salon', circumference_mm: 80 } as const;

/** Drawn close together, so that many fit: as few as are told apart by the last percent. */
const wanteds = fc.record({
  shortest: fc.integer({ min: 30, max: 40 }),
  longest: fc.integer({ min: 40, max: 50 }),
  colours: fc.subarray([...HAIR_COLOURS].slice(0, 3), { minLength: 1 }),
  textures: fc.subarray([...TEXTURES].slice(0, 2), { minLength: 1 }),
  treatments: fc.subarray([...TREATMENTS].slice(0, 2), { minLength: 1 }),
  ethnicities: fc.subarray([...HAIR_ETHNICITIES].slice(0, 2)),
  grams: fc.integer({ min: 90, max: 130 }),
  cut_state: fc.constantFrom(null, null, ...CUT_STATES),
  budget: fc.option(fc.integer({ min: 60, max: 130 })),
  currency: fc.constantFrom(...CURRENCIES),
  country: fc.constantFrom('GB', 'IN', 'US'),
});
const ads = fc.record({
  length_mm: fc.integer({ min: 340, max: 730 }),
  grams: fc.integer({ min: 70, max: 140 }),
  grams_estimated: fc.boolean(),
  colour: fc.constantFrom(...[...HAIR_COLOURS].slice(0, 3)),
  texture: fc.constantFrom(...[...TEXTURES].slice(0, 2)),
  treatment: fc.constantFrom(...[...TREATMENTS].slice(0, 2)),
  ethnicity: fc.constantFrom(null, ...[...HAIR_ETHNICITIES].slice(0, 2)),
  condition: fc.constantFrom(...CONDITIONS),
  price: fc.option(fc.integer({ min: 50_00, max: 170_00 })),
  currency: fc.constantFrom(...CURRENCIES),
  open_to_offers: fc.boolean(),
  country: fc.constantFrom('GB', 'IN'),
  ships_to: fc.constantFrom('own-country' as const, 'worldwide' as const, 'countries' as const),
});

test('by both ways just those are found that the rule finds among all, with its points', async () => {
  const [buyer, seller] = [await somebody(site, 1), await insertSeller(site.db)];
  const dates = { published_at: now(), expires_at: new Date(now().getTime() + DAY_MS) };
  const adRows = fc.sample(ads, 120).map((ad) => ({
    ...COMPLETE_AD,
    ...ad,
    ...dates,
    open_to_offers: ad.open_to_offers || ad.price === null,
    ships_to_countries: ad.ships_to === 'countries' ? ['US'] : [],
    ...(ad.ethnicity === null ? { ethnicity_consent_at: null, ethnicity_withdrawn_at: now() } : {}),
    ...(ad.grams_estimated ? UNCUT : { cut_state: 'cut' as const }),
    seller_id: seller,
    status: 'live' as const,
  }));
  const wantedRows: Partial<Insertable<DB['wanted_ads']>>[] = fc
    .sample(wanteds, 60)
    .map((each) => ({ ...each, ...(each.budget === null ? { currency: null } : {}) }));
  const adIds = await loadAds(site.db, adRows);
  const wantedIds: string[] = [];
  for (const row of wantedRows) wantedIds.push(await putWanted(site, buyer, row));
  const expected = wantedRows.flatMap((wanted, w) =>
    adRows.flatMap((ad, a) => {
      const fits = matchAd(
        {
          ...(wanted as never as Parameters<typeof matchAd>[0]),
          cutState: wanted.cut_state ?? null,
          budgetPerGram: wanted.budget ? { amount: wanted.budget, currency: wanted.currency ?? 'USD' } : null,
        },
        {
          isFree: true,
          halfInches: Math.floor(ad.length_mm / 12.7 + 0.5),
          grams: ad.grams,
          isWeighed: !ad.grams_estimated,
          colour: ad.colour,
          texture: ad.texture,
          treatment: ad.treatment,
          ethnicity: ad.ethnicity,
          cutState: ad.cut_state,
          condition: ad.condition,
          price: ad.price === null ? null : { amount: ad.price, currency: ad.currency },
          isOpenToOffers: ad.open_to_offers,
          country: ad.country,
          shipsTo: ad.ships_to,
          shipsToCountries: ad.ships_to_countries,
        },
        FIXTURE_RATES,
      );
      return fits ? [`${wantedIds[w]} ${adIds[a]} ${fits.points}`] : [];
    }),
  );
  expect(expected.length).toBeGreaterThan(30);
  const found = async () =>
    (await readMatches()).map(({ wanted_id, ad_id, points }) => `${wanted_id} ${ad_id} ${points}`).toSorted();
  await matchWanted(ctx());
  expect(await found()).toEqual(expected.toSorted());
  await site.db.deleteFrom('matches').execute();
  await matchAds(ctx());
  expect(await found()).toEqual(expected.toSorted());
});
