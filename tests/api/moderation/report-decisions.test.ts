import { describe, expect, test } from 'vitest';
import { useTalkingSite } from '#tests/support/moderation/conversations.ts';

const site = useTalkingSite();

const report = async (kind: string, id: string, more: object = {}) =>
  (await site.post('/api/report/create', { target: { kind, id }, reason: 'scam', ...more }, 'bela')).json()
    .caseNumber as string;
const decide = (caseNumber: string, outcome: string, more: object = {}) =>
  site.post(
    '/api/super-admin-user/resolveReport',
    { caseNumber, outcome, statement: 'The photos are from a shop.', reason: 'Seen in the shop.', ...more },
    'dara',
  );
const readAd = () => site.readAdRow(site.adId);

describe('a decision', () => {
  test('removes the ad; the reporter hears the outcome, the seller the reasons and the way to appeal', async () => {
    const caseNumber = await report('ad', site.adId);
    expect((await decide(caseNumber, 'removed')).statusCode).toBe(200);
    expect(await readAd()).toMatchObject({ status: 'live', held: 'removal' });
    expect((await site.get(`/api/ad/getAdDetailsByAdId?adId=${site.adId}`)).statusCode).toBe(410);
    const [toSeller, ...toReporter] = await site.mails();
    expect(toSeller).toMatchObject({ to_address: 'asha@example.com' });
    expect(toSeller?.text).toContain('The photos are from a shop.');
    expect(toSeller?.text).toContain(`/reports/${caseNumber}`);
    expect(toReporter.map((mail) => mail.subject)).toContain(`${caseNumber}: the outcome of your report`);
    expect(toSeller?.text).not.toContain('bela');
    const holds = await site.db.selectFrom('holds').selectAll().where('ad_id', '=', site.adId).execute();
    expect(holds).toMatchObject([{ kind: 'removal', placed_by: site.people.dara.id, lifted_at: null }]);
  });

  test('is taken once, by an admin, with a statement', async () => {
    const caseNumber = await report('ad', site.adId);
    expect((await decide(caseNumber, 'removed', { statement: '' })).json().fields).toHaveProperty(
      'statement',
    );
    expect((await decide(caseNumber, 'burned')).statusCode).toBe(422);
    expect((await decide('FH-00-NOBODY', 'removed')).statusCode).toBe(404);
    const input = { caseNumber, outcome: 'dismissed', reason: 'fine' };
    expect((await site.post('/api/super-admin-user/resolveReport', input, 'cleo')).statusCode).toBe(403);
    expect((await site.post('/api/super-admin-user/resolveReport', input)).statusCode).toBe(401);
    expect((await decide(caseNumber, 'dismissed')).statusCode).toBe(200);
    expect((await decide(caseNumber, 'removed')).statusCode).toBe(409);
    expect(await readAd()).toMatchObject({ status: 'live', held: null });
  });

  test('removes a message for both people', async () => {
    const { conversationId, messageId } = (await site.ask()).json();
    const caseNumber = await report('message', messageId);
    await decide(caseNumber, 'removed');
    for (const who of ['asha', 'bela'] as const)
      expect((await site.thread(conversationId, who)).messages[0]).toMatchObject({
        state: 'removed',
        text: 'This message was removed by our staff.',
      });
  });

  test('an appeal, by whom it concerns and once, brings a message back', async () => {
    const { messageId } = (await site.ask()).json();
    const caseNumber = await report('message', messageId, { text: 'He goes on and on.' });
    await decide(caseNumber, 'removed');
    expect(
      (
        await site.post(
          '/api/report/appeal',
          { caseNumber, text: 'I only asked whether it is for sale.' },
          'asha',
        )
      ).statusCode,
    ).toBe(404);
    const appeal = () =>
      site.post('/api/report/appeal', { caseNumber, text: 'I only asked whether it is for sale.' }, 'bela');
    expect((await appeal()).statusCode).toBe(200);
    expect((await appeal()).statusCode).toBe(409);
    const { items } = (await site.get('/api/super-admin-user/reports?which=appealed', 'dara')).json();
    expect(items).toMatchObject([{ caseNumber, appeal: 'I only asked whether it is for sale.' }]);
    const decision = (who: 'asha' | 'bela' | 'dara') =>
      site.get(`/api/report/decision?caseNumber=${caseNumber}`, who);
    expect((await decision('bela')).json()).toMatchObject({
      outcome: 'removed',
      statement: 'The photos are from a shop.',
      appeal: 'I only asked whether it is for sale.',
      appealOutcome: null,
      canAppeal: false,
    });
    for (const who of ['asha', 'dara'] as const) expect((await decision(who)).statusCode).toBe(404);
    const answer = { caseNumber, outcome: 'reversed', answer: 'You are right, we are sorry.' };
    expect((await site.post('/api/super-admin-user/resolveAppeal', answer, 'mira')).statusCode).toBe(200);
    expect((await site.post('/api/super-admin-user/resolveAppeal', answer, 'mira')).statusCode).toBe(409);
    const row = await site.db
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', messageId)
      .executeTakeFirstOrThrow();
    expect(row.removed_at).toBeNull();
    expect((await decision('bela')).json()).toMatchObject({
      appealOutcome: 'reversed',
      appealAnswer: 'You are right, we are sorry.',
    });
    expect((await site.mails()).map((mail) => mail.subject)).toContain(
      `${caseNumber}: our answer to your appeal`,
    );
  });
});

describe('somebody under 18', () => {
  test('an ad is hidden at once, its seller told, and shown again by a dismissal', async () => {
    const caseNumber = await report('ad', site.adId, { reason: 'minor' });
    expect(await readAd()).toMatchObject({ status: 'live', held: 'check' });
    expect((await site.get(`/api/ad/getAdDetailsByAdId?adId=${site.adId}`)).statusCode).toBe(410);
    expect((await site.mails()).map((mail) => mail.to_address)).toEqual([
      'asha@example.com',
      'bela@example.com',
    ]);
    const decision = () => site.get(`/api/report/decision?caseNumber=${caseNumber}`, 'asha');
    expect((await decision()).json()).toMatchObject({ outcome: null, canAppeal: false });
    await decide(caseNumber, 'dismissed', { statement: '' });
    expect(await readAd()).toMatchObject({ status: 'live', held: null });
    expect((await decision()).json()).toMatchObject({ outcome: 'dismissed', canAppeal: false });
    const open = await report('ad', site.adId);
    expect((await site.get(`/api/report/decision?caseNumber=${open}`, 'asha')).statusCode).toBe(404);
  });

  test('and stays hidden when staff agree', async () => {
    await decide(await report('ad', site.adId, { reason: 'minor' }), 'removed');
    expect(await readAd()).toMatchObject({ status: 'live', held: 'removal' });
  });
});

test('nobody’s mailbox is filled through the report form', async () => {
  const body = { target: { kind: 'ad', id: site.adId }, reason: 'scam', email: 'victim@example.com' };
  for (let count = 0; count < 8; count += 1) await site.post('/api/report/create', body);
  expect((await site.mails()).filter((mail) => mail.to_address === 'victim@example.com')).toHaveLength(3);
});

test('a removed person is signed out at once and stays out', async () => {
  await site.ask();
  const target = { kind: 'user', id: site.people.bela.id };
  const { caseNumber } = (
    await site.post('/api/report/create', { target, reason: 'harassment' }, 'asha')
  ).json();
  expect((await site.get('/api/message/list', 'bela')).statusCode).toBe(200);
  await decide(caseNumber, 'removed');
  expect((await site.get('/api/message/list', 'bela')).statusCode).toBe(401);
});
