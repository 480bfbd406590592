import { expect, test } from 'vitest';
import { HOUR_MS } from '#rules/time.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();

test('after a part went back, the green light and what the seller gets name the rest', async () => {
  await site.green();
  await site.must('codeWord', 'asha');
  await site.prove();
  expect(await site.show()).toMatchObject({
    light: { colour: 'green', why: 'PayPal holds £445.10 for you.' },
    money: { sellerGetsAbout: 415_29 },
  });
  await site.must('offerPart', 'asha', { amount: 20_00 });
  await site.must('takePart', 'bela');
  await site.moneyWork();
  await site.lights();
  // £20 and what our fee is less for £400 than for £420.
  expect(await site.show()).toMatchObject({
    light: { colour: 'green', why: 'PayPal holds £424.50 for you.' },
    money: { back: 20_60, sellerGetsAbout: 395_29 },
  });
});

test('under a red light stands since when its reason holds', async () => {
  const paid = await site.green();
  const asked = Date.parse(paid.light.checkedAt ?? '');
  site.wait(HOUR_MS);
  expect((await site.show()).light).toMatchObject({
    colour: 'red',
    why: 'We cannot reach PayPal. Leave the scissors.',
    since: new Date(asked + 15 * 60_000).toISOString(),
  });
  const shipBy = paid.deadlines.shipBy;
  site.wait(7 * 24 * HOUR_MS);
  // Over by the clock, whether or not the clock has been.
  expect((await site.show()).light).toMatchObject({ words: 'DO NOT CUT YET', since: shipBy });
});

test('an account that can no longer be paid is named as the reason', async () => {
  await site.green();
  site.sandbox.sales.deal((await site.row()).merchant_id ?? '', 'restrict');
  site.wait(HOUR_MS + 1000);
  await site.moneyWork();
  await site.lights();
  expect((await site.show()).light).toMatchObject({
    colour: 'red',
    why: 'PayPal says that your account there is not linked to us, or cannot be paid. Leave the scissors.',
  });
});
