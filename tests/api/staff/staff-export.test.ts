import { beforeAll, expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const ODD = '=HYPERLINK("https://eve.example.com","28 in")';
const MANY = 2100;

const site = useSite({ pages: true });
beforeAll(async () => {
  const { db, people, clock } = site;
  await insertAd(db, people.asha.id, clock.now, { title: ODD });
  await insertAd(db, people.asha.id, clock.now, { status: 'sold', sold_at: clock.now });
  await db
    .insertInto('audit')
    .values(
      Array.from({ length: MANY }, (_, number) => ({
        action: 'try',
        object_kind: 'ad',
        object_id: String(number),
        reason: `number ${number}`,
      })),
    )
    .execute();
});

const file = async (path: string, who: 'bela' | 'cleo' | 'dara' = 'dara') => {
  const answer = await site.get(`/super-admin-user/export/${path}`, who);
  return { ...answer, status: answer.statusCode, lines: answer.body.split('\r\n').slice(0, -1) };
};

test('holds exactly what is filtered, and a formula stays text', async () => {
  const { lines, headers } = await file('ads.csv?status=live');
  expect(headers['content-disposition']).toBe('attachment; filename="ads.csv"');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"'=HYPERLINK(""https://eve.example.com"",""28 in"")"`);
  expect((await file('ads.csv')).lines).toHaveLength(3);
  expect((await file('users.csv?kind=staff')).lines).toHaveLength(4);
});

test('holds every page of it, each row once', async () => {
  const { lines } = await file('audit.csv?q=number&limit=25');
  expect(new Set(lines)).toHaveLength(MANY + 1);
});

test('is for those who may see the table', async () => {
  expect((await file('users.csv', 'cleo')).status).toBe(403);
  expect((await file('audit.csv', 'cleo')).status).toBe(403);
  expect((await file('ads.csv', 'bela')).status).toBe(403);
  expect((await file('ads.csv', 'cleo')).lines).toHaveLength(1);
  expect((await file('nothing.csv')).status).toBe(404);
});
