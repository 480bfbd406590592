import { beforeAll, expect, test } from 'vitest';
import { announceTerms } from '#market/accounts/terms/announce-terms.ts';
import { openContext } from '#market/context.ts';
import { TERMS_NOTICE_DAYS } from '#rules/accounts/account-rules.ts';
import { DAY_MS } from '#rules/time.ts';
import { listMailsTo, openAccount } from '#tests/support/people/visitor.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const CHANGES = 'Sellers now have 21 days to post what was paid.';
const site = useSite({ pages: true });
let early: Awaited<ReturnType<typeof openAccount>>;
let late: typeof early;
beforeAll(async () => {
  early = await openAccount(site);
  late = await openAccount(site);
});

const announce = (changes = CHANGES) => announceTerms(openContext(site.platform, null, 'test'), changes);
const asksHer = async ({ visitor }: typeof early) =>
  (await visitor.get('/')).body.includes('Our rules have changed.');
const tellings = async ({ email }: typeof early) =>
  (await listMailsTo(site, email)).filter(({ subject }) => subject.startsWith('Our rules change'));

test('nobody is told of terms that everybody has accepted', async () => {
  await expect(announce()).rejects.toThrow('Everybody has accepted version 1');
  expect(await asksHer(early)).toBe(false);
});

test('whoever accepted earlier terms is told once, 30 days before, and asked until they say yes', async () => {
  await site.db.updateTable('accounts').set({ terms_version: '0' }).where('id', '=', early.id).execute();
  const { appliesFrom } = await announce();
  expect(appliesFrom.getTime() - site.clock.now.getTime()).toBe(TERMS_NOTICE_DAYS * DAY_MS);
  await expect(announce()).rejects.toThrow('Nobody is told twice');
  const [mail, ...more] = await tellings(early);
  expect(more).toEqual([]);
  expect(mail?.text).toContain(CHANGES);
  expect(mail?.text).toContain('/new-terms');
  expect(await tellings(late)).toEqual([]);

  await expect.poll(() => asksHer(early)).toBe(true);
  expect(await asksHer(late)).toBe(false);
  expect((await early.visitor.get('/new-terms')).body).toContain(CHANGES);
  expect((await early.visitor.get('/me.data')).body).toContain('hasNewTerms');

  for (const termsVersion of ['0', '2', '', undefined])
    expect((await early.visitor.post('/api/user/acceptTerms', { termsVersion })).statusCode).toBe(422);
  expect(await asksHer(early)).toBe(true);
  const said = await early.visitor.postForm('/new-terms', { termsVersion: '1' });
  expect(said.statusCode).toBe(303);
  expect(await asksHer(early)).toBe(false);
  expect((await early.visitor.post('/api/user/acceptTerms', { termsVersion: '1' })).statusCode).toBe(200);
});
