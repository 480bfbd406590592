import { beforeEach, expect, test } from 'vitest';
import { lastUntil } from '#rules/certified/buyer-check.ts';
import type { Name } from '#tests/support/people/cast.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ plans: { asha: 1, bela: 6 } });
beforeEach(async () => {
  await site.db.deleteFrom('buyer_checks').execute();
});

const DETAILS = { businessName: 'Bela’s Wig Bench', shopAddress: '1 Wig Lane, Leeds LS1 1AA', version: 0 };
const reason = 'Looked at by hand.';
const ask = (more: object = {}, who: Name = 'bela') =>
  site.post('/api/buyer/askBuyerCheck', { ...DETAILS, ...more }, who);
const own = async (who: Name = 'bela') => (await site.get('/api/buyer/buyerCheck', who)).json();
const list = async () => (await site.get('/api/super-admin-user/buyerChecks', 'mira')).json();
const decide = (act: 'certifyBuyer' | 'refuseBuyer' | 'withdrawBuyer', version: number, more: object = {}) =>
  site.post(
    `/api/super-admin-user/${act}`,
    { accountId: site.people.bela.id, version, reason, ...more },
    'mira',
  );
const looked = () => ({ lookedAt: ['register', 'website'], until: lastUntil(site.clock.now) });

test('asked, certified, withdrawn: each side reads how it stands', async () => {
  expect(await own()).toMatchObject({ check: null, hasPlan: true, trader: null });
  expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode, 'sent twice').toBe(200);
  expect((await own()).check).toMatchObject({ state: 'asked', version: 1, isCertified: false });
  expect((await list()).asked).toEqual([
    expect.objectContaining({
      accountId: site.people.bela.id,
      username: 'bela',
      ...DETAILS,
      version: 1,
    }),
  ]);

  expect((await decide('certifyBuyer', 1, looked())).statusCode).toBe(200);
  const { check } = await own();
  expect(check).toMatchObject({ state: 'granted', isCertified: true });
  // What staff looked at and who they were stays with staff.
  expect(Object.keys(check)).not.toEqual(expect.arrayContaining(['lookedAt']));
  expect(await list()).toMatchObject({
    asked: [],
    certified: [{ lookedAt: ['register', 'website'], decidedBy: 'mira', isCertified: true }],
  });

  expect((await decide('withdrawBuyer', check.version)).statusCode).toBe(200);
  expect((await own()).check).toMatchObject({ state: 'ended', isCertified: false });
});

test('refused: the buyer reads why and sends it anew', async () => {
  await ask();
  const message = 'We do not find the business.';
  expect((await decide('refuseBuyer', 1, { message })).statusCode).toBe(200);
  const { check } = await own();
  expect(check).toMatchObject({ state: 'refused', told: message });
  expect((await ask({ version: check.version, registerNumber: '0123' })).statusCode).toBe(200);
  expect((await own()).check).toMatchObject({ state: 'asked', registerNumber: '0123' });
});

test('the second of two hears who did what', async () => {
  await ask();
  await decide('refuseBuyer', 1);
  const second = await decide('certifyBuyer', 1, looked());
  expect([second.statusCode, second.json().message]).toEqual([
    409,
    'mira has decided this already: refused.',
  ]);
});

test('without the plan nobody asks', async () => {
  expect(await own('asha')).toMatchObject({ check: null, hasPlan: false });
  expect((await ask({}, 'asha')).statusCode).toBe(409);
});

test.each([
  ['ask', { businessName: '' }, 'businessName'],
  ['ask', { website: 'wigs' }, 'website'],
  ['certify', { lookedAt: [] }, 'lookedAt'],
  ['certify', { until: '2020-01-01' }, 'until'],
  ['certify', { reason: '' }, 'reason'],
] as const)('%s: refused with %j', async (what, wrong, field) => {
  if (what === 'certify') await ask();
  const answer =
    what === 'ask' ? await ask(wrong) : await decide('certifyBuyer', 1, { ...looked(), ...wrong });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
});
