import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES } from '#rules/money/money.ts';
import { loadAds } from '#tests/support/ads/ad-rows.ts';
import { insertUpload, postAd } from '#tests/support/ads/posting.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { ANY_AD_FACTS, cutText } from '#tests/support/trade/any-ad.ts';
import { openTrader } from '#tests/support/trade/csv-file.ts';

const site = useSite({ plans: { asha: 4 } });
const trader = openTrader(site);
const PRICES = {
  USD: [100_00, 420_05, 999_99],
  GBP: [100_00, 420_05, 999_99],
  EUR: [100_00, 420_05, 999_99],
  INR: [20_000_00, 42_000_05, 99_999_99],
};
const NOTHING_NEW = { new: 0, changes: 0, wrong: 0 };

test('ads that came by the form come back as they are, in every currency', async () => {
  const description = `Two lines\n\n=1+1 and "more"; 'as' | they, are`;
  for (const currency of CURRENCIES)
    for (const price of PRICES[currency]) {
      const more = { currency, price, priceConfirmed: true, description, ref: `=${currency}${price}` };
      expect((await postAd(site, 'asha', more)).json()).toMatchObject({ success: 1 });
    }
  const csv = await trader.export();
  expect((await trader.try(csv)).counts).toEqual({ ...NOTHING_NEW, same: 12 });
  const [heading = '', ...lines] = csv.split('\r\n');
  const dearer = lines.map((line, at) => (at === 0 ? line.replace(/,100\.00,/, ',"1,100.5",') : line));
  const { rows, counts } = await trader.try([heading, ...dearer].join('\r\n'));
  expect(counts).toEqual({ ...NOTHING_NEW, changes: 1, same: 11 });
  expect(rows[0]).toMatchObject({ state: 'changes', changes: ['price'] });
});

test('and so do any that the tables can hold', async () => {
  const facts = fc.sample(ANY_AD_FACTS, 150);
  const sellerId = site.people.asha.id;
  const ids = await loadAds(
    site.db,
    facts.map((ad, at) => ({
      ...ad,
      price: null,
      offer_floor: null,
      ...(ad.grams === null ? { grams_estimated: false } : {}),
      ref: ad.ref && cutText(`${at}${ad.ref}`, 40),
      ships_to: ad.ships_to_countries.length > 0 ? ('countries' as const) : null,
      seller_id: sellerId,
    })),
  );
  for (const [at, ad_id] of ids.slice(0, 20).entries()) {
    const id = await insertUpload(site.db, sellerId);
    const slot = at % 2 === 0 ? ('tape' as const) : null;
    const place = { ad_id, slot, tape: at % 3 > 0, position: 1, state: 'attached' as const };
    await site.db.updateTable('photos').set(place).where('id', '=', id).execute();
  }
  const csv = await trader.export();
  const { counts, rows } = await trader.try(csv);
  expect(rows.filter(({ state }) => state !== 'same')).toEqual([]);
  expect(counts).toEqual({ ...NOTHING_NEW, same: 12 + ids.length });
});
