import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openAuthenticator } from '#tests/support/people/authenticator.ts';
import {
  EVAS_PASSWORD,
  hireEva,
  isBlocked,
  openEvasBrowser,
  REMOVAL,
  reportSomebody,
} from '#tests/support/people/eva.ts';
import { openTill } from '#tests/support/payments/pay.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { openVisitor, type Visitor } from '#tests/support/people/visitor.ts';
import { HOUR_MS } from '#rules/time.ts';

let eva: Visitor;
const site = useSite();
beforeAll(async () => {
  await hireEva(site);
});
beforeEach(async () => {
  eva = await openEvasBrowser(site);
});

const AREA = '/super-admin-user';
const MINUTE = 60_000;
const go = (ms: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + ms);
};
const confirm = (proof: object, headers?: Record<string, string>) =>
  eva.post('/api/user/confirmItIsYou', proof, headers);

test('a session that came by a device pass blocks nobody, until the password is given; ten minutes later it asks again', async () => {
  const { sellerId, caseNumber } = await reportSomebody(site);
  const decide = () => eva.post(`/api${AREA}/resolveReport`, { caseNumber, ...REMOVAL });
  const refused = await decide();
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    {
      success: 0,
      code: 'not-allowed',
      message: 'Please confirm that it is you.',
      needs: 'proof',
      fields: { proof: [expect.stringContaining('your password')] },
    },
  ]);
  expect(await isBlocked(site, sellerId)).toBe(false);
  expect((await eva.get(`/api${AREA}/reports`)).statusCode).toBe(200);
  expect((await confirm({ password: EVAS_PASSWORD })).json()).toEqual({ success: 1 });
  go(10 * MINUTE);
  expect((await decide()).json()).toEqual({ success: 1 });
  expect(await isBlocked(site, sellerId)).toBe(true);
  go(1);
  const next = await reportSomebody(site);
  const late = await eva.post(`/api${AREA}/resolveReport`, { ...REMOVAL, caseNumber: next.caseNumber });
  expect(late.json().needs).toBe('proof');
});

test('no money goes back without it', async () => {
  const till = openTill(site);
  const orderId = await till.order('bela', 6, 'GBP');
  await till.press(orderId, 'approve');
  await till.capture(orderId, 'bela');
  const refund = () => eva.post('/api/payment/refundOrder', { orderId, reason: 'Asked by phone.' });
  expect((await refund()).json().needs).toBe('proof');
  expect((await till.readOrderRow(orderId)).state).toBe('captured');
  await confirm({ password: EVAS_PASSWORD });
  expect((await refund()).statusCode).toBe(200);
});

test('a wrong password proves nothing, and cannot be tried out: with a key or without, on a known device too', async () => {
  const tries: number[] = [];
  for (let time = 0; time < 8; time += 1) {
    const key = time % 2 === 0 ? {} : { 'idempotency-key': `guess-${time}` };
    tries.push((await confirm({ password: `not this one ${time}` }, key)).statusCode);
  }
  expect(tries).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
  expect((await eva.post('/api/price/setRate', {})).json().needs).toBe('proof');
  go(2 * HOUR_MS);
  expect((await confirm({ password: EVAS_PASSWORD })).statusCode).toBe(200);
});

test.each([
  [{}, ['password']],
  [{ password: 7 }, ['password']],
  [{ code: { $ne: '' } }, ['code']],
  [{ password: EVAS_PASSWORD, admin: true }, ['admin']],
])('%j is refused by field', async (data, fields) => {
  const answer = await confirm(data);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, fields]);
});

test('a code without a second factor proves nothing; nobody signed in proves nothing', async () => {
  expect((await confirm({ code: '123456' })).statusCode).toBe(403);
  expect(
    (await openVisitor(site).post('/api/user/confirmItIsYou', { password: EVAS_PASSWORD })).statusCode,
  ).toBe(401);
});

// Last, because from here on Eva needs her phone.
test('the code of the app proves as much as the password, once; and not what only the password may', async () => {
  await confirm({ password: EVAS_PASSWORD });
  const phone = openAuthenticator(site);
  await phone.enrol(eva, EVAS_PASSWORD);
  go(11 * MINUTE);
  const rate = { currency: 'EUR', perUsd: 0.9, date: '2026-01-03', reason: 'The bank’s page.' };
  const set = () => eva.post('/api/price/setRate', rate);
  expect((await set()).json().needs).toBe('proof');
  const code = phone.show();
  expect((await confirm({ code })).statusCode).toBe(200);
  expect((await set()).statusCode).toBe(200);
  expect((await confirm({ code })).statusCode).toBe(403);
  const changed = await eva.post('/api/user/changeEmail', { email: 'eva.moved@example.com' });
  expect([changed.statusCode, Object.keys(changed.json().fields)]).toEqual([403, ['password']]);
});
