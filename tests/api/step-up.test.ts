import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAdmin } from '#market/accounts/make-admin.ts';
import { openContext } from '#market/context.ts';
import { openAuthenticator } from '#tests/support/authenticator.ts';
import { openTill } from '#tests/support/pay.ts';
import { givePlan, liveAd } from '#tests/support/posting.ts';
import { insertAd } from '#tests/support/some-ads.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { openAccount, openVisitor, type Visitor } from '#tests/support/visitor.ts';

const EMAIL = 'eva@example.com';
const PASSWORD = 'quiet lantern under the pier';
const AREA = '/super-admin-user';
const HOUR = 3_600_000;
const MINUTE = 60_000;

let site: TestSite;
let eva: Visitor;
beforeAll(async () => {
  site = await openTestSite({ pages: true });
  const ctx = openContext(site.platform, null, 'test');
  await givePlan(site.db, site.people.asha.id, 4, { now: site.clock.now, by: site.people.dara.id });
  await makeAdmin(ctx, { email: EMAIL, username: 'eva', password: PASSWORD, country: 'GB' });
});
afterAll(() => site.close());
/** Eva's browser stays signed in: the session it has now came by its pass. */
beforeEach(async () => {
  eva = openVisitor(site);
  const typed = await eva.post('/api/user/login', { email: EMAIL, password: PASSWORD });
  for (const name of ['sid', 'token', 'at', 'id']) eva.jar.delete(name);
  const password = typed.json().loginDetails.device_pass;
  expect((await eva.post('/api/user/login', { email: EMAIL, password })).json().success).toBe(1);
});

const go = (ms: number) => {
  site.clock.now = new Date(site.clock.now.getTime() + ms);
};
const stateOf = async (id: string) =>
  site.db.selectFrom('accounts').select('blocked_at').where('id', '=', id).executeTakeFirstOrThrow();

async function report() {
  const seller = await openAccount(site);
  const reported = { target: { kind: 'user', id: seller.id }, reason: 'scam', text: 'This is not her hair.' };
  const { caseNumber } = (await site.post('/api/report/create', reported, 'bela')).json();
  return { sellerId: seller.id, caseNumber };
}
const DECISION = {
  outcome: 'removed',
  statement: 'The photos are another’s.',
  reason: 'Looked at all of it.',
};
const confirm = (proof: object, headers?: Record<string, string>) =>
  eva.post('/api/user/confirmItIsYou', proof, headers);

describe('by the API', () => {
  test('a session that came by a device pass blocks nobody, until the password is given; ten minutes later it asks again', async () => {
    const { sellerId, caseNumber } = await report();
    const decide = () => eva.post(`/api${AREA}/resolveReport`, { caseNumber, ...DECISION });
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
    expect((await stateOf(sellerId)).blocked_at).toBeNull();
    expect((await eva.get(`/api${AREA}/reports`)).statusCode).toBe(200);
    expect((await confirm({ password: PASSWORD })).json()).toEqual({ success: 1 });
    go(10 * MINUTE);
    expect((await decide()).json()).toEqual({ success: 1 });
    expect((await stateOf(sellerId)).blocked_at).not.toBeNull();
    go(1);
    const next = await report();
    const late = await eva.post(`/api${AREA}/resolveReport`, { ...DECISION, caseNumber: next.caseNumber });
    expect(late.json().needs).toBe('proof');
  });

  test('no money goes back without it', async () => {
    const till = openTill(site);
    const orderId = await till.order('bela', 6, 'GBP');
    await till.press(orderId, 'approve');
    await till.capture(orderId, 'bela');
    const refund = () => eva.post('/api/payment/refundOrder', { orderId, reason: 'Asked by phone.' });
    expect((await refund()).json().needs).toBe('proof');
    expect((await till.rowOf(orderId)).state).toBe('captured');
    await confirm({ password: PASSWORD });
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
    go(2 * HOUR);
    expect((await confirm({ password: PASSWORD })).statusCode).toBe(200);
  });

  test.each([
    [{}, ['password']],
    [{ password: 7 }, ['password']],
    [{ code: { $ne: '' } }, ['code']],
    [{ password: PASSWORD, admin: true }, ['admin']],
  ])('%j is refused by field', async (data, fields) => {
    const answer = await confirm(data);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, fields]);
  });

  test('a code without a second factor proves nothing; nobody signed in proves nothing', async () => {
    expect((await confirm({ code: '123456' })).statusCode).toBe(403);
    expect(
      (await openVisitor(site).post('/api/user/confirmItIsYou', { password: PASSWORD })).statusCode,
    ).toBe(401);
  });
});

describe('on the pages, without script', () => {
  const proofField = /<input[^>]* name="proof"/;

  test('the form comes back with all that was typed and asks; sent again with the password, it is done', async () => {
    const { sellerId, caseNumber } = await report();
    const page = `${AREA}/report/${caseNumber}`;
    expect((await eva.get(page)).body).not.toMatch(proofField);
    const asked = await eva.postForm(page, DECISION);
    expect(asked.statusCode).toBe(403);
    expect(asked.body).toContain('Please confirm that it is you.');
    expect(asked.body).toMatch(proofField);
    expect(asked.body).toContain('The photos are another’s.');
    expect(asked.body).toContain('value="Looked at all of it."');
    expect(asked.body).toMatch(/value="removed"[^>]*checked|checked[^>]*value="removed"/);

    const wrong = await eva.postForm(page, { ...DECISION, proof: 'not my password' });
    expect([wrong.statusCode, wrong.body.includes('This is not your password.')]).toEqual([403, true]);
    expect(wrong.body).toMatch(proofField);
    expect(wrong.body).toContain('The photos are another’s.');
    expect(wrong.body).not.toContain('not my password');
    expect((await stateOf(sellerId)).blocked_at).toBeNull();

    expect((await eva.postForm(page, { ...DECISION, proof: PASSWORD })).statusCode).toBe(303);
    expect((await stateOf(sellerId)).blocked_at).not.toBeNull();
  });

  test('who forgot a field besides need not prove it twice', async () => {
    const rate = { currency: 'GBP', perUsd: '0.8', date: '2026-01-01' };
    const forgot = await eva.postForm(`${AREA}/rates`, { ...rate, proof: PASSWORD });
    expect([forgot.statusCode, proofField.test(forgot.body)]).toEqual([422, false]);
    const done = await eva.postForm(`${AREA}/rates`, { ...rate, reason: 'The bank’s page.' });
    expect(done.statusCode).toBe(303);
  });

  const reason = 'Somebody asked for it.';
  const forms: [string, () => Promise<{ page: string; fields: Record<string, string>; kept: string[] }>][] = [
    [
      'a banner text',
      async () => ({
        page: 'banner',
        fields: { text: 'Be kind.', position: '4', reason },
        kept: ['Be kind.'],
      }),
    ],
    [
      'a rate',
      async () => ({
        page: 'rates',
        fields: { currency: 'INR', perUsd: '83.5', date: '2026-01-02', reason },
        kept: ['83.5'],
      }),
    ],
    [
      'an invitation',
      async () => ({
        page: 'staff?kind=staff',
        fields: { role: 'creator', username: 'gil', email: 'gil@example.com', reason },
        kept: ['gil@example.com'],
      }),
    ],
    [
      'a suspension',
      async () => ({
        page: `user/${(await openAccount(site)).id}`,
        fields: { act: 'suspend', reason },
        kept: [],
      }),
    ],
    [
      'a plan',
      async () => ({
        page: `user/${(await openAccount(site)).id}`,
        fields: { act: 'grant', plan: '3', until: '2099-12-31', reason },
        kept: ['2099-12-31'],
      }),
    ],
    [
      'an address',
      async () => ({
        page: `user/${(await openAccount(site)).id}`,
        fields: { act: 'reveal', reason },
        kept: [],
      }),
    ],
    [
      'a decision on an ad',
      async () => ({
        page: `ad/${await anAd()}`,
        fields: { act: 'mark-sold', version: '1', reason },
        kept: [],
      }),
    ],
    [
      'a change of an ad',
      async () => {
        const { id, version } = await liveAd(site);
        const title = 'Long brown plait, washed';
        return {
          page: `ad/${id}`,
          fields: { act: 'edit', version: String(version), title, reason },
          kept: [title],
        };
      },
    ],
    [
      'a review',
      async () => {
        const adId = await anAd({ status: 'pending_review' });
        return { page: 'review-queue', fields: { adId, version: '1', decision: 'reject', reason }, kept: [] };
      },
    ],
  ];
  test.each(forms)('%s: asked, nothing lost, and then done', async (_name, make) => {
    const { page, fields, kept } = await make();
    expect((await eva.get(`${AREA}/${page}`)).statusCode).toBe(200);
    const asked = await eva.postForm(`${AREA}/${page}`, fields);
    expect([asked.statusCode, proofField.test(asked.body)]).toEqual([403, true]);
    for (const text of [reason, ...kept]) expect(asked.body).toContain(`value="${text}"`);
    const done = await eva.postForm(`${AREA}/${page}`, { ...fields, proof: PASSWORD });
    expect([200, 303]).toContain(done.statusCode);
  });
  const anAd = async (wanted = {}) => insertAd(site.db, (await openAccount(site)).id, site.clock.now, wanted);

  test('many rows: the ticks, the act and the reason stay, also of rows that the page does not show', async () => {
    const people = [await openAccount(site), await openAccount(site)];
    const [one, other] = people.map(({ id }) => id);
    const page = `${AREA}/users?q=${people[0]?.username}`;
    const fields = { row: [one, other], act: 'users.suspend', reason };
    const asked = await eva.postForm(page, fields);
    expect([asked.statusCode, proofField.test(asked.body)]).toEqual([403, true]);
    expect(asked.body).toContain(`value="${reason}"`);
    expect(asked.body).toMatch(
      new RegExp(`<option value="users.suspend" selected|selected="" value="users.suspend"`),
    );
    expect(asked.body).toMatch(new RegExp(`<input type="checkbox"[^>]*checked=""[^>]*value="${one}"`));
    expect(asked.body).toMatch(new RegExp(`<input type="hidden" name="row" value="${other}"`));
    expect((await stateOf(one ?? '')).blocked_at).toBeNull();
    const done = await eva.postForm(page, { ...fields, proof: PASSWORD });
    expect(done.body).toContain('2 of 2 done');
  });
});

// Last, because from here on Eva needs her phone.
test('the code of the app proves as much as the password, once; and not what only the password may', async () => {
  await confirm({ password: PASSWORD });
  const phone = openAuthenticator(site);
  await phone.enrol(eva, PASSWORD);
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

  go(11 * MINUTE);
  const page = `${AREA}/rates`;
  const fields = { ...rate, perUsd: '0.91' };
  expect((await eva.postForm(page, fields)).statusCode).toBe(403);
  expect((await eva.postForm(page, { ...fields, proof: phone.show() })).statusCode).toBe(303);
});
