import { beforeEach, expect, test } from 'vitest';
import { convertMoney, type Currency, FIXTURE_RATES, formatMoney } from '#rules/money/money.ts';
import { leastToLeaveIndia } from '#rules/prices/export-floor.ts';
import { said } from '#tests/support/offers/offers.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();

const belaLivesIn = (country: string) =>
  site.db.updateTable('accounts').set({ country }).where('id', '=', site.people.bela.id).execute();
beforeEach(() => belaLivesIn('GB'));

const inDollars = (amount: number, currency: Currency) =>
  convertMoney({ amount, currency }, 'USD', FIXTURE_RATES).amount;

test.each([
  { currency: 'GBP', price: 420_00, postage_far: 8_50 },
  { currency: 'INR', price: 35_700_00, postage_far: 850_00 },
  { currency: 'USD', price: 525_00, postage_far: 10_00 },
] as const)('hair from India for $currency is agreed on in dollars, its postage too', async (asked) => {
  await site.startSale({ ...asked, country: 'IN', town: 'Pune' });
  const price = inDollars(asked.price, asked.currency);
  const { offer } = (await site.make(price)).json();
  expect(offer).toMatchObject({ amount: price, currency: 'USD' });

  const yes = await site.act('accept', { offerId: offer.id, amount: price }, 'asha');
  expect(yes.statusCode, yes.body).toBe(200);
  const terms = await site.db
    .selectFrom('sale_terms')
    .select(['price', 'currency', 'postage', 'postage_by'])
    .executeTakeFirstOrThrow();
  expect(terms).toEqual({
    price,
    currency: 'USD',
    postage: inDollars(asked.postage_far, asked.currency),
    postage_by: 'buyer',
  });
});

test('inside India offers stay in what the ad asks, and the two settle it themselves', async () => {
  await site.startSale({ currency: 'GBP', country: 'IN', town: 'Pune' });
  await belaLivesIn('IN');
  const { offer } = (await site.make(420_00)).json();
  expect(offer.currency).toBe('GBP');
  const yes = await site.act('accept', { offerId: offer.id, amount: 420_00 }, 'asha');
  expect(yes.statusCode).toBe(200);
  expect(await site.db.selectFrom('protected_sales').select('id').execute()).toEqual([]);
});

const NO_SALE = 'A protected sale is not possible between these two countries.';

test.each([
  ['inside India', { country: 'IN', town: 'Pune' }, 'IN'],
  ['to where PayPal has no accounts', {}, 'SY'],
  ['from where PayPal pays nobody', { country: 'PK', town: 'Lahore' }, 'GB'],
] as const)('%s a yes to the terms of a protected sale is none to a plain agreement', async (_, ad, to) => {
  await site.startSale(ad);
  await belaLivesIn(to);
  const { offer } = (await site.make(420_00)).json();
  const accept = (terms: object) =>
    site.act('accept', { offerId: offer.id, amount: 420_00, ...terms }, 'asha');
  for (const terms of [{ postage: 8_50, postageBy: 'buyer' }, { leastGrams: 150 }])
    expect(said(await accept(terms))).toBe(`409 ${NO_SALE}`);
  const offerNow = () => site.get(`/api/offer/show?offerId=${offer.id}`, 'asha');
  expect((await offerNow()).json().offer.state).toBe('open');

  expect((await accept({})).statusCode).toBe(200);
  expect((await offerNow()).json().offer.state).toBe('accepted');
  expect(await site.db.selectFrom('protected_sales').select('id').execute()).toEqual([]);
});

test('nobody pays from India into an Indian account of somebody who lives elsewhere', async () => {
  await belaLivesIn('IN');
  await site.agreeOnSale();
  await site.connect();
  await site.db.updateTable('seller_links').set({ country: 'IN' }).execute();
  expect(said(await site.step('pay', 'bela'))).toBe(`409 ${NO_SALE}`);
  expect(await site.db.selectFrom('sale_payments').select('id').execute()).toEqual([]);
});

test('an offer in pounds by a neighbour who has moved is not agreed on: from India it is dollars', async () => {
  await site.startSale({ country: 'IN', town: 'Pune' });
  await belaLivesIn('IN');
  const { offer } = (await site.make(420_00)).json();
  await belaLivesIn('GB');
  const yes = await site.act('accept', { offerId: offer.id, amount: 420_00 }, 'asha');
  expect([yes.statusCode, yes.json().fields.currency]).toEqual([
    422,
    ['Protected sales are in pounds, dollars or euros. From India: dollars.'],
  ]);
});

test('hair goes only to where its ad says, also if the buyer has moved since the offer', async () => {
  await site.startSale({ ships_to: 'own-country' });
  const { offer } = (await site.make(420_00)).json();
  await belaLivesIn('DE');
  const yes = await site.act('accept', { offerId: offer.id, amount: 420_00 }, 'asha');
  expect([yes.statusCode, yes.json().fields]).toEqual([
    422,
    { country: ['You do not send hair to the country of this buyer.'] },
  ]);
});

test('what is measured may leave India only for what so much costs there', async () => {
  const PRICE = 20_00;
  await site.startSale({
    country: 'IN',
    town: 'Pune',
    currency: 'USD',
    price: PRICE,
    grams: 100,
    postage_far: 10_00,
  });
  await site.agreeOnSale({ postage: 10_00 }, PRICE);
  await site.connect();
  await site.approve();
  await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela');
  site.wait(25 * 3_600_000);
  await site.lights();
  await site.must('codeWord', 'asha');
  const photos = [
    { id: await site.photo(), kind: 'tape' },
    { id: await site.photo(), kind: 'scale' },
  ];
  const prove = (grams: unknown) => site.step('prove', 'asha', { grams, length: 711, photos });
  const least = leastToLeaveIndia(2_000, 'USD', FIXTURE_RATES);
  expect((await prove(2_000)).json().fields).toEqual({
    grams: [
      `So much hair may not leave India for less than ${formatMoney({ amount: least, currency: 'USD' })}.`,
    ],
  });
  for (const grams of [4, 2_001, 'much']) expect((await prove(grams)).statusCode, `${grams}`).toBe(422);
  expect((await prove(100)).json().sale).toMatchObject({ state: 'proved' });
});
