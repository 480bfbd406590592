import { beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '#rules/time.ts';
import { makeThing, type Thing } from '#tests/support/access/access-things.ts';
import type { Name } from '#tests/support/people/cast.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });
const start = new Date();
beforeEach(() => {
  site.clock.now = start;
});

type Page = { thing: Thing; at: (id: string) => string; id: string; action: string; alsoFor?: Name[] };
const PAGES: [what: string, page: Page][] = [
  ['a person', { thing: 'account', at: (id) => `user/${id}`, id: 'userId', action: 'account.read' }],
  ['an ad', { thing: 'ad', at: (id) => `ad/${id}`, id: 'adId', action: 'ad.read', alsoFor: ['cleo'] }],
  ['a report', { thing: 'report', at: (id) => `report/${id}`, id: 'caseNumber', action: 'report.read' }],
  ['an order', { thing: 'order', at: (id) => `order/${id}`, id: 'orderId', action: 'order.read' }],
  ['a case', { thing: 'case', at: (id) => `case/${id}`, id: 'caseNumber', action: 'case.read' }],
];

const listReaders = (objectId: string) =>
  site.db
    .selectFrom('audit')
    .innerJoin('accounts', 'accounts.id', 'audit.account_id')
    .select(['action', 'username'])
    .where('object_id', '=', objectId)
    .orderBy('audit.id')
    .execute();

test.each(PAGES)('whoever opens the page of %s is noted, once an hour', async (_what, page) => {
  const made = (await makeThing(page.thing, site, 'buyer', 'others')) as Record<string, string>;
  const id = made[page.id] ?? '';
  const path = `/super-admin-user/${page.at(id)}`;
  const open = async (who: Name) => (await site.get(path, who)).statusCode;
  const line = { action: page.action, username: 'dara' };

  // Several at once, as a browser asks for a page and its data.
  const answers = await Promise.all([open('dara'), open('dara'), open('dara')]);
  expect(answers).toEqual([200, 200, 200]);
  expect(await listReaders(id)).toEqual([line]);
  site.clock.now = new Date(start.getTime() + HOUR_MS - 60_000);
  await open('dara');
  expect(await listReaders(id)).toEqual([line]);
  site.clock.now = new Date(start.getTime() + HOUR_MS + 60_000);
  await open('dara');
  expect(await listReaders(id)).toEqual([line, line]);
  // Who may not open it has read nothing.
  if (!page.alsoFor?.includes('cleo')) expect(await open('cleo')).toBe(403);
  expect(await open('asha')).toBe(403);
  expect(await listReaders(id)).toEqual([line, line]);
});

test('each reader has a line of their own, and the page itself lists decisions, not looks', async () => {
  const { userId } = (await makeThing('account', site, 'buyer', 'others')) as { userId: string };
  for (const who of ['dara', 'mira'] as const) await site.get(`/super-admin-user/user/${userId}`, who);
  expect((await listReaders(userId)).map(({ username }) => username)).toEqual(['dara', 'mira']);
  const page = await site.get(`/super-admin-user/user/${userId}`, 'dara');
  expect(page.body).not.toContain('account.read');
  const audit = await site.get(`/api/super-admin-user/audit?q=${userId}`, 'dara');
  expect(audit.json().items.map(({ action }: { action: string }) => action)).toEqual([
    'account.read',
    'account.read',
  ]);
});
