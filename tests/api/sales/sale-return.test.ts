import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#rules/time.ts';
import { said } from '#tests/support/offers/offers.ts';
import { quarrelIn } from '#tests/support/sales/disputes.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();
const quarrel = quarrelIn(site);
const fields = (answer: { json: () => { fields?: object } }) => answer.json().fields;
const ADDRESS = { name: 'Asha Rao', lines: 'Flat 2\n1 High Street\nLeeds LS1 1AA', country: 'GB' };
const BACK = { carrier: 'royal-mail', number: 'AB473124832GB' };

/** Decided: the hair goes back first. */
async function returning() {
  await quarrel.disputed();
  await quarrel.answer();
  await quarrel.mustDecide({ outcome: 'return' });
}
async function post(more: object = {}) {
  const photos = await quarrel.photosOf('return', 'scale');
  return site.step('postReturn', 'bela', { ...BACK, photos, ...more });
}
async function posted() {
  await returning();
  await site.must('returnAddress', 'asha', ADDRESS);
  const answer = await post();
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().sale;
}

test('the hair goes back to where its seller says, with a third word; then the money', async () => {
  await returning();
  const asked = await site.show('bela');
  expect(asked).toMatchObject({
    state: 'returning',
    return: { hasAddress: false, address: null, parcel: null },
    dispute: { isOpen: false, decisions: [{ outcome: 'return' }] },
  });
  expect(asked.words.return).toMatch(/^[A-Z]+ [A-Z]+ \d\d$/);
  expect(asked.allowed).not.toContain('post-return');
  expect((await site.show('asha')).words.return).toBeNull();
  expect(said(await post())).toBe('409 The seller has not said yet where to.');

  await site.must('returnAddress', 'asha', ADDRESS);
  await site.runJobs();
  const letters = (await quarrel.letters()).filter((each) =>
    each.startsWith('bela: Now you can send it back'),
  );
  expect(letters).toHaveLength(1);
  expect((await site.show('bela')).return?.address).toEqual({
    ...ADDRESS,
    lines: ['Flat 2', '1 High Street', 'Leeds LS1 1AA'],
  });
  expect((await site.show('asha')).return?.address).toBeNull();
  expect((await site.show('dara')).return?.address).toBeNull();

  expect(fields(await post({ photos: [] }))).toHaveProperty('photos');
  expect(fields(await post({ number: 'AB473124833GB' }))).toHaveProperty('number');
  expect(fields(await post({ number: 'AB473124829GB' }))).toEqual({
    number: ['This number belongs to another parcel.'],
  });
  expect((await post()).json().sale).toMatchObject({ return: { parcel: { number: BACK.number } } });
  expect(said(await post())).toBe('409 You have sent it back already.');
  expect(await site.must('returnCame', 'asha')).toMatchObject({ state: 'refunding', endReason: 'returned' });
  await site.moneyWork();
  expect(await site.show()).toMatchObject({ state: 'refunded' });
  expect(await site.books()).toEqual({ payer: 0, held: 0, seller: -13_21, provider: 13_21 });
  expect((await site.show('bela')).return?.address).toBeNull();
});

test('who says nothing for a day after it was posted has nothing against it', async () => {
  await posted();
  site.wait(DAY_MS - 1);
  await site.clockWork();
  expect(await site.show()).toMatchObject({ state: 'returning' });
  site.wait(1);
  await site.clockWork();
  expect(await site.show()).toMatchObject({ state: 'refunded', endReason: 'returned' });
});

test('who does not send it back in time keeps it, and its seller is paid', async () => {
  await returning();
  await site.must('returnAddress', 'asha', ADDRESS);
  // The buyer may have written it on the parcel already.
  expect(said(await site.step('returnAddress', 'asha', ADDRESS))).toBe(
    '409 You have told us where to. It cannot be changed now.',
  );
  site.wait(2 * DAY_MS);
  expect((await post()).statusCode).toBe(409);
  await site.clockWork();
  expect(await site.show()).toMatchObject({ state: 'released' });
  expect(await site.providersBooks()).toEqual(await site.books());
});

test('who does not say where to within a day does not get it back', async () => {
  await returning();
  site.wait(DAY_MS);
  expect(said(await site.step('returnAddress', 'asha', ADDRESS))).toBe(
    '409 This sale is being paid back. This cannot be done now.',
  );
  await site.clockWork();
  expect(await site.show()).toMatchObject({ state: 'refunded', endReason: 'decided' });
});

test('other hair came back: staff look again, and the word of both is heard once', async () => {
  await returning();
  await site.must('returnAddress', 'asha', ADDRESS);
  const text = 'This is not my hair: it is thinner and dyed.';
  expect(said(await site.step('objectReturn', 'asha', { text }))).toBe('409 It was not sent back yet.');
  expect((await post()).statusCode).toBe(200);
  expect(await site.must('objectReturn', 'asha', { text })).toMatchObject({
    state: 'disputed',
    dispute: { reason: 'return-objected', openedBy: 'seller', isOpen: true, decisions: [] },
  });
  site.wait(HOUR_MS);
  await site.must('evidence', 'bela', { text: 'It is the same hair. Look at the word on the paper.' });
  expect(fields(await quarrel.decide({ outcome: 'return' }))).toEqual({
    outcome: ['It was sent back already.'],
  });
  await quarrel.mustDecide({ outcome: 'refund' });
  site.wait(DAY_MS);
  await site.clockWork();
  expect(await site.show()).toMatchObject({ state: 'refunded', endReason: 'decided' });
});

test('an objection that nobody of ours decides on: the hair is not the buyer’s, so the money is', async () => {
  await posted();
  await site.must('objectReturn', 'asha', { text: 'This is not my hair: it is thinner and dyed.' });
  site.wait(26 * DAY_MS);
  await site.clockWork();
  expect(await site.show()).toMatchObject({ state: 'refunded', endReason: 'decided-by-clock' });
});

test('the seller gives in and wants it back; what never came, or comes too late, does not go back', async () => {
  await quarrel.disputed();
  expect(await site.must('giveIn', 'asha', { wantsHairBack: true })).toMatchObject({ state: 'returning' });
  await site.startSale();
  await quarrel.takenAsArrived();
  await site.must('dispute', 'bela', { reason: 'not-received', text: 'There was nothing in my box at all.' });
  expect(said(await site.step('giveIn', 'asha', { wantsHairBack: true }))).toBe(
    '409 The hair has not come, so it cannot go back.',
  );
  site.wait(2 * DAY_MS);
  expect(fields(await quarrel.decide({ outcome: 'return' }))).toHaveProperty('outcome');
  await site.startSale();
  await quarrel.disputed();
  site.wait(22 * DAY_MS);
  expect(fields(await quarrel.decide({ outcome: 'return' }))).toEqual({
    outcome: ['There is no time left for the hair to go back.'],
  });
});
