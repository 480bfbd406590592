import { existsSync, readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { PERSONAL_DATA } from '#rules/personal-data/every-table.ts';
import { RETENTION, RETENTION_REASONS, type RetentionReason } from '#rules/retention/retention.ts';
import { DAY_MS } from '#rules/time.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { CANARY_ADDRESS, fillWithCanaries, findCanaries } from '#tests/support/personal-data/canaries.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import {
  GOOD_PASSWORD,
  listMailsTo,
  newcomerForm,
  openAccount,
  openVisitor,
} from '#tests/support/people/visitor.ts';

/** The columns that the table of personal data keeps for a reason that ends, by that reason. */
const BY_TABLE = new Map<RetentionReason, string[]>();
for (const [table, { ends, columns }] of Object.entries(PERSONAL_DATA))
  for (const [column, { kind, retention, end }] of Object.entries(columns)) {
    const reason = ends ?? (end ? retention : undefined);
    if (reason && (kind === 'theirs' || kind === 'secret'))
      BY_TABLE.set(reason, [...(BY_TABLE.get(reason) ?? []), `${table}.${column}`]);
  }

/** What something other than the job of the table keeps, each with the test that moves its clock. */
const PROVED_ELSEWHERE: Partial<Record<RetentionReason, readonly [file: string, title: string]>> = {
  evidence: [
    'tests/api/personal-data/leaving-at-once.test.ts',
    'an ad with an open report is evidence: hidden, kept until it is decided, or 90 days',
  ],
  backups: [
    'src/platform/backup/remove-old-backups.test.ts',
    'a backup goes when its time is over, and nothing else that lies beside it',
  ],
  outbox: ['tests/platform/queue.test.ts', 'what is done or dead is forgotten within the time we promise'],
  hairType: [
    'tests/api/ads/life-of-an-ad.test.ts',
    'withdrawing consent blanks the hair type and takes the ad off those pages',
  ],
};
const HERE: RetentionReason[] = [
  'account',
  'invitation',
  'deletedAds',
  'soldAds',
  'registration',
  'download',
];

const site = useSite({ pages: true });
beforeEach(() => {
  site.clock.now = new Date();
});
const pass = (days: number) => (site.clock.now = new Date(site.clock.now.getTime() + days * DAY_MS));
const HOUR = 1 / 24;
async function runJobs(...names: string[]) {
  for (const name of names) await site.platform.queue.enqueue(site.db, { name }, {});
  await site.runJobs();
}

test('each row of the table is proved by a moved clock', () => {
  const proved = [...BY_TABLE.keys(), ...HERE, ...Object.keys(PROVED_ELSEWHERE)];
  // What stays without end, because it names nobody.
  expect(new Set([...proved, 'nameless', 'decisions'])).toEqual(new Set(RETENTION_REASONS));
  for (const [file, title] of Object.values(PROVED_ELSEWHERE)) {
    expect(existsSync(file), file).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(`test('${title}'`);
  }
});

test('the table of personal data: there an hour before its time, gone an hour after', async () => {
  const mark = 'retentioncanary';
  const person = await openAccount(site);
  const adId = await insertAd(site.db, person.id, site.clock.now, { title: `${mark}, thirty inches, black` });
  const start = site.clock.now;
  await fillWithCanaries(
    site.db,
    { mark, id: person.id, email: person.email, otherId: site.people.bela.id, now: start },
    adId,
  );
  const listLeft = async (days: number, places: string[]) => {
    site.clock.now = new Date(start.getTime() + days * DAY_MS);
    await runJobs('forget-old-data');
    const found = await findCanaries(site.db, mark, CANARY_ADDRESS);
    return places.filter((place) => found.has(place));
  };
  const times = new Set([...BY_TABLE.keys()].map((reason) => RETENTION[reason] ?? 0));
  for (const days of [...times].toSorted((one, other) => one - other)) {
    const due = [...BY_TABLE].filter(([reason]) => RETENTION[reason] === days);
    for (const [reason, places] of due) expect(await listLeft(days - HOUR, places), reason).not.toEqual([]);
    for (const [reason, places] of due) expect(await listLeft(days + HOUR, places), reason).toEqual([]);
  }
});

test('account: taken back until the last hour, gone after it', async () => {
  const [stays, goes] = [await openAccount(site), await openAccount(site)];
  for (const { visitor } of [stays, goes])
    expect((await visitor.post('/api/user/deleteAccount', { password: GOOD_PASSWORD })).statusCode).toBe(200);
  pass(RETENTION.account - HOUR);
  await runJobs('purge-accounts');
  const back = await openVisitor(site).post('/api/user/restoreAccount', {
    email: stays.email,
    password: GOOD_PASSWORD,
  });
  expect(back.json().success).toBe(1);
  pass(2 * HOUR);
  await runJobs('purge-accounts');
  const { email } = await site.db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', goes.id)
    .executeTakeFirstOrThrow();
  expect(email).not.toBe(goes.email);
});

test('invitation: taken up until the last hour, gone with its ad after it', async () => {
  const inviteAs = async (username: string) => {
    const email = `${username}@example.com`;
    const person = { username, email, country: 'IN', agreed: true, when: '2026-10-01', how: 'By phone.' };
    const { userId, adId } = (await site.post('/api/super-admin-user/inviteSeller', person, 'cleo')).json();
    await site.post('/api/super-admin-user/sendInvitation', { userId }, 'cleo');
    const [mail] = await listMailsTo(site, email);
    const [, id, key] = /\/invitation\/([\w-]+)\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    return { userId, adId, username, email, id, key };
  };
  const [stays, goes] = [await inviteAs('late-yes'), await inviteAs('never-yes')];
  const accept = ({ id, key, username }: typeof stays) =>
    openVisitor(site).post('/api/user/acceptInvitation', {
      id,
      key,
      username,
      password: GOOD_PASSWORD,
      adult: true,
      termsVersion: '1',
    });
  const readEmail = async ({ userId }: typeof stays) =>
    (await site.db.selectFrom('accounts').select('email').where('id', '=', userId).executeTakeFirstOrThrow())
      .email;
  pass(RETENTION.invitation - HOUR);
  await runJobs('purge-accounts');
  expect((await accept(stays)).statusCode).toBe(200);
  expect(await readEmail(goes)).toBe(goes.email);
  pass(2 * HOUR);
  // The hour between its end and the job opens nothing.
  expect((await accept(goes)).statusCode).toBe(410);
  await runJobs('purge-accounts');
  expect(await readEmail(stays)).toBe(stays.email);
  expect(await readEmail(goes)).not.toBe(goes.email);
  expect(await site.db.selectFrom('ads').select('id').where('id', '=', goes.adId).execute()).toEqual([]);
});

test('deletedAds: a deleted ad keeps its words until then', async () => {
  const seller = await openAccount(site, { accountType: 2 });
  const id = await insertAd(site.db, seller.id, site.clock.now, {
    town: 'Deletedtown',
    status: 'deleted',
    status_since: site.clock.now,
  });
  const readTown = async () => (await site.readAdRow(id)).town;
  pass(RETENTION.deletedAds - HOUR);
  await runJobs('purge-ads');
  expect(await readTown()).toBe('Deletedtown');
  pass(2 * HOUR);
  await runJobs('purge-ads');
  const left = await site.db.selectFrom('ads').select('town').where('id', '=', id).executeTakeFirst();
  expect(left?.town ?? null).toBeNull();
});

test('soldAds: search engines are asked to forget it then', async () => {
  const seller = await openAccount(site, { accountType: 2 });
  const now = site.clock.now;
  const id = await insertAd(site.db, seller.id, now, {
    status: 'sold',
    sold_at: now,
    status_since: now,
    slug: 'sold-hair',
  });
  const readPage = async () => (await site.app.inject(`/ad/${id}/sold-hair`)).body;
  pass(RETENTION.soldAds - HOUR);
  expect(await readPage()).not.toContain('noindex');
  pass(2 * HOUR);
  expect(await readPage()).toContain('noindex');
});

test('registration: what was typed and never proved is gone', async () => {
  const form = newcomerForm();
  await openVisitor(site).post('/api/user/createUser', form);
  const count = async () =>
    (await site.db.selectFrom('registrations').select('id').where('email', '=', form.email).execute()).length;
  pass(RETENTION.registration - HOUR);
  await runJobs('forget-old-logins');
  expect(await count()).toBe(1);
  pass(2 * HOUR);
  await runJobs('forget-old-logins');
  expect(await count()).toBe(0);
});

test('download: the link works until then', async () => {
  const person = await openAccount(site);
  await person.visitor.post('/api/user/exportData', {});
  const mail = (await listMailsTo(site, person.email)).find(({ subject }) =>
    subject.includes('data is ready'),
  );
  const path = /\/my-data\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  const open = async () => {
    const visitor = openVisitor(site);
    await visitor.post('/api/user/login', { email: person.email, password: GOOD_PASSWORD });
    return (await visitor.get(path)).statusCode;
  };
  pass(RETENTION.download - HOUR);
  expect(await open()).toBe(200);
  pass(2 * HOUR);
  expect(await open()).toBe(404);
});
