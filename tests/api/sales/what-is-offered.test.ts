import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#rules/time.ts';
import type { SaleEvent } from '#rules/sales/life/sale-life.ts';
import { said } from '#tests/support/offers/offers.ts';
import { quarrelIn } from '#tests/support/sales/disputes.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';

const site = useSaleSite();
const quarrel = quarrelIn(site);
const TEXT = 'The hair is not what the photos show.';
const anyPhoto = (kind: string) => ({ id: randomUUID(), kind });

type Press = readonly [who: 'asha' | 'bela' | 'both', operation: string, body?: () => object];
/** Every step that one of the two can ask for, with what nobody would refuse for its own sake. */
const PRESSES: Partial<Record<SaleEvent, Press>> = {
  take: ['bela', 'pay'],
  withdraw: ['both', 'withdraw'],
  'keep-longer': ['asha', 'waitLonger'],
  'show-code-word': ['asha', 'codeWord'],
  prove: [
    'asha',
    'prove',
    () => ({ grams: 164, length: 711, photos: [anyPhoto('tape'), anyPhoto('scale')] }),
  ],
  ship: ['asha', 'ship', () => ({ carrier: 'royal-mail', number: 'AB473124829GB' })],
  'correct-parcel': ['asha', 'correctParcel', () => ({ carrier: 'royal-mail', number: 'AB473124832GB' })],
  'grant-days': ['bela', 'grantDays', () => ({ days: 1 })],
  'ask-to-cancel': ['bela', 'askCancel'],
  'answer-cancel': ['asha', 'answerCancel', () => ({ yes: false })],
  cancel: ['both', 'cancel', () => ({ reason: 'No.' })],
  stop: ['bela', 'stop'],
  'offer-part': ['asha', 'offerPart', () => ({ amount: 20_00 })],
  'take-part': ['bela', 'takePart'],
  'say-arrived': ['bela', 'arrived'],
  'note-arrival': ['asha', 'noteArrival', () => ({ day: site.clock.now.toISOString().slice(0, 10) })],
  'accept-hair': ['bela', 'acceptHair'],
  dispute: ['bela', 'dispute', () => ({ reason: 'not-received', text: TEXT })],
  answer: ['asha', 'answer', () => ({ text: TEXT })],
  'add-evidence': ['both', 'evidence', () => ({ text: TEXT })],
  drop: ['bela', 'drop'],
  'give-in': ['asha', 'giveIn'],
  'accept-decision': ['both', 'acceptDecision'],
  appeal: ['both', 'appeal', () => ({ text: TEXT })],
  'post-return': [
    'bela',
    'postReturn',
    () => ({
      carrier: 'royal-mail',
      number: 'AB473124832GB',
      photos: [anyPhoto('return'), anyPhoto('scale')],
    }),
  ],
  'return-came': ['asha', 'returnCame'],
  object: ['asha', 'objectReturn', () => ({ text: TEXT })],
};

/** What each is offered now; and whatever is not offered is refused, and changes nothing. */
async function offered(): Promise<{ buyer: string; seller: string }> {
  const before = await site.row();
  const lists = { asha: (await site.show('asha')).allowed, bela: (await site.show('bela')).allowed };
  for (const [event, [who, operation, body]] of Object.entries(PRESSES) as [SaleEvent, Press][])
    for (const each of who === 'both' ? (['asha', 'bela'] as const) : [who]) {
      if (lists[each].includes(event)) continue;
      const answer = await site.step(operation, each, body?.() ?? {});
      expect([event, each, answer.statusCode], answer.body).toEqual([event, each, 409]);
    }
  expect((await site.row()).version).toBe(before.version);
  const words = (events: readonly string[]) => events.toSorted().join(' ');
  return { buyer: words(lists.bela), seller: words(lists.asha) };
}

test('before it is paid: nobody pays whose seller cannot be paid, and there is one more wait', async () => {
  await site.agreeOnSale();
  expect(await offered()).toEqual({ buyer: 'withdraw', seller: 'withdraw' });
  await site.connect();
  expect(await offered()).toEqual({ buyer: 'take withdraw', seller: 'keep-longer withdraw' });
  await site.must('waitLonger', 'asha');
  expect(await offered()).toEqual({ buyer: 'take withdraw', seller: 'withdraw' });
});

test('paid: days are given once, cancelling is asked for once, and no word is drawn while the light waits', async () => {
  await site.paid();
  expect(await offered()).toEqual({ buyer: 'ask-to-cancel grant-days', seller: 'cancel' });
  await site.must('grantDays', 'bela', { days: 1 });
  await site.must('askCancel', 'bela');
  expect(await offered()).toEqual({ buyer: '', seller: 'answer-cancel cancel' });
  await site.must('answerCancel', 'asha', { yes: false });
  expect(await offered()).toEqual({ buyer: 'ask-to-cancel', seller: 'cancel' });
  site.wait(25 * HOUR_MS);
  // Nobody has asked PayPal of late: it is asked at the press.
  expect(await site.show()).toMatchObject({ light: { colour: 'red' } });
  expect(await offered()).toEqual({ buyer: 'ask-to-cancel', seller: 'cancel show-code-word' });
  await site.must('codeWord', 'asha');
  expect(await offered()).toEqual({ buyer: '', seller: 'cancel prove' });
});

test('some money back: one offer at a time, three in all, taken while it waits', async () => {
  await site.green();
  await site.must('codeWord', 'asha');
  await site.prove();
  expect(await offered()).toEqual({ buyer: '', seller: 'cancel offer-part ship' });
  for (const [amount, then] of [
    [20_00, 'cancel offer-part ship'],
    [30_00, 'cancel offer-part ship'],
    [40_00, 'cancel ship'],
  ] as const) {
    await site.must('offerPart', 'asha', { amount });
    expect(await offered()).toEqual({ buyer: 'take-part', seller: 'cancel ship' });
    await site.must('takePart', 'bela');
    expect(await offered()).toEqual({ buyer: '', seller: then });
  }
});

test('an offer of some money back that ran out, or no longer fits, cannot be taken', async () => {
  await site.green();
  await site.must('codeWord', 'asha');
  await site.prove();
  await site.must('offerPart', 'asha', { amount: 20_00 });
  site.wait(48 * HOUR_MS);
  expect((await offered()).buyer).toBe('');
  await site.must('offerPart', 'asha', { amount: 400_00 });
  await site.db
    .insertInto('sale_refunds')
    .values({
      sale_id: site.saleId,
      kind: 'part',
      amount: 100_00,
      house_part: 0,
      request_id: 'x',
      state: 'done',
      why: 'outside',
      asked_at: site.clock.now,
    })
    .execute();
  expect((await offered()).buyer).toBe('');
});

test('posted: the number is corrected once, the arrival noted once', async () => {
  await site.green();
  await site.must('codeWord', 'asha');
  await site.prove();
  await site.ship();
  const buyer = 'accept-hair say-arrived';
  expect(await offered()).toEqual({ buyer, seller: 'correct-parcel note-arrival offer-part' });
  await site.must('correctParcel', 'asha', { carrier: 'royal-mail', number: 'AB473124832GB' });
  expect(await offered()).toEqual({ buyer, seller: 'note-arrival offer-part' });
  await site.must('noteArrival', 'asha', { day: site.clock.now.toISOString().slice(0, 10) });
  expect(await offered()).toEqual({ buyer, seller: 'offer-part' });
});

test('in dispute: one answer, ten additions, one appeal, and whoever accepted does not appeal', async () => {
  await quarrel.disputed();
  expect(await offered()).toEqual({
    buyer: 'add-evidence drop',
    seller: 'add-evidence answer give-in offer-part',
  });
  await quarrel.answer();
  for (let no = 0; no < 10; no += 1) await site.must('evidence', 'bela', { text: TEXT });
  expect(await offered()).toEqual({ buyer: 'drop', seller: 'add-evidence give-in offer-part' });
  await quarrel.mustDecide({ outcome: 'release' });
  expect(await offered()).toEqual({
    buyer: 'accept-decision appeal drop',
    seller: 'accept-decision appeal give-in offer-part',
  });
  await site.must('acceptDecision', 'asha');
  expect((await offered()).seller).toBe('give-in offer-part');
  await site.must('appeal', 'bela', { text: TEXT });
  expect(await offered()).toEqual({ buyer: 'drop', seller: 'add-evidence give-in offer-part' });
});

test('going back: posted where it is known where to, and objected to once it is posted', async () => {
  await quarrel.disputed();
  await site.must('giveIn', 'asha', { wantsHairBack: true });
  expect(await offered()).toEqual({ buyer: '', seller: 'return-came' });
  const address = { name: 'Asha Rao', lines: '1 High Street\nLeeds', country: 'GB' };
  await site.must('returnAddress', 'asha', address);
  expect(await offered()).toEqual({ buyer: 'post-return', seller: 'return-came' });
  const photos = await quarrel.photosOf('return', 'scale');
  await site.must('postReturn', 'bela', { carrier: 'royal-mail', number: 'AB473124832GB', photos });
  expect(await offered()).toEqual({ buyer: '', seller: 'object return-came' });
});

test('a parcel taken as arrived before the clock has been there has its days to be looked at', async () => {
  await site.green();
  await site.must('codeWord', 'asha');
  await site.prove();
  await site.ship();
  const { deadlines } = await site.show();
  site.wait(5 * DAY_MS + HOUR_MS);
  expect(await site.show('bela')).toMatchObject({ state: 'delivered' });
  const after = await site.must('offerPart', 'asha', { amount: 20_00 });
  expect(after).toMatchObject({ state: 'delivered' });
  expect(Date.parse(after.deadlines.inspectBy ?? '')).toBe(Date.parse(deadlines.arriveBy ?? '') + 3 * DAY_MS);
  expect((await site.show('bela')).words.inspect).toMatch(/^[A-Z]+ [A-Z]+ \d\d$/);
  site.wait(3 * DAY_MS);
  await site.clockWork();
  expect(await site.show()).toMatchObject({ state: 'released' });
});

test('staff are offered what they can do: not their own appeal, not what PayPal stopped', async () => {
  const staff = async () =>
    (await site.get(`/api/super-admin-user/sale?saleId=${site.saleId}`, 'dara')).json().sale;
  await quarrel.disputed();
  expect(await staff()).toMatchObject({ allowed: ['note-arrival', 'freeze'], mayPutOff: true });
  await quarrel.answer();
  await quarrel.mustStaff('postponeSale');
  expect(await staff()).toMatchObject({ allowed: ['note-arrival', 'decide', 'freeze'], mayPutOff: false });
  await quarrel.mustStaff('noteSaleArrival', { day: site.clock.now.toISOString().slice(0, 10) });
  await quarrel.mustDecide({ outcome: 'release' });
  expect((await staff()).allowed).toEqual(['freeze']);
  await site.must('appeal', 'bela', { text: TEXT });
  expect((await staff()).allowed).toEqual(['decide', 'freeze']);
  await site.db
    .updateTable('accounts')
    .set({ role: 'admin' })
    .where('id', '=', site.people.cleo.id)
    .execute();
  expect((await staff()).allowed).toEqual(['freeze']);
  expect(said(await quarrel.decide({ outcome: 'refund' }, 'decideSaleAppeal'))).toBe(
    '403 You decided this yourself, so somebody else of us answers the appeal.',
  );
  await site.db
    .updateTable('accounts')
    .set({ role: 'creator' })
    .where('id', '=', site.people.cleo.id)
    .execute();
  await quarrel.mustStaff('freezeSale');
  expect(await staff()).toMatchObject({ allowed: ['unfreeze'], mayRelease: true });
});
