import { beforeEach, expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import {
  GOOD_PASSWORD,
  listMailsTo,
  newestCode,
  openAccount,
  openVisitor,
  type Visitor,
} from '#tests/support/people/visitor.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let start: Date;
const site = useSite();
beforeEach(() => {
  start = site.clock.now = new Date();
});

/** The clock of the machine is set to so long after the beginning, or before it. */
const setClock = (ms: number) => (site.clock.now = new Date(start.getTime() + ms));

async function logIn(visitor: Visitor, email: string, password = GOOD_PASSWORD) {
  const answer = await visitor.post('/api/user/login', { email, password, stay: true });
  const { success, loginDetails } = answer.json();
  if (success === 1) visitor.saved = { email, password: loginDetails.device_pass ?? visitor.saved.password };
  return success;
}
const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/user/sessions')).statusCode === 200;

test('set a day ahead and back again, nobody who has a pass is locked out', async () => {
  const { email } = await openAccount(site);
  const visitor = openVisitor(site);
  await logIn(visitor, email);
  for (const ms of [DAY + MINUTE, 0, -DAY, 0, 2 * DAY, 0]) {
    setClock(ms);
    expect(await logIn(visitor, email, visitor.saved.password), `${ms / DAY} days`).toBe(1);
    expect(await isSignedIn(visitor)).toBe(true);
  }
});

test('a clock that is set back gives no code and no session a longer life', async () => {
  const { email, visitor } = await openAccount(site);
  setClock(DAY);
  await visitor.post('/api/user/forgetPassword', { email });
  const code = await newestCode(site, email);
  expect(code).toMatch(/^\d{8}$/);
  // Back to the right time; a day later, when it was mailed by the wrong clock, the code is a day old.
  setClock(0);
  setClock(DAY + 11 * MINUTE);
  const late = await openVisitor(site).post('/api/user/verifyOtpAnUpdatePassword', {
    email,
    otp: code,
    password: 'another long word 99',
  });
  expect(late.json().success).not.toBe(1);
  setClock(DAY + 2 * MINUTE);
  expect(await isSignedIn(visitor), 'a session ends after its day').toBe(false);
});

test('ads end once and sellers are told once, however the clock jumps', async () => {
  const adId = await insertAd(site.db, site.people.asha.id, start, {
    expires_at: new Date(start.getTime() + 6.5 * DAY),
  });
  const runAt = async (ms: number) => {
    setClock(ms);
    for (const name of ['warn-of-expiry', 'expire-ads'] as const)
      await site.platform.queue.enqueue(site.db, { name }, {});
    await site.runJobs();
    const { status } = await site.readAdRow(adId);
    return status;
  };
  for (const ms of [0, DAY, 0, -DAY, 0, 6 * DAY, 0, 6 * DAY]) expect(await runAt(ms)).toBe('live');
  for (const ms of [7 * DAY, 6 * DAY, 7 * DAY]) expect(await runAt(ms)).toBe('expired');
  const letters = (await listMailsTo(site, 'asha@example.com')).filter(({ text }) => text.includes(adId));
  const warnings = letters.filter(({ subject }) => subject.startsWith('Ends'));
  expect(warnings.map(({ subject }) => subject.split(':')[0])).toEqual(['Ends in 7 days', 'Ends tomorrow']);
});

test('a request that is repeated after the clock was set back is still done once', async () => {
  const adId = await insertAd(site.db, site.people.asha.id, start);
  const report = { target: { kind: 'ad', id: adId }, reason: 'other', text: 'once, please' };
  const ask = () => site.post('/api/report/create', report, 'bela', { 'idempotency-key': 'clock-1' });
  const first = (await ask()).json();
  expect(first).toMatchObject({ success: 1 });
  for (const ms of [60 * MINUTE, -DAY, 0]) {
    setClock(ms);
    expect((await ask()).json()).toEqual(first);
  }
  expect(
    await site.db.selectFrom('reports').select('id').where('text', '=', report.text).execute(),
  ).toHaveLength(1);
});
