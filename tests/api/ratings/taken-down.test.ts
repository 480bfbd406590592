import { expect, test } from 'vitest';
import { sellToBela } from '#tests/support/ads/sell-to-bela.ts';
import { useTalkingSite } from '#tests/support/moderation/conversations.ts';
import { inviteOne } from '#tests/support/people/cast.ts';
import { doJob } from '#tests/support/site/do-job.ts';
import { DAY_MS } from '#rules/time.ts';

const UNFAIR = 'He is a thief and his mother too.';
const WHY = 'It is about the family of the seller and not about the sale.';
const site = useTalkingSite({ pages: true, plans: { asha: 4, bela: 5 } });
const { sell, rate, mine, ofAsha, news } = sellToBela(site);

/** Both rate, and a visitor reports what Bela wrote. */
async function reportBelas() {
  const { saleId } = await sell();
  await rate(saleId, 'asha');
  const { ratingId } = (await rate(saleId, 'bela', { asDescribed: 1, sentence: UNFAIR })).json();
  const report = {
    target: { kind: 'rating', id: ratingId },
    reason: 'harassment',
    text: 'See for yourself.',
  };
  const { caseNumber } = (await site.post('/api/report/create', report)).json();
  return { ratingId: String(ratingId), caseNumber: String(caseNumber) };
}
const decide = (caseNumber: string, outcome: string) =>
  site.post(
    '/api/super-admin-user/resolveReport',
    { caseNumber, outcome, statement: WHY, reason: 'As it reads.' },
    'dara',
  );

test('staff see what is reported and take it down; it counts no longer, and its writer reads why', async () => {
  const { ratingId, caseNumber } = await reportBelas();
  const { items } = (await site.get('/api/super-admin-user/reports', 'dara')).json();
  expect(items).toMatchObject([
    {
      caseNumber,
      target: { kind: 'rating', id: ratingId, label: `1, 4, 5 of 5 · ${UNFAIR}` },
      about: { username: 'bela' },
    },
  ]);
  expect((await ofAsha()).rating).toEqual({ mean: 3.3, count: 1 });

  expect((await decide(caseNumber, 'removed')).statusCode).toBe(200);
  expect(await ofAsha()).toMatchObject({ rating: null, items: [] });
  expect((await mine('asha')).about).toEqual([]);
  expect((await mine('bela')).written).toMatchObject([
    { state: 'removed', removal: { caseNumber, reason: WHY } },
  ]);
  expect((await site.get('/ratings', 'bela')).body).toContain(WHY);
  expect((await site.get(`/sellers/${site.people.asha.id}`)).body).not.toContain(UNFAIR);
  const mails = (await site.mails()).filter(({ to_address }) => to_address === 'bela@example.com');
  const told = mails.find(({ subject }) => subject.startsWith(caseNumber));
  expect(told?.text).toContain(WHY);
  expect(told?.text).toContain('Nobody else sees your rating any more, and it does not count.');
  const answer = { ratingId, version: 2, answer: 'Thank you for that.' };
  expect((await site.post('/api/rating/answer', answer, 'asha')).statusCode).toBe(404);
});

test('an appeal gives it back; while another case stands it stays down', async () => {
  const { ratingId, caseNumber } = await reportBelas();
  const again = { target: { kind: 'rating', id: ratingId }, reason: 'other' };
  const { caseNumber: second } = (await site.post('/api/report/create', again, 'asha')).json();
  await decide(caseNumber, 'removed');
  await decide(second, 'removed');
  const reverse = async (number: string) => {
    await site.post(
      '/api/report/appeal',
      { caseNumber: number, text: 'It was true, every word of it.' },
      'bela',
    );
    const answer = { caseNumber: number, outcome: 'reversed', answer: 'You are right, we give it back.' };
    expect((await site.post('/api/super-admin-user/resolveAppeal', answer, 'mira')).statusCode).toBe(200);
  };
  await reverse(caseNumber);
  expect((await ofAsha()).items).toEqual([]);
  await reverse(second);
  expect((await ofAsha()).items).toMatchObject([{ sentence: UNFAIR, by: 'bela' }]);
});

test('of the decision only its writer hears, not whom it is about', async () => {
  const { caseNumber } = await reportBelas();
  await decide(caseNumber, 'removed');
  expect((await site.get(`/api/report/decision?caseNumber=${caseNumber}`, 'bela')).json().statement).toBe(
    WHY,
  );
  expect((await site.get(`/api/report/decision?caseNumber=${caseNumber}`, 'asha')).statusCode).toBe(404);
  expect((await news('asha')).join()).not.toContain(caseNumber);
});

test('whoever leaves takes their name with them, and their answers; what they said of others stays', async () => {
  const { saleId } = await sell();
  await rate(saleId, 'asha', { sentence: 'Paid at once.' });
  await rate(saleId, 'bela', { sentence: 'Lovely hair.' });
  const { id, version } = (await mine('bela')).about[0];
  await site.post('/api/rating/answer', { ratingId: id, version, answer: 'Glad to hear it.' }, 'bela');
  const leaver = site.people.bela;
  await site.db
    .updateTable('accounts')
    .set({ deleted_at: site.clock.now, purge_after: site.clock.now })
    .where('id', '=', leaver.id)
    .execute();
  expect((await ofAsha()).items).toMatchObject([{ by: null, sentence: 'Lovely hair.' }]);
  await doJob(site.platform, 'purge-accounts');
  expect(await ofAsha()).toMatchObject({
    rating: { count: 1 },
    items: [{ by: null, sentence: 'Lovely hair.' }],
  });
  const page = (await site.get(`/sellers/${site.people.asha.id}`)).body;
  expect(page).toContain('Somebody who has left');
  expect(page).not.toContain('bela');
  const rows = await site.db
    .selectFrom('ratings')
    .select(['sentence', 'answer'])
    .orderBy('sentence')
    .execute();
  expect(rows).toEqual([
    { sentence: 'Lovely hair.', answer: null },
    { sentence: 'Paid at once.', answer: null },
  ]);
});

test('how soon a seller answers is what half of the answers kept to, and nothing while too little is known', async () => {
  const buyers = await Promise.all(
    ['ola', 'pia', 'quy', 'rue'].map((name) => inviteOne(site.db, site.clock.now, name, 'buyer')),
  );
  const seller = async () => (await site.get(`/api/ad/getAdDetailsByAdId?adId=${site.adId}`)).json().seller;
  const talk = async (buyer: string, answeredAfterMinutes: number | null) => {
    const created_at = new Date(site.clock.now.getTime() - 3 * DAY_MS);
    const { id } = await site.db
      .insertInto('conversations')
      .values({ ad_id: site.adId, seller_id: site.people.asha.id, buyer_id: buyer, created_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const say = (sender_id: string, at: Date) =>
      site.db
        .insertInto('messages')
        .values({
          conversation_id: id,
          sender_id,
          original_text: 'Hello.',
          shown_text: 'Hello.',
          screening: 'delivered',
          sent_at: at,
          delivered_at: at,
        })
        .execute();
    await say(buyer, created_at);
    if (answeredAfterMinutes !== null)
      await say(site.people.asha.id, new Date(created_at.getTime() + answeredAfterMinutes * 60_000));
  };
  const [ola, pia, quy, rue] = buyers.map(({ id }) => id) as [string, string, string, string];
  await talk(ola, 10);
  await talk(pia, 90);
  await doJob(site.platform, 'time-answers');
  expect((await seller()).answerMinutes).toBeNull();
  await talk(quy, 2000);
  await doJob(site.platform, 'time-answers');
  expect((await seller()).answerMinutes).toBe(90);
  expect((await site.get(`/sellers/${site.people.asha.id}`)).body).toContain('within 2 hours');
  await site.db.deleteFrom('messages').where('sender_id', '=', site.people.asha.id).execute();
  await talk(rue, null);
  await doJob(site.platform, 'time-answers');
  expect((await seller()).answerMinutes).toBeNull();
});
