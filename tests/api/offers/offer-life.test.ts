import { describe, expect, test } from 'vitest';
import { said, useOfferSite } from '#tests/support/offers/offers.ts';
import { DAY_MS, HOUR_MS } from '#rules/time.ts';

const site = useOfferSite({ plans: { asha: 4, bela: 6 } });

const stateOf = async (id: string) => (await site.show(id, 'bela')).state;
const subjects = async (who: 'asha' | 'bela') =>
  (await site.mails())
    .filter(({ to_address }) => to_address === `${who}@example.com`)
    .map(({ subject }) => subject);
const TITLE = '28 in straight black Indian hair, 160 g';

describe('an offer', () => {
  test('waits 48 hours for its seller, in the conversation and in both lists', async () => {
    const { id, conversationId } = await site.open();
    const seen = await site.show(id, 'asha');
    expect(seen).toMatchObject({
      role: 'seller',
      isMine: false,
      amount: 350_00,
      askingPrice: 420_00,
      state: 'open',
      expiresAt: new Date(site.clock.now.getTime() + 48 * HOUR_MS).toISOString(),
      acts: ['accept', 'decline', 'counter'],
    });
    expect(await site.show(id, 'bela')).toMatchObject({ role: 'buyer', isMine: true, acts: ['withdraw'] });
    const { messages } = await site.thread(conversationId, 'asha');
    expect(messages).toMatchObject([{ text: '', offer: { amount: 350_00 }, offerCard: { id } }]);
    const list = async (who: 'asha' | 'bela', list: string) =>
      (await site.get(`/api/offer/list?list=${list}`, who)).json().items.map((one: { id: string }) => one.id);
    expect(await list('asha', 'waiting-for-me')).toEqual([id]);
    expect(await list('bela', 'waiting-for-them')).toEqual([id]);
    expect(await list('bela', 'waiting-for-me')).toEqual([]);
    expect((await site.list('asha'))[0]).toMatchObject({ lastText: 'Offer', unread: 1 });
    expect(await subjects('asha')).toEqual([`£350 offered for: ${TITLE}`]);
  });

  test('is countered by figures that only come nearer, and agreed on', async () => {
    const { id } = await site.open();
    const counter = (offerId: string, amount: number, who: 'asha' | 'bela') =>
      site.act('counter', { offerId, amount }, who);
    expect(said(await counter(id, 350_00, 'asha'))).toBe('422 Choose a price between £350 and £420.');
    const first = (await counter(id, 400_00, 'asha')).json().offer;
    expect(said(await counter(id, 390_00, 'asha'))).toBe('409 This offer was answered with another price.');
    expect(said(await counter(first.id, 400_00, 'bela'))).toBe('422 Choose a price between £350 and £400.');
    const second = (await counter(first.id, 375_00, 'bela')).json().offer;
    expect(said(await counter(second.id, 400_00, 'asha'))).toBe('422 Choose a price between £375 and £400.');
    expect(
      (await site.act('accept', { offerId: second.id, amount: 375_00 }, 'asha')).json().offer,
    ).toMatchObject({
      state: 'accepted',
      reservedUntil: new Date(site.clock.now.getTime() + 24 * HOUR_MS).toISOString(),
      acts: ['sell', 'keep', 'call-off'],
    });
    expect((await site.rows()).map(({ state }) => state)).toEqual(['countered', 'countered', 'accepted']);
    expect((await subjects('bela')).toSorted()).toEqual(
      [`Agreed on £375: ${TITLE}`, `£400 instead for: ${TITLE}`].toSorted(),
    );
  });

  test('of a buyer is one of three, also as an answer', async () => {
    let { id } = await site.open(300_00);
    for (const [amount, who] of [
      [410_00, 'asha'],
      [310_00, 'bela'],
      [400_00, 'asha'],
      [320_00, 'bela'],
      [390_00, 'asha'],
    ] as const)
      id = (await site.act('counter', { offerId: id, amount }, who)).json().offer.id;
    expect((await site.act('counter', { offerId: id, amount: 330_00 }, 'bela')).statusCode).toBe(429);
    expect((await site.act('accept', { offerId: id, amount: 390_00 }, 'bela')).statusCode).toBe(200);
  });

  test('is declined, taken back, and each only by its side and once', async () => {
    const { id } = await site.open();
    expect(said(await site.act('decline', { offerId: id }, 'bela'))).toBe(
      '409 This offer waits for the other side.',
    );
    expect(said(await site.act('withdraw', { offerId: id }, 'asha'))).toBe(
      '409 This offer waits for the other side.',
    );
    expect(said(await site.act('callOff', { offerId: id }, 'asha'))).toBe('409 This offer is still open.');
    expect((await site.act('decline', { offerId: id }, 'asha')).statusCode).toBe(200);
    for (const [name, who] of [
      ['decline', 'asha'],
      ['withdraw', 'bela'],
      ['callOff', 'bela'],
      ['keepReserved', 'asha'],
    ] as const) {
      const answer = await site.act(name, { offerId: id }, who);
      expect(said(answer)).toBe('409 This offer was declined already.');
      expect(answer.json().current).toEqual({ status: 'declined' });
    }
    expect(await subjects('bela')).toEqual([`Not for £350: ${TITLE}`]);
    const { id: second } = await site.open(360_00);
    expect((await site.act('withdraw', { offerId: second }, 'bela')).statusCode).toBe(200);
    expect(said(await site.act('accept', { offerId: second, amount: 360_00 }, 'asha'))).toBe(
      '409 This offer was taken back.',
    );
  });

  test('is accepted by the figure that was read', async () => {
    const { id } = await site.open(360_00);
    expect(said(await site.act('accept', { offerId: id, amount: 350_00 }, 'asha'))).toBe(
      '409 The offer is £360 now. Look again before you say yes.',
    );
    expect(await stateOf(id)).toBe('open');
  });

  test('is nobody else’s', async () => {
    const { id } = await site.open();
    const cora = await site.other();
    expect(said(await cora.post('/api/offer/decline', { offerId: id }))).toBe('404 There is no such offer.');
    expect((await site.act('decline', { offerId: id }, 'dara')).statusCode).toBe(403);
    expect((await site.act('decline', { offerId: 'x' }, 'asha')).statusCode).toBe(404);
  });

  test('that is held becomes open or declined by staff, and its 48 hours begin then', async () => {
    const note = 'I would like to pay by Western Union, is that all right?';
    const held = (await site.make(350_00, 'bela', { note, sendForReview: true })).json().offer;
    site.wait(3 * DAY_MS);
    const [row] = await site.rows();
    const decide = (decision: string) =>
      site.post(
        '/api/super-admin-user/resolveHeld',
        { messageId: row?.message_id, decision, reason: 'A tidy reason for it.' },
        'dara',
      );
    await site.db
      .updateTable('sessions')
      .set({ password_given_at: site.clock.now, factor_given_at: site.clock.now })
      .execute();
    const released = await decide('released');
    expect(released.statusCode, released.body).toBe(200);
    expect(await site.show(held.id, 'asha')).toMatchObject({
      state: 'open',
      expiresAt: new Date(site.clock.now.getTime() + 48 * HOUR_MS).toISOString(),
    });
    expect(await subjects('asha')).toEqual([`£350 offered for: ${TITLE}`]);
  });
});

describe('the clock', () => {
  test('ends an offer for every reader at its second; the job only writes the letters, once', async () => {
    const { id } = await site.open();
    site.wait(36 * HOUR_MS - 1);
    await site.job();
    expect((await subjects('asha')).some((subject) => subject.startsWith('Answer soon'))).toBe(false);
    site.wait(1);
    await site.job();
    await site.job();
    expect((await subjects('asha')).filter((subject) => subject.startsWith('Answer soon'))).toHaveLength(1);
    site.wait(12 * HOUR_MS - 1);
    expect(await stateOf(id)).toBe('open');
    site.wait(1);
    expect(await stateOf(id)).toBe('expired');
    expect(said(await site.act('accept', { offerId: id, amount: 350_00 }, 'asha'))).toBe(
      '409 This offer has run out.',
    );
    await site.job();
    await site.job();
    expect((await site.rows())[0]).toMatchObject({ state: 'expired', ended_why: 'time-over' });
    expect(await subjects('bela')).toEqual([`Your offer is over: ${TITLE}`]);
    expect((await site.make(360_00)).statusCode).toBe(200);
  });

  test('ends an agreement, and the hair is on sale again before any job has run', async () => {
    const { id } = await site.agree();
    site.wait(24 * HOUR_MS - 1);
    expect(await stateOf(id)).toBe('accepted');
    site.wait(1);
    expect(await stateOf(id)).toBe('fell-through');
    const cora = await site.other();
    expect((await cora.make(360_00)).statusCode).toBe(200);
    expect((await site.rows())[0]).toMatchObject({ state: 'fell-through', ended_why: 'time-over' });
    await site.job();
    expect((await subjects('bela')).filter((subject) => subject.startsWith('No longer agreed'))).toHaveLength(
      1,
    );
  });

  test('is never past the end of the ad', async () => {
    const end = new Date(site.clock.now.getTime() + HOUR_MS);
    await site.start({ expires_at: end });
    const { id } = await site.open();
    expect((await site.show(id, 'bela')).expiresAt).toBe(end.toISOString());
  });
});
