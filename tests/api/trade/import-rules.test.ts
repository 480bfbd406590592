import { beforeEach, expect, test } from 'vitest';
import { insertUpload, liveAd } from '#tests/support/ads/posting.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { csvAd, csvFile, openTrader } from '#tests/support/trade/csv-file.ts';

const site = useSite({ plans: { asha: 4 }, settings: { FIRST_AD_REVIEW: 'off' } });
const trader = openTrader(site);

beforeEach(async () => {
  await site.db.deleteFrom('ad_imports').execute();
  await site.db
    .updateTable('ads')
    .set((ad) => ({ ref: null, version: ad('version', '+', 1) }))
    .execute();
});

const uploads = async () => [
  await insertUpload(site.db, site.people.asha.id),
  await insertUpload(site.db, site.people.asha.id),
];
test('a sold ad says that it is over, and a deleted one that its ref is taken', async () => {
  const { id, version } = await liveAd(site);
  await site.post('/api/seller/updateAsSold', { adId: id, version }, 'asha');
  const sold = await trader.try(csvFile([{ id, price: '10' }]));
  expect(sold.rows[0]?.problems).toEqual([
    { column: 'id', value: id, sentence: 'This ad is sold and cannot be changed.' },
  ]);
  const gone = await trader.runThrough(csvFile([csvAd({ ref: 'gone' })]));
  await site.post('/api/seller/updateAsDelete', { adId: gone.rows[0]?.adId, version: 1 }, 'asha');
  const again = await trader.try(csvFile([csvAd({ ref: 'gone' })]));
  expect(again.rows[0]?.problems[0]?.sentence).toBe(
    'You deleted the ad with this ref. Give this one another ref.',
  );
});

test('a price far off is asked once more, and the file can answer', async () => {
  const [one, two] = await uploads();
  const row = csvAd({ ref: 'p', submit: 'yes', price: '19000', photos: `${one}|${two}` });
  const asked = await trader.try(csvFile([row]));
  expect(asked.rows[0]).toMatchObject({ state: 'wrong', problems: [{ column: 'price', value: '19000' }] });
  expect(asked.rows[0]?.problems[0]?.sentence).toContain('write yes in a column priceConfirmed');
  const meant = await trader.runThrough(csvFile([{ ...row, priceConfirmed: 'yes' }]));
  expect(meant.rows[0]).toMatchObject({ result: 'posted' });
});

test('more than the plan has room for is said by the trial', async () => {
  const rows = await Promise.all(
    Array.from({ length: 45 }, async (_, at) =>
      csvAd({ ref: `r${at}`, submit: 'yes', photos: (await uploads()).join('|') }),
    ),
  );
  const { counts, rows: tried } = await trader.try(csvFile(rows));
  const held = 40 - counts.new;
  expect(counts.wrong).toBe(45 - counts.new);
  expect(held).toBeGreaterThanOrEqual(0);
  expect(tried.at(-1)?.problems).toEqual([
    {
      column: 'submit',
      value: 'yes',
      sentence: 'The plan Trade has room for 40 live ads. End one first, or choose a larger plan.',
    },
  ]);
});

test('photos that are not there, or are others’, are said at their cell', async () => {
  const others = await insertUpload(site.db, site.people.bela.id);
  const { rows } = await trader.try(csvFile([csvAd({ photos: others })]));
  expect(rows[0]?.problems).toEqual([
    {
      column: 'photos',
      value: others,
      sentence: 'One of the photos is not there any more, or is on another ad. Add it again.',
    },
  ]);
});
