import { beforeEach, expect, test } from 'vitest';
import { lastUntil } from '#rules/certified/buyer-check.ts';
import { DAY_MS } from '#rules/time.ts';
import { givePlan } from '#tests/support/payments/give-plan.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import type { Name } from '#tests/support/people/cast.ts';
import { doJob } from '#tests/support/site/do-job.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true, plans: { asha: 1, bela: 6 } });
const start = new Date();
beforeEach(async () => {
  site.clock.now = start;
  await site.runJobs();
  for (const table of ['buyer_checks', 'mailbox', 'messages', 'conversations'] as const)
    await site.db.deleteFrom(table).execute();
});

const DETAILS = {
  businessName: 'Bela’s Wig Bench',
  website: 'https://wigs.example.com',
  shopAddress: '1 Wig Lane, Leeds LS1 1AA',
  version: '0',
};
const reason = 'Looked at by hand.';
const DESK = '/super-admin-user/buyers-to-check';
const ask = (more: object = {}, who: Name = 'bela') =>
  site.postForm('/certified-buyer', { ...DETAILS, ...more }, who);
const ownPage = async () => (await site.get('/certified-buyer', 'bela')).body;
const read = () => site.db.selectFrom('buyer_checks').selectAll().executeTakeFirstOrThrow();
const decide = async (intent: string, more: object = {}, who: Name = 'mira') =>
  site.postForm(
    DESK,
    {
      intent,
      accountId: site.people.bela.id,
      version: String((await read()).version),
      reason,
      ...(intent === 'certify' ? { lookedAt: 'register', until: lastUntil(start) } : {}),
      ...more,
    },
    who,
  );
async function mails() {
  await site.runJobs();
  return site.db
    .selectFrom('mailbox')
    .select(['subject', 'text'])
    .where('to_address', '=', 'bela@example.com')
    .execute();
}
async function ashaSees() {
  const { items } = (await site.get('/api/message/list', 'asha')).json();
  return items[0].other.isCertified;
}

test('a buyer asks, staff look and certify, and the seller sees the badge while plan and check hold', async () => {
  const adId = await insertAd(site.db, site.people.asha.id, start);
  await site.post('/api/ad/sendEmailtoUser', { adId, message: 'Hello, is the hair still for sale?' }, 'bela');
  expect(await ownPage()).toContain('Ask for the check');
  expect((await ask()).statusCode).toBe(303);
  expect((await ask()).statusCode, 'sent twice').toBe(303);
  expect(await ownPage()).toContain('look at them within two days');
  expect(await ashaSees()).toBe(false);

  const { queues, next } = (await site.get('/api/super-admin-user/today', 'mira')).json();
  expect(queues.find(({ name }: { name: string }) => name === 'buyers').waiting).toBe(1);
  expect(next[0]).toMatchObject({ queue: 'buyers', title: 'Bela’s Wig Bench', person: 'bela' });
  const desk = (await site.get(DESK, 'mira')).body;
  for (const part of ['1 Wig Lane, Leeds', 'https://wigs.example.com', 'Certify bela'])
    expect(desk).toContain(part);

  expect((await decide('certify', { lookedWords: 'Companies House.' })).headers.location).toContain(
    'done=certified',
  );
  expect(await read()).toMatchObject({
    state: 'granted',
    looked_at: ['register'],
    looked_words: 'Companies House.',
    decided_by: site.people.mira.id,
  });
  expect((await mails()).map(({ subject }) => subject)).toContain('You are a Certified Buyer');
  expect(await ownPage()).toContain('You are certified until');
  expect(await ashaSees()).toBe(true);
  const { id } = (await site.get('/api/message/list', 'asha')).json().items[0];
  for (const path of ['/messages', `/messages/${id}`])
    expect((await site.get(path, 'asha')).body).toContain('Certified buyer');
  expect((await site.get('/messages', 'bela')).body, 'no badge for the seller').not.toContain(
    'Certified buyer',
  );
});

test('the badge ends with the plan, and is there again with a new one', async () => {
  const adId = await insertAd(site.db, site.people.asha.id, start);
  await site.post('/api/ad/sendEmailtoUser', { adId, message: 'Hello, is the hair still for sale?' }, 'bela');
  await ask();
  await decide('certify');
  expect(await ashaSees()).toBe(true);
  site.clock.now = new Date(start.getTime() + 60_000);
  await givePlan(site, site.people.bela.id, 5);
  expect(await ashaSees()).toBe(false);
  expect(await ownPage()).toContain('your plan has ended');
  site.clock.now = new Date(start.getTime() + 120_000);
  await givePlan(site, site.people.bela.id, 6);
  expect(await ashaSees()).toBe(true);
});

test('a refusal says why, and can be answered with better details', async () => {
  await ask();
  expect((await decide('refuse', { message: 'The website does not open.' })).headers.location).toContain(
    'refused',
  );
  const mail = (await mails()).find(({ subject }) => subject.includes('could not certify'));
  expect(mail?.text).toContain('The website does not open.');
  const page = await ownPage();
  expect(page).toContain('The website does not open.');
  expect(page).toContain('Ask again');
  expect((await ask({ website: '' })).statusCode, 'an old page').toBe(409);
  expect((await ask({ website: '', version: '2' })).statusCode).toBe(303);
  expect(await read()).toMatchObject({ state: 'asked', website: null, told: null, decided_by: null });
});

test('two decide at once: the second hears who did what', async () => {
  await ask();
  const version = String((await read()).version);
  await decide('certify', { version }, 'dara');
  const second = await decide('refuse', { version }, 'mira');
  expect(second.statusCode).toBe(409);
  expect(second.body).toContain('dara has decided this already: certified.');
  expect((await read()).state).toBe('granted');
  expect((await mails()).filter(({ subject }) => subject.includes('Certified Buyer'))).toHaveLength(1);
});

test('staff take the badge back with a reason, and the clock ends it after its time', async () => {
  await ask();
  await decide('certify');
  expect((await decide('withdraw', { message: 'The business is closed.' })).headers.location).toContain(
    'withdrawn',
  );
  expect(await ownPage()).toContain('The business is closed.');
  expect((await mails()).map(({ subject }) => subject)).toContain('You are no longer a Certified Buyer');
  await ask({ version: String((await read()).version) });
  await decide('certify', { until: start.toISOString().slice(0, 10) });
  await doJob(site.platform, 'end-buyer-checks');
  expect((await read()).state).toBe('granted');
  site.clock.now = new Date(start.getTime() + DAY_MS);
  for (let run = 0; run < 2; run += 1) await doJob(site.platform, 'end-buyer-checks');
  expect(await read()).toMatchObject({ state: 'ended', decided_by: null });
  expect((await mails()).filter(({ subject }) => subject.includes('has ended'))).toHaveLength(1);
});

test('what does not fit is said at its field, and changes nothing', async () => {
  const asked = await ask({ businessName: '', website: 'javascript:alert(1)' });
  expect(asked.statusCode).toBe(422);
  expect(asked.body).toContain('Enter the address of the website');
  expect((await ask({}, 'asha')).body).toContain('comes with the plan Certified Buyer');
  expect(await site.db.selectFrom('buyer_checks').selectAll().execute()).toEqual([]);
  await ask();
  expect((await decide('certify', { lookedAt: '' })).body).toContain('Tick what you looked at.');
  const far = new Date(start.getTime() + 500 * DAY_MS).toISOString().slice(0, 10);
  expect((await decide('certify', { until: far })).body).toContain('a year ahead at most');
  expect((await decide('certify', {}, 'cleo')).statusCode).toBe(403);
  expect((await read()).state).toBe('asked');
});
