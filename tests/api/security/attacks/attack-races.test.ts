import { expect, test } from 'vitest';
import { openAuthenticator } from '#tests/support/people/authenticator.ts';
import { openTill } from '#tests/support/payments/pay.ts';
import { insertUpload, wireAd } from '#tests/support/ads/posting.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { GOOD_PASSWORD, newestCode, openAccount, openVisitor } from '#tests/support/people/visitor.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';

const site = useSite();

const AT_ONCE = Array.from({ length: 8 }, (_, number) => number);
const statuses = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

test('the last free place for an ad: of eight drafts sent at once one is live', async () => {
  const { db, people } = site;
  await givePlan(site, people.asha.id, 1);
  const drafts: { id: string; version: number }[] = [];
  for (const _ of AT_ONCE) {
    const photos = [
      { id: await insertUpload(db, people.asha.id), tape: true },
      { id: await insertUpload(db, people.asha.id), tape: false },
    ];
    const answer = await site.post('/api/ad/postAdDetails', wireAd({ photos, submit: false }), 'asha');
    drafts.push(answer.json().ad);
  }
  const answers = await Promise.all(
    drafts.map(({ id: adId, version }) =>
      site.post('/api/ad/editAdDetails', { adId, version, submit: true }, 'asha'),
    ),
  );
  expect(statuses(answers)).toEqual([200, 402, 402, 402, 402, 402, 402, 402]);
  const live = await db.selectFrom('ads').select('id').where('status', '=', 'live').execute();
  expect(live).toHaveLength(1);
});

test('one recovery code, eight logins at once: one gets in', async () => {
  const { email, visitor } = await openAccount(site);
  const [code] = await openAuthenticator(site).enrol(visitor, GOOD_PASSWORD);
  const answers = await Promise.all(
    AT_ONCE.map(() => openVisitor(site).post('/api/user/login', { email, password: GOOD_PASSWORD, code })),
  );
  const inside = answers.filter((answer) => answer.statusCode === 200 && answer.json().success === 1);
  expect(inside).toHaveLength(1);
});

test('one code for a new password, eight passwords at once: one is set, and the second factor is asked all the same', async () => {
  const { email, visitor } = await openAccount(site);
  await openAuthenticator(site).enrol(visitor, GOOD_PASSWORD);
  await openVisitor(site).post('/api/user/forgetPassword', { email });
  const otp = await newestCode(site, email);
  const wanted = AT_ONCE.map((number) => `a lantern in window ${number} tonight`);
  const answers = await Promise.all(
    wanted.map((password) =>
      openVisitor(site).post('/api/user/verifyOtpAnUpdatePassword', { email, otp, password }),
    ),
  );
  const set = wanted.filter((_, at) => answers[at]?.statusCode === 200);
  expect(set).toHaveLength(1);
  const login = await openVisitor(site).post('/api/user/login', { email, password: set[0] });
  expect(login.json()).toEqual({ success: 2, reason: 'second-factor' });
});

test('eight captures and the provider’s word at once take the money once and start one plan', async () => {
  const till = openTill(site);
  const orderId = await till.order('asha', 2, 'GBP');
  await till.press(orderId, 'approve');
  const answers = await Promise.all(AT_ONCE.map(() => till.capture(orderId, 'asha')));
  await site.runJobs();
  expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
  for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
  expect(await till.listPeriods(orderId)).toHaveLength(1);
  expect((await till.readOrderRow(orderId)).state).toBe('captured');
});

test('a free plan chosen eight times at once is one plan', async () => {
  const { id, visitor } = await openAccount(site, {
    accountType: 1,
    kind: 'salon',
    businessName: 'Fine Wigs',
  });
  await Promise.all(AT_ONCE.map(() => visitor.post('/api/payment/choosePlan', { plan: 5 })));
  const plans = await site.db.selectFrom('subscriptions').select('id').where('account_id', '=', id).execute();
  expect(plans).toHaveLength(1);
});
