import { describe, expect, test } from 'vitest';
import { insertSale } from '#tests/support/ads/sales.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { DAY_MS } from '#rules/time.ts';

const site = useSite();

const estimate = async (query: string) => (await site.get(`/api/price/estimate?${query}`)).json();

test.each([
  ['T1', 'length=22.5&weight=150', 22.5, '20-25-inches', 150, 90, 40, 90, 180],
  ['T2', 'length=20&weight=100', 20, '20-25-inches', 100, 51, 25, 50, 100],
  [
    'T3',
    'length=14&circumference=4&colour=brown&ethnicity=caucasian',
    14,
    '10-15-inches',
    134,
    108.34,
    50,
    110,
    215,
  ],
  ['T4', 'length=26&shortestLayer=16&weight=140&colour=brown', 21, '20-25-inches', 140, 84.08, 40, 85, 170],
  ['T5', 'length=22.5&weight=150&treatment=dyed', 22.5, '20-25-inches', 150, 45, 20, 45, 90],
  [
    'T6',
    'length=33&weight=200&colour=blonde&ethnicity=caucasian',
    33,
    '30-inches-plus',
    200,
    1110,
    500,
    1110,
    2220,
  ],
  [
    'T7',
    'length=27.5&weight=180&condition=excellent&currency=INR',
    27.5,
    '25-30-inches',
    180,
    189,
    7200,
    16_100,
    32_100,
  ],
  [
    'T8',
    'length=17.5&weight=150&colour=brown&ethnicity=caucasian&currency=GBP',
    17.5,
    '15-20-inches',
    150,
    173.25,
    60,
    140,
    275,
  ],
  ['T9', 'length=4&weight=30', 4, 'under-5-inches', 30, 0.72, null, null, null],
  ['T10', 'length=24&weight=120&colour=white-and-grey', 24, '20-25-inches', 120, 48.38, 20, 50, 95],
  [
    'T11',
    'length=19.7&weight=200&ethnicity=african&texture=curly&condition=excellent&currency=EUR',
    19.7,
    '15-20-inches',
    200,
    202.8,
    80,
    185,
    365,
  ],
  ['T12', 'length=45&weight=250', 45, '30-inches-plus', 250, 375, 170, 375, 750],
])(
  '%s of the specification',
  async (_, query, lengthInches, band, grams, baseUsd, dealer, asking, privately) => {
    expect(await estimate(query)).toMatchObject({
      success: 1,
      lengthInches,
      band,
      grams,
      gramsEstimated: query.includes('circumference'),
      baseUsd,
      dealer,
      asking,
      private: privately,
      noMarket: dealer === null,
      ratesDate: '2026-01-01',
    });
  },
);

test('the same hair in inches and grams, or in centimetres and ounces', async () => {
  const metric = await estimate('length=57.15&lengthUnit=cm&weight=150');
  const mixed = await estimate('length=57.15cm&weight=5.291094&weightUnit=oz');
  const usual = await estimate('length=22.5&weight=150');
  expect(metric).toEqual(usual);
  expect([mixed.dealer, mixed.asking, mixed.private]).toEqual([40, 90, 180]);
});

test('waiting two years: longer, heavier, dearer, a quarter at a time', async () => {
  const { waiting } = await estimate('length=10&weight=60');
  expect(waiting.map((point: { months: number }) => point.months)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24]);
  expect(waiting[0]).toMatchObject({ lengthInches: 10, band: '10-15-inches', asking: 10 });
  expect(waiting[8]).toMatchObject({ lengthInches: 21.8, band: '20-25-inches', asking: 75 });
});

test('150 g may leave India at the price of long hair and not at the price of short', async () => {
  expect((await estimate('length=22.5&weight=150')).exportFloorMet).toBe(true);
  expect((await estimate('length=5&weight=150')).exportFloorMet).toBe(false);
});

const bad: [query: string, field: string, sentence: RegExp][] = [
  ['', 'length', /from 0\.5 in .* to 80 in/],
  ['length=28', 'weight', /at least 1 g .* or measure round the ponytail/],
  ['length=0&weight=150', 'length', /smallest length we can price is 0\.5 in/],
  ['length=-28&weight=150', 'length', /smallest length we can price is 0\.5 in/],
  ['length=1e99&weight=150', 'length', /largest length we can price is 80 in/],
  ['length=NaN&weight=150', 'length', /0\.5 in .* to 80 in/],
  ['length=28&length=29&weight=150', 'length', /once, from 0\.5 in/],
  ['length=28&weight=0', 'weight', /smallest weight we can price is 1 g/],
  ['length=28&weight=-1', 'weight', /smallest weight we can price is 1 g/],
  ['length=28&weight=999999999999', 'weight', /largest weight we can price is 5,000 g/],
  ['length=28&circumference=0', 'circumference', /is 1 in/],
  ['length=28&circumference=40cm', 'circumference', /is 8 in/],
  ['length=28&weight=150&shortestLayer=30', 'shortestLayer', /at most 28 in/],
  ['length=28&weight=150&colour=blond', 'colour', /‘blonde’/],
  ['length=28&weight=150&colour=%00', 'colour', /the list is: auburn/],
  ['length=28&weight=150&ethnicity=european', 'ethnicity', /‘caucasian’/],
  ['length=28&weight=150&treatment=permed', 'treatment', /‘permed-or-relaxed’/],
  ['length=28&weight=150&texture=wavey', 'texture', /‘wavy’/],
  ['length=28&weight=150&condition=Good', 'condition', /‘good’/],
  ['length=28&weight=150&currency=CHF', 'currency', /the list is: USD, GBP, EUR, INR/],
  ['length=28&weight=150&lengthUnit=ell', 'lengthUnit', /‘(in|cm)’/],
];
test.each(bad)('?%s is refused at %s, and the nearest value named', async (query, field, sentence) => {
  const answer = await site.get(`/api/price/estimate?${query}`);
  expect([answer.statusCode, answer.json().fields[field]]).toEqual([422, [expect.stringMatching(sentence)]]);
  expect(answer.body).not.toContain('NaN');
});

test('every wrong field is named at once', async () => {
  const { fields } = await estimate('length=0&weight=0&colour=x&currency=y');
  expect(Object.keys(fields).toSorted()).toEqual(['colour', 'currency', 'length', 'weight']);
});

describe('comparable sales', () => {
  const like = 'length=28&weight=200&colour=auburn&currency=GBP';
  const sell = (wanted: Parameters<typeof insertSale>[1]) =>
    insertSale(site, { colour: 'auburn', sold_price: 320_00, ...wanted });
  const longAgo = () => new Date(site.clock.now.getTime() - 740 * DAY_MS);

  test('four say nothing, the fifth speaks; others do not count', async () => {
    for (const sold_price of [160_00, 320_00, 480_00, 480_00]) await sell({ sold_price });
    await sell({ demo: true });
    await sell({ sold_at: longAgo(), published_at: longAgo() });
    await sell({ treatment: 'dyed' });
    await sell({ length_mm: 500 });
    await sell({ sold_price: null });
    expect((await estimate(like)).comparables).toBeNull();
    await sell({ sold_price: 400_00, currency: 'USD' });
    expect((await estimate(like)).comparables).toMatchObject({
      sales: 5,
      demo: false,
      // 160 g each: 1, 2, 3, 3 and (by the day's rate) 2 pounds a gram.
      perHundredGrams: { low: 200, middle: 200, high: 300 },
      forThisWeight: { low: 400, middle: 400, high: 600 },
      newest: expect.arrayContaining([expect.objectContaining({ soldPrice: 160_00, lengthInches: 28 })]),
    });
  });
});
