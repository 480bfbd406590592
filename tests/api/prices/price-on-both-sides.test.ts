import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { CONDITIONS, HAIR_COLOURS, HAIR_ETHNICITIES, TEXTURES, TREATMENTS } from '#rules/hair/values.ts';
import { CURRENCIES } from '#rules/money/money.ts';
import { PRICE_TABLE } from '#rules/prices/model/price-table.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { priceAsked, type PriceGround, readTypedPrice } from '#web/prices/calculator/price-question.ts';

const site = useSite();
/** What our own sales moved. */
const CELLS = { '20-25-inches': { black: 1.3 }, '15-20-inches': { brown: 0.8 } };
let ground: PriceGround;

beforeAll(async () => {
  const constants = JSON.stringify({ ...PRICE_TABLE, cells: CELLS });
  await site.db
    .insertInto('price_constants')
    .values({ version: 1, constants, reason: 'Sold dearer.' })
    .execute();
  const { success: _, ...rates } = (await site.get('/api/price/rates')).json();
  ground = { rates, cells: CELLS, version: `${PRICE_TABLE.version}.1` };
});

/** Mostly what can be read, and now and then anything. */
const mostly = (right: fc.Arbitrary<string>, wrong: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 30, arbitrary: right }, { weight: 1, arbitrary: wrong });
const ODD = ['', ' ', '1,5', '½', '-3', '28 28', '１５０', 'long', '1e3', '0', '9999', '71cm', '5.3 oz'];
const amount = (least: number, most: number, units: readonly string[]) =>
  mostly(
    fc
      .tuple(fc.integer({ min: least * 10, max: most * 10 }), fc.constantFrom('', ...units))
      .map(([tenths, unit]) => `${tenths / 10}${unit}`),
    fc.constantFrom(...ODD),
  );
const word = (words: readonly string[]) => mostly(fc.constantFrom(...words, ''), fc.string());
const typed = fc.record({
  length: amount(5, 32, ['"', ' in', 'in']),
  shortestLayer: mostly(fc.constant(''), amount(1, 80, [' cm'])),
  weight: amount(2, 150, ['g', ' g']),
  circumference: mostly(fc.constant(''), amount(1, 8, ['"'])),
  lengthUnit: word(['in', 'cm']),
  weightUnit: word(['g', 'oz']),
  colour: word(HAIR_COLOURS),
  ethnicity: word(HAIR_ETHNICITIES),
  treatment: word(TREATMENTS),
  texture: word(TEXTURES),
  condition: word(CONDITIONS),
  currency: word(CURRENCIES),
});

test('whatever is typed, the browser says what the server says: the same figures, or the same problems', async () => {
  const seen = { priced: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(typed, async (form) => {
      const answer = await site.get(`/api/price/estimate?${new URLSearchParams(form)}`);
      const { asked, problems } = readTypedPrice(form);
      if (Object.keys(problems).length > 0) {
        seen.refused += 1;
        expect(answer.statusCode).toBe(422);
        expect(answer.json().fields).toEqual(problems);
        return;
      }
      seen.priced += 1;
      const { success, comparables: _, ...figures } = answer.json();
      expect([answer.statusCode, success]).toEqual([200, 1]);
      expect(figures).toEqual(JSON.parse(JSON.stringify(priceAsked(asked, ground))));
    }),
    { numRuns: 500 },
  );
  expect(Math.min(seen.priced, seen.refused)).toBeGreaterThan(50);
});
