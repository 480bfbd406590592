import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import { said } from '#tests/support/offers/offers.ts';
import { quarrelIn, WHY } from '#tests/support/sales/disputes.ts';
import { useSaleSite } from '#tests/support/sales/sales.ts';
import { doJob } from '#tests/support/site/do-job.ts';

const site = useSaleSite();
const quarrel = quarrelIn(site);
const fields = (answer: { json: () => { fields?: object } }) => answer.json().fields;

describe('something is wrong', () => {
  test('it is told with photos, both are told, and staff too; nobody’s silence counts any more', async () => {
    const delivered = await quarrel.delivered();
    await site.mails();
    await site.db.deleteFrom('mailbox').execute();
    const text = 'It is shorter. Call me on 0151 496 0123 please, I wait.';
    const disputed = await site.must('dispute', 'bela', await quarrel.claim({ text }));
    expect(disputed).toMatchObject({
      state: 'disputed',
      dispute: {
        reason: 'not-as-described',
        openedBy: 'buyer',
        isOpen: true,
        isAnswered: false,
        photos: [
          { kind: 'opened', by: 'buyer', word: delivered.words.inspect },
          { kind: 'scale', by: 'buyer', word: delivered.words.inspect },
        ],
        statements: [{ by: 'buyer', kind: 'claim', text: expect.stringContaining('[phone number hidden]') }],
      },
    });
    expect(disputed.allowed.toSorted()).toEqual(['add-evidence', 'drop']);
    expect((await site.show('asha')).allowed.toSorted()).toEqual([
      'add-evidence',
      'answer',
      'give-in',
      'offer-part',
    ]);
    const letters = await quarrel.letters();
    expect(letters.some((each) => each.startsWith('asha: Your side, by'))).toBe(true);
    expect(letters.some((each) => each.startsWith('bela: We have noted what is wrong'))).toBe(true);
    expect(letters.some((each) => each.startsWith('dara: A sale is in dispute'))).toBe(true);
    site.wait(4 * DAY_MS);
    await site.clockWork();
    expect(await site.show()).toMatchObject({ state: 'disputed' });
  });

  test.each([
    ['no photo', ['reason', 'less-than-agreed'], [], { photos: [expect.stringContaining('two photos')] }],
    ['no parcel', [], ['scale', 'other'], { photos: [expect.stringContaining('of the parcel')] }],
    ['no scale', [], ['opened', 'other'], { photos: [expect.stringContaining('on a scale')] }],
  ])('%s is said by field', async (_what, _more, kinds, problem) => {
    await quarrel.delivered();
    const photos = await quarrel.photosOf(...kinds);
    const answer = await site.step('dispute', 'bela', await quarrel.claim({ photos }));
    expect([answer.statusCode, fields(answer)]).toEqual([422, problem]);
    expect(await site.show()).toMatchObject({ state: 'delivered', dispute: null });
  });

  test('too short, tags, unknown reasons; what came was received; the other side may not', async () => {
    await quarrel.delivered();
    const claim = await quarrel.claim();
    const ask = (more: object, who: 'bela' | 'asha' = 'bela') =>
      site.step('dispute', who, { ...claim, ...more });
    expect(fields(await ask({ text: 'Bad.' }))).toHaveProperty('text');
    expect(fields(await ask({ text: 'It is <b>bad</b> and much too short.' }))).toHaveProperty('text');
    expect(fields(await ask({ reason: 'by-staff' }))).toHaveProperty('reason');
    expect(fields(await ask({ reason: 'not-received', photos: [] }))).toHaveProperty('reason');
    expect(said(await ask({}, 'asha'))).toBe('403 You may not act as the buyer of this sale.');
  });

  test('after the time to look there is only PayPal; and one dispute at a time', async () => {
    await quarrel.delivered();
    const claim = await quarrel.claim();
    site.wait(3 * DAY_MS);
    const LATE = /^409 The time to look is over\. PayPal takes cases/;
    expect(said(await site.step('dispute', 'bela', claim))).toMatch(LATE);
    await doJob(site.platform, 'keep-sale-deadlines');
    expect(await site.row()).toMatchObject({ state: 'releasing' });
    expect(said(await site.step('dispute', 'bela', claim)), 'the clock was quicker').toMatch(LATE);
    await site.startSale();
    await quarrel.disputed();
    expect(said(await site.step('dispute', 'bela', await quarrel.claim()))).toBe(
      '409 This sale is in dispute. This cannot be done now.',
    );
  });
});

describe('between the two', () => {
  test('the seller answers once, then both add; a buyer who is content lets her be paid', async () => {
    await quarrel.disputed();
    await quarrel.answer();
    const text = 'And here is what the tape in the ad shows.';
    expect(said(await site.step('answer', 'asha', { text }))).toBe(
      '409 You have answered. You can still add to it.',
    );
    await site.must('evidence', 'asha', { text });
    const both = await site.must('evidence', 'bela', { text: 'I have measured it again, and it is short.' });
    expect(both.dispute?.statements.map(({ by, kind }) => `${by} ${kind}`)).toEqual([
      'buyer claim',
      'seller answer',
      'seller addition',
      'buyer addition',
    ]);
    expect(await site.must('drop', 'bela')).toMatchObject({
      state: 'releasing',
      dispute: { isOpen: false },
    });
    await site.moneyWork();
    expect(await site.show()).toMatchObject({ state: 'released' });
    expect(await site.providersBooks()).toEqual(await site.books());
  });

  test('the seller gives all of it back', async () => {
    await quarrel.disputed();
    expect(await site.must('giveIn', 'asha')).toMatchObject({ state: 'refunding', endReason: 'given-in' });
    await site.moneyWork();
    expect(await site.show()).toMatchObject({ state: 'refunded' });
    expect(await site.books()).toEqual({ payer: 0, held: 0, seller: -13_21, provider: 13_21 });
  });

  test('some money back ends it: the rest is paid out', async () => {
    await quarrel.disputed();
    await site.must('offerPart', 'asha', { amount: 20_00 });
    expect(await site.must('takePart', 'bela')).toMatchObject({
      state: 'releasing',
      dispute: { isOpen: false },
    });
    await site.moneyWork();
    expect(await site.show()).toMatchObject({ state: 'released' });
    expect((await site.books())['payer']).toBe(-445_10 + 20_60);
    expect(await site.providersBooks()).toEqual(await site.books());
  });
});

describe('staff decide', () => {
  test('not before the seller had her time, with a statement, once, and never twice', async () => {
    await quarrel.disputed();
    expect(said(await quarrel.decide({ outcome: 'release' }))).toBe(
      '409 The seller has time to answer first.',
    );
    await quarrel.answer();
    expect(fields(await quarrel.decide({ outcome: 'refund', statement: 'No.' }))).toHaveProperty('statement');
    expect(fields(await quarrel.decide({ outcome: 'part' }))).toHaveProperty('amount');
    expect(fields(await quarrel.decide({ outcome: 'part', amount: 420_00 }))).toHaveProperty('amount');
    expect((await quarrel.decide({ outcome: 'refund' }, 'decideSale', 'mira')).statusCode).toBe(403);
    expect((await quarrel.decide({ outcome: 'refund' }, 'decideSale', 'bela')).statusCode).toBe(403);
    const decided = await quarrel.mustDecide({ outcome: 'refund' });
    expect(decided).toMatchObject({
      state: 'disputed',
      dispute: { decisions: [{ outcome: 'refund', statement: WHY, isByClock: false }] },
    });
    expect(said(await quarrel.decide({ outcome: 'release' }))).toBe(
      '409 This was decided already. It was you who decided it.',
    );
    expect(await quarrel.audits()).toEqual(['sale.decide']);
  });

  test('a password that was given long ago is asked for again', async () => {
    await quarrel.disputed();
    site.wait(2 * DAY_MS);
    const body = { saleId: site.saleId, version: (await site.show()).version, outcome: 'refund' };
    const answer = await site.post(
      '/api/super-admin-user/decideSale',
      { ...body, statement: WHY, reason: 'Both were heard.' },
      'dara',
    );
    expect([answer.statusCode, answer.json().needs]).toEqual([403, 'proof']);
  });

  test('from the end of her time on, also without her; a day later it stands', async () => {
    await quarrel.disputed();
    site.wait(2 * DAY_MS);
    await quarrel.mustDecide({ outcome: 'refund' });
    site.wait(DAY_MS - 1);
    await site.clockWork();
    expect(await site.show()).toMatchObject({ state: 'disputed' });
    site.wait(1);
    await site.clockWork();
    expect(await site.show()).toMatchObject({ state: 'refunded', endReason: 'decided' });
    expect(await site.books()).toEqual({ payer: 0, held: 0, seller: -13_21, provider: 13_21 });
  });

  test('both accept: nobody waits; a part goes back with our fee for it', async () => {
    await quarrel.disputed();
    await quarrel.answer();
    await quarrel.mustDecide({ outcome: 'part', amount: 20_00 });
    expect((await site.show('bela')).dispute?.decisions[0]?.says).toBe(
      '£20 goes back to bela. asha gets the rest.',
    );
    await site.must('acceptDecision', 'bela');
    expect(said(await site.step('acceptDecision', 'bela'))).toBe('409 You have accepted this decision.');
    expect(await site.must('acceptDecision', 'asha')).toMatchObject({ state: 'releasing' });
    await site.moneyWork();
    expect(await site.show()).toMatchObject({ state: 'released', money: { back: 20_60 } });
    expect(await site.books()).toEqual({
      payer: -424_50,
      held: 0,
      seller: 424_50 - 16_00 - 13_21,
      house: 16_00,
      provider: 13_21,
    });
    expect(await site.providersBooks()).toEqual(await site.books());
  });
});
