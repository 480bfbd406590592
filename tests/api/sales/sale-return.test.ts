import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#rules/time.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { said } from '#tests/support/offers/offers.ts';
import { quarrelIn, WHY } from '#tests/support/sales/disputes.ts';
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
  // What was decided before the return is told with what was decided after it.
  for (const who of ['asha', 'bela'] as const) {
    const { file } = (await site.get(`/api/sale/evidenceFile?saleId=${site.saleId}`, who)).json();
    expect(file.sale.dispute).toMatchObject({
      earlierDecisions: [{ outcome: 'return', statement: WHY, isByClock: false }],
      decisions: [{ outcome: 'refund' }],
    });
    const kinds = file.sale.dispute.statements.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['claim', 'answer', 'claim', 'addition']);
  }
  const { sale } = (await site.get(`/api/super-admin-user/sale?saleId=${site.saleId}`, 'dara')).json();
  expect(sale.dispute.earlierDecisions).toMatchObject([{ outcome: 'return' }]);
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

test('a parcel that comes after its money went back: the same terms once more, and the buyer buys nothing else until then', async () => {
  await quarrel.takenAsArrived();
  expect(said(await quarrel.staff('followSale'))).toMatch(/^409 This is for sales that were paid back/);
  await site.must('dispute', 'bela', { reason: 'not-received', text: 'There was nothing in my box at all.' });
  await site.must('giveIn', 'asha');
  await site.moneyWork();
  expect(await site.row()).toMatchObject({ state: 'refunded' });
  const { id } = await quarrel.mustStaff('followSale');
  expect(said(await quarrel.staff('followSale'))).toBe(
    '409 There is a follow-up of this sale already. It was you who opened a follow-up.',
  );
  expect((await quarrel.audits()).at(-1)).toBe('sale.follow-up');
  const letters = await quarrel.letters();
  expect(letters.some((each) => each === 'bela: Your parcel came: pay asha for it')).toBe(true);

  // Nothing else is agreed on with her until it is paid.
  const ads = { country: 'GB', town: 'Leeds', open_to_offers: true, price: 200_00, currency: 'GBP' } as const;
  const adId = await insertAd(site.db, site.people.asha.id, site.clock.now, ads);
  const { offer } = (await site.act('make', { adId, amount: 200_00 }, 'bela')).json();
  const accept = () => site.act('accept', { offerId: offer.id, amount: 200_00 }, 'asha');
  expect(said(await accept())).toMatch(/^409 This buyer cannot buy with protection now\./);

  const pay = await site.post('/api/sale/pay', { saleId: id, version: 1 }, 'bela');
  site.sandbox.press(new URL(pay.json().approveUrl).searchParams.get('token') ?? '', 'approve');
  const taken = await site.post('/api/sale/capture', { saleId: id }, 'bela');
  expect(taken.json().sale).toMatchObject({ state: 'releasing', light: { colour: 'none' } });
  await site.moneyWork();
  const sale = await site.db
    .selectFrom('protected_sales')
    .select(['state', 'follows', 'total'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(sale).toEqual({ state: 'released', follows: site.saleId, total: 445_10 });
  expect((await accept()).statusCode).toBe(200);
});

test('a follow-up that nobody pays lapses as every agreement does, and can be opened again', async () => {
  await quarrel.takenAsArrived();
  await site.must('dispute', 'bela', { reason: 'not-received', text: 'There was nothing in my box at all.' });
  await site.must('giveIn', 'asha');
  await site.moneyWork();
  const { id } = await quarrel.mustStaff('followSale');
  site.wait(DAY_MS);
  await site.job();
  const { state } = await site.db
    .selectFrom('protected_sales')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(state).toBe('lapsed');
  await quarrel.mustStaff('followSale');
});
