import { expect, test } from 'vitest';
import { said } from '#tests/support/offers/offers.ts';
import { quarrelIn } from '#tests/support/sales/disputes.ts';
import { givenBackIn } from '#tests/support/sales/given-back.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();
const quarrel = quarrelIn(site);
const { giveBack, ensureEqualBooks } = givenBackIn(site);

const problems = async (answer: ReturnType<typeof site.step>) => (await answer).json().fields;

test('no more is offered or decided than PayPal still holds', async () => {
  await quarrel.disputed();
  await giveBack(400_00);
  const held = 'Some of the money went back already. PayPal holds £45.10 now, and with our fee this is more.';
  expect(await problems(site.step('offerPart', 'asha', { amount: 200_00 }))).toEqual({
    amount: [`${held} To give all of it back, cancel the sale.`],
  });
  await site.must('answer', 'asha', { text: 'It is as long as the tape in my photo says.', photos: [] });
  expect(await problems(quarrel.decide({ outcome: 'part', amount: 200_00 }))).toEqual({
    amount: [`${held} To give all of it back, choose that.`],
  });
  await site.must('offerPart', 'asha', { amount: 20_00 });
  await site.must('takePart', 'bela');
  await site.moneyWork();
  expect(await site.row()).toMatchObject({ state: 'released' });
  await ensureEqualBooks();
});

test('an offer that outgrew what is held since is not taken, and says why', async () => {
  await quarrel.delivered();
  await site.must('offerPart', 'asha', { amount: 200_00 });
  await giveBack(400_00);
  expect(said(await site.step('takePart', 'bela'))).toBe(
    '409 Some of the money went back already, and what is left is less than this offer. Ask for another one.',
  );
});

test('what was decided before more went back elsewhere: as much of it as there is, and the sale ends', async () => {
  await quarrel.disputed();
  await site.must('answer', 'asha', { text: 'It is as long as the tape in my photo says.', photos: [] });
  expect((await quarrel.decide({ outcome: 'part', amount: 200_00 })).statusCode).toBe(200);
  await giveBack(400_00);
  for (const who of ['asha', 'bela'] as const) await site.must('acceptDecision', who);
  await site.moneyWork();
  expect(['released', 'refunded']).toContain((await site.row()).state);
  await ensureEqualBooks();
});
