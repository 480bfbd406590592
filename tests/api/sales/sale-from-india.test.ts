import { beforeEach, expect, test } from 'vitest';
import { convertMoney, type Currency, FIXTURE_RATES } from '#rules/money.ts';
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
