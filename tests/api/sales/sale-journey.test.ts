import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#rules/time.ts';
import { said } from '#tests/support/offers/offers.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();

test('agreed, connected, paid, green, cut, proved, posted, arrived, paid out: to the penny', async () => {
  await site.agreeOnSale();
  expect(await site.show()).toMatchObject({
    state: 'agreed',
    money: {
      price: 420_00,
      postage: 8_50,
      fee: 16_60,
      total: 445_10,
      providerFee: 13_21,
      sellerGetsAbout: 415_29,
    },
    light: { colour: 'red', words: 'DO NOT CUT YET', why: 'Nothing is paid.' },
  });
  expect(await site.connect()).toMatchObject({ state: 'ready', missing: [] });
  expect(await site.show('bela')).toMatchObject({ light: { why: 'Not paid yet.' } });

  await site.approve();
  const paid = (await site.post('/api/sale/capture', { saleId: site.saleId }, 'bela')).json().sale;
  expect(paid).toMatchObject({ state: 'paid', light: { colour: 'red', words: 'DO NOT CUT YET' } });
  expect(await site.books()).toEqual({ payer: -445_10, held: 445_10 });

  site.wait(25 * HOUR_MS);
  await site.lights();
  expect(await site.show()).toMatchObject({
    light: { colour: 'green', words: 'SAFE TO CUT', why: 'PayPal holds £445.10 for you.' },
  });
  const preparing = await site.must('codeWord', 'asha');
  expect(preparing.words.code).toMatch(/^[A-Z]+ [A-Z]+ \d\d$/);
  expect((await site.show('bela')).words.code).toBeNull();

  const proved = await site.prove();
  expect(proved).toMatchObject({
    state: 'proved',
    light: { colour: 'green', words: 'SAFE TO SEND' },
    address: { country: 'GB' },
  });
  expect((await site.show('bela')).address).toBeNull();
  expect((await site.show('bela')).words.code).toBe(preparing.words.code);

  expect(await site.ship()).toMatchObject({ state: 'shipped', light: { colour: 'none' } });
  expect(await site.must('arrived', 'bela')).toMatchObject({ state: 'delivered' });
  expect(await site.must('acceptHair', 'bela')).toMatchObject({ state: 'releasing' });
  await site.moneyWork();

  expect(await site.show()).toMatchObject({ state: 'released', endReason: 'paid-out' });
  expect(await site.books()).toEqual({
    payer: -445_10,
    held: 0,
    seller: 415_29,
    house: 16_60,
    provider: 13_21,
  });
  expect(await site.providersBooks()).toEqual(await site.books());
  expect(await site.readAdRow(site.adId)).toMatchObject({
    status: 'sold',
    sold_price: 420_00,
    reserved_until: null,
  });
  // Gone is gone: this hair is not put on sale a second time.
  const again = await site.adStep('updateAsLive');
  expect(said(again)).toBe('409 Somebody is paying or has paid for this hair.');
  expect(again.json().current).toMatchObject({ status: 'sold' });
  expect(await site.readAdRow(site.adId)).toMatchObject({ status: 'sold' });
});

test('whoever does not post in time: all of it goes back, and nobody has both', async () => {
  await site.green();
  await site.must('codeWord', 'asha');
  const { deadlines } = await site.show();
  site.wait(Date.parse(deadlines.shipBy ?? '') - site.clock.now.getTime() - 1);
  expect(await site.show()).toMatchObject({ state: 'preparing' });
  site.wait(1);
  // The deadline holds at read time, whether or not the clock's work was done.
  expect(await site.show()).toMatchObject({ state: 'refunding', light: { colour: 'red' } });
  await site.clockWork();
  expect(await site.show()).toMatchObject({ state: 'refunded', endReason: 'not-posted' });
  expect(await site.books()).toEqual({ payer: 0, held: 0, seller: -13_21, provider: 13_21 });
  expect(await site.providersBooks()).toMatchObject({ payer: 0, held: 0, seller: -13_21, provider: 13_21 });
  expect(await site.readAdRow(site.adId)).toMatchObject({ status: 'paused', reserved_until: null });
});

test('whoever sleeps on both sides: by day 26 it is over', async () => {
  await site.green();
  await site.must('codeWord', 'asha');
  await site.prove();
  await site.ship();
  site.wait(5 * DAY_MS);
  await site.clockWork();
  expect(await site.show()).toMatchObject({ state: 'delivered' });
  site.wait(3 * DAY_MS);
  await site.clockWork();
  expect(await site.show()).toMatchObject({ state: 'released' });
});
