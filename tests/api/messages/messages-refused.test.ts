import { describe, expect, test } from 'vitest';
import { QUESTION, useTalkingSite } from '#tests/support/moderation/conversations.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';

const site = useTalkingSite();

const nothingSent = async () => {
  expect(await site.db.selectFrom('messages').selectAll().execute()).toEqual([]);
  expect(await site.db.selectFrom('conversations').selectAll().execute()).toEqual([]);
  expect(await site.mails()).toEqual([]);
};

describe('refused with a sentence, nothing sent', () => {
  test.each([
    ['too short', { message: 'Hi' }, 422, 'message'],
    ['too long', { message: 'x'.repeat(1001) }, 422, 'message'],
    ['HTML', { message: `${QUESTION} <script>alert(1)</script>` }, 422, 'message'],
    ['a link with HTML', { message: `${QUESTION} <a href=x>here</a>` }, 422, 'message'],
    ['NUL', { message: `${QUESTION}\u0000` }, 422, 'message'],
    ['half a sign', { message: `${QUESTION}\uD800` }, 422, 'message'],
    ['no text', { message: undefined }, 422, 'message'],
    ['a list', { message: [QUESTION] }, 422, 'message'],
    ['an offer of nothing', { offer: 0 }, 422, 'offer'],
    ['an offer below nothing', { offer: -5 }, 422, 'offer'],
    ['half a penny', { offer: 1.5 }, 422, 'offer'],
    ['a word as an offer', { offer: 'much' }, 422, 'offer'],
    ['an endless offer', { offer: 1e15 }, 422, 'offer'],
    ['somebody to send it to', { to: 'victim@example.com' }, 422, 'to'],
    ['a mail subject', { subject: 'x\r\nBcc: victim@example.com' }, 422, 'subject'],
    ['an ad that is none', { adId: 'nonsense' }, 404, null],
    ['an ad of nobody', { adId: '00000000-0000-7000-8000-000000000000' }, 404, null],
  ])('%s', async (_what, more, status, field) => {
    const answer = await site.ask(more);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(/\.$/);
    if (field) expect(Object.keys(answer.json().fields)).toEqual([field]);
    await nothingSent();
  });

  test('1 MB of text', async () => {
    expect((await site.ask({ message: 'x'.repeat(1024 * 1024) })).statusCode).toBe(413);
    await nothingSent();
  });

  test('a visitor, staff, and the seller herself', async () => {
    const visitor = await site.post('/api/ad/sendEmailtoUser', { adId: site.adId, message: QUESTION });
    expect([visitor.statusCode, visitor.json().code]).toEqual([401, 'not-signed-in']);
    for (const who of ['asha', 'cleo', 'dara'] as const)
      expect((await site.ask({}, who)).statusCode).toBe(403);
    await nothingSent();
  });

  test.each([
    ['sold', { status: 'sold', sold_at: new Date() }, 409],
    ['paused', { status: 'paused' }, 409],
    ['expired', { status: 'expired' }, 409],
    ['over its date', { expires_at: new Date(Date.now() - 1000) }, 409],
    ['deleted', { status: 'deleted' }, 410],
    ['in review', { status: 'pending_review' }, 404],
    ['rejected', { status: 'rejected' }, 404],
    ['a draft', { status: 'draft' }, 404],
  ] as const)('an ad that is %s', async (_how, wanted, status) => {
    await site.begin(wanted);
    expect((await site.ask()).statusCode).toBe(status);
    await nothingSent();
  });

  test('somebody whose address is not confirmed, and the ad of somebody who was shut out', async () => {
    const set = (id: string, values: object) =>
      site.db.updateTable('accounts').set(values).where('id', '=', id).execute();
    await set(site.people.bela.id, { verified_at: null });
    expect((await site.ask()).statusCode).toBe(403);
    await set(site.people.bela.id, { verified_at: site.clock.now });
    await set(site.people.asha.id, { blocked_at: site.clock.now });
    expect((await site.ask()).statusCode).toBe(410);
    await set(site.people.asha.id, { blocked_at: null });
    await nothingSent();
  });
});

describe('limits', () => {
  test('the sixth new conversation of a day waits, also when all come at once; old ones go on', async () => {
    const ads = await Promise.all(
      Array.from({ length: 7 }, () => insertAd(site.db, site.people.asha.id, site.clock.now)),
    );
    const answers = await Promise.all(ads.map((id) => site.ask({ adId: id })));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(5);
    const late = answers.find((answer) => answer.statusCode !== 200);
    expect([late?.statusCode, late?.json().code]).toEqual([429, 'too-many']);
    expect(late?.headers['retry-after']).toBeDefined();
    const open = answers.find((answer) => answer.statusCode === 200)?.json().conversationId;
    expect((await site.send(open, 'One more question', 'bela')).statusCode).toBe(200);
  });

  test('without a plan nothing new begins', async () => {
    await site.db.deleteFrom('subscriptions').where('account_id', '=', site.people.bela.id).execute();
    const answer = await site.ask();
    await givePlan(site, site.people.bela.id, 5);
    expect([answer.statusCode, answer.json().code]).toEqual([402, 'payment-required']);
    await nothingSent();
  });

  test('nobody writes more than sixty messages an hour', async () => {
    const { conversationId } = (await site.ask()).json();
    await site.db
      .insertInto('messages')
      .values(
        Array.from({ length: 59 }, () => ({
          conversation_id: conversationId,
          sender_id: site.people.bela.id,
          original_text: 'x',
          shown_text: 'x',
          screening: 'delivered' as const,
          sent_at: site.clock.now,
          delivered_at: site.clock.now,
        })),
      )
      .execute();
    expect((await site.send(conversationId, 'And another', 'bela')).statusCode).toBe(429);
  });
});
