import { expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';

const site = useSite();

test('a key that was used for another request is refused, and nothing is ordered', async () => {
  const order = (plan: number) =>
    site.post('/api/payment/createOrder', { plan, currency: 'GBP' }, 'asha', { 'idempotency-key': 'once' });
  expect((await order(2)).statusCode).toBe(200);
  const other = await order(3);
  expect([other.statusCode, other.json().message]).toEqual([
    422,
    'This Idempotency-Key was used for another request. Take a new one.',
  ]);
  expect(await site.db.selectFrom('orders').select('plan').execute()).toEqual([{ plan: 2 }]);
});

test('a plan that staff switched off is not chosen again', async () => {
  const { db, people, clock } = site;
  await givePlan(site, people.asha.id, 1);
  await db
    .updateTable('subscriptions')
    .set({ switched_off_at: clock.now, switched_off_by: people.dara.id })
    .where('account_id', '=', people.asha.id)
    .execute();
  const answer = await site.post('/api/payment/choosePlan', { plan: 1 }, 'asha');
  expect([answer.statusCode, answer.json().message]).toEqual([
    403,
    'Our staff switched your plan off. Please write to support.',
  ]);
});

test('whoever was blocked in a conversation writes nothing more into it', async () => {
  const { db, people, clock } = site;
  await givePlan(site, people.bela.id, 5);
  const adId = await insertAd(db, people.asha.id, clock.now);
  const question = { adId, message: 'Hello, is the hair still for sale? I make wigs in Leeds.' };
  const { conversationId } = (await site.post('/api/ad/sendEmailtoUser', question, 'bela')).json();
  await site.post('/api/message/block', { userId: people.bela.id }, 'asha');
  const more = { conversationId, message: 'Hello? I would pay today.' };
  const answer = await site.post('/api/message/send', more, 'bela');
  expect([answer.statusCode, answer.json().message]).toEqual([
    403,
    'This person does not take messages from you.',
  ]);
});
