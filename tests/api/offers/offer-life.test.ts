import { describe, expect, test } from 'vitest';
import { said, useOfferSite } from '#tests/support/offers/offers.ts';
import { HOUR_MS } from '#rules/time.ts';

const site = useOfferSite({ plans: { asha: 4, bela: 6 } });

const stateOf = async (id: string) => (await site.show(id, 'bela')).state;
const subjects = async (who: 'asha' | 'bela') =>
  (await site.mails())
    .filter(({ to_address }) => to_address === `${who}@example.com`)
    .map(({ subject }) => subject);
const change = (ad: object) => site.db.updateTable('ads').set(ad).where('id', '=', site.adId).execute();
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
    expect((await site.list('asha'))[0]).toMatchObject({ lastText: 'Offers £350', unread: 1 });
    expect(await subjects('asha')).toEqual([`£350 offered for: ${TITLE}`]);
  });

  test('is countered by figures that only come nearer, and agreed on', async () => {
    const { id } = await site.open();
    const counter = (offerId: string, amount: number, who: 'asha' | 'bela') =>
      site.act('counter', { offerId, amount }, who);
    expect(said(await counter(id, 350_00, 'asha'))).toBe('422 Choose a price between £350 and £420.');
    const first = (await counter(id, 400_00, 'asha')).json().offer;
    expect((await site.list('bela'))[0]).toMatchObject({ lastText: 'Asks for £400', unread: 1 });
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

  test('is agreed on by nobody while staff look at its ad', async () => {
    const { id } = await site.open();
    await change({ held: 'check' });
    const yes = await site.act('accept', { offerId: id, amount: 350_00 }, 'asha');
    expect(said(yes)).toBe('409 This hair is not on sale right now.');
    expect(await stateOf(id)).toBe('open');
  });

  test('is told by no e-mail to whoever wants none, and stands in the bell all the same', async () => {
    const chosen = await site.post(
      '/api/notification/choose',
      { kind: 'offer', byMail: false, byPush: false },
      'asha',
    );
    expect(chosen.statusCode, chosen.body).toBe(200);
    await site.open();
    expect(await subjects('asha')).toEqual([]);
    const { items } = (await site.get('/api/notification/news', 'asha')).json();
    expect(items).toMatchObject([{ kind: 'offer' }]);
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

  test('ends many at once, and each of them is told of their own', async () => {
    const buyers = await Promise.all([1, 2, 3].map(() => site.other()));
    for (const [at, buyer] of buyers.entries()) {
      const made = await buyer.make(340_00 + at * 100);
      expect(made.statusCode, made.body).toBe(200);
    }
    await site.open(350_00);
    site.wait(48 * HOUR_MS);
    await site.job();
    const mails = (await site.mails()).filter(({ subject }) => subject === `Your offer is over: ${TITLE}`);
    const told = (name: string) =>
      mails.flatMap(({ to_address, text }) =>
        to_address === `${name}@example.com` ? (/Your offer of £\d+/.exec(text) ?? []) : [],
      );
    for (const [at, { username }] of buyers.entries())
      expect(told(username)).toEqual([`Your offer of £${340 + at}`]);
    expect(told('bela')).toEqual(['Your offer of £350']);
    const bell = await site.db
      .selectFrom('notifications')
      .select(['account_id', 'count', 'words'])
      .where('kind', '=', 'offer')
      .where('account_id', '<>', site.people.asha.id)
      .execute();
    expect(bell.map(({ account_id }) => account_id).toSorted()).toEqual(
      [...buyers.map(({ id }) => id), site.people.bela.id].toSorted(),
    );
    for (const { count, words } of bell)
      expect([count, words]).toMatchObject([1, { from: 'asha', news: 'can no longer take your offer' }]);
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
