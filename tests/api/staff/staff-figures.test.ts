import { beforeAll, expect, test } from 'vitest';
import type { FigureBucket } from '#market/staff/figures/figures-view.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const NOW = new Date('2026-06-17T12:00:00Z');
const before = (days: number, minutes = 0) => new Date(NOW.getTime() - days * 86_400_000 + minutes * 60_000);

const site = useSite({ pages: true });
beforeAll(async () => {
  site.clock.now = NOW;
  const { db, people } = site;
  await db
    .updateTable('sessions')
    .set({ expires_at: before(-30) })
    .execute();
  await db
    .updateTable('accounts')
    .set({ created_at: before(3) })
    .execute();
  const ad = await insertAd(db, people.asha.id, NOW, { status_since: before(5) });
  await insertAd(db, people.asha.id, NOW, { status: 'sold', sold_at: before(1), status_since: before(1) });
  const captured = { state: 'captured', provider: 'sandbox', currency: 'GBP' } as const;
  await db
    .insertInto('orders')
    .values([
      {
        ...captured,
        account_id: people.asha.id,
        plan: 2,
        amount: 1000,
        provider_capture_id: 'c1',
        captured_at: before(2),
      },
      {
        ...captured,
        account_id: people.asha.id,
        plan: 3,
        amount: 2000,
        provider_capture_id: 'c2',
        captured_at: before(4),
        state: 'refunded',
        refunded_at: before(2),
      },
    ])
    .execute();
  await db
    .insertInto('featured_ads')
    .values({ ad_id: ad, featured_at: before(3), until: before(-9) })
    .execute();
  await db
    .insertInto('search_misses')
    .values([
      { words: 'unicorn', at: before(0) },
      { words: 'unicorn', at: before(1) },
    ])
    .execute();
  const asked = { ad_id: ad, buyer_id: people.bela.id, seller_id: people.asha.id, created_at: before(6) };
  const { id } = await db.insertInto('conversations').values(asked).returning('id').executeTakeFirstOrThrow();
  const answered = { original_text: 'Yes', shown_text: 'Yes', screening: 'delivered' } as const;
  await db
    .insertInto('messages')
    .values([
      { ...answered, conversation_id: id, sender_id: people.bela.id, delivered_at: before(6, 1) },
      { ...answered, conversation_id: id, sender_id: people.asha.id, delivered_at: before(6, 90) },
    ])
    .execute();
});

test('are counted by the day on which things happened', async () => {
  const answer = await site.get('/api/super-admin-user/figures?days=30', 'dara');
  expect(answer.statusCode, answer.body).toBe(200);
  const { step, buckets, missedWords } = answer.json();
  expect([step, buckets.length, buckets.at(-1).from]).toEqual(['day', 30, '2026-06-17']);
  const day = (from: string): FigureBucket => buckets.find((bucket: FigureBucket) => bucket.from === from);
  expect(day('2026-06-12')).toMatchObject({ wentLive: 1, live: 1, sold: 0 });
  expect(day('2026-06-11')).toMatchObject({ live: 0, minutesToFirstAnswer: 90 });
  expect(day('2026-06-16')).toMatchObject({ sold: 1, live: 1, searchesWithoutResult: 1 });
  expect(day('2026-06-14')).toMatchObject({ signUps: 2, featured: 1 });
  expect(day('2026-06-13').revenue).toEqual({ GBP: 2000 });
  expect(day('2026-06-15').revenue).toEqual({ GBP: -1000 });
  expect(missedWords).toEqual([{ words: 'unicorn', times: 2 }]);
});

test('in weeks and months hold the same sums', async () => {
  for (const [days, step] of [
    ['90', 'week'],
    ['365', 'month'],
  ]) {
    const figures = (await site.get(`/api/super-admin-user/figures?days=${days}`, 'dara')).json();
    const sum = (of: (bucket: FigureBucket) => number) =>
      figures.buckets.reduce((total: number, bucket: FigureBucket) => total + of(bucket), 0);
    expect(figures.step).toBe(step);
    expect([sum(({ sold }) => sold), sum(({ signUps }) => signUps)]).toEqual([1, 2]);
    expect(sum(({ revenue }) => revenue.GBP ?? 0)).toBe(1000);
  }
});

test('are rendered on the server, each chart with its table', async () => {
  const page = (await site.get('/super-admin-user/figures', 'dara')).body;
  expect(page.match(/<svg viewBox="0 0 440/g)?.length).toBe(8);
  expect(page.match(/<summary>Show as a table<\/summary><table>/g)?.length).toBe(8);
  expect(page).toContain('unicorn');
});

test('a range counts its days and no other, and adds up in one currency', async () => {
  const ask = async (query: string) =>
    (await site.get(`/api/super-admin-user/figures?${query}`, 'dara')).json();
  const figures = await ask('from=2026-06-13&until=2026-06-14&currency=USD');
  expect(figures.buckets.map(({ from }: FigureBucket) => from)).toEqual(['2026-06-13', '2026-06-14']);
  expect([figures.from, figures.until, figures.step]).toEqual(['2026-06-13', '2026-06-14', 'day']);
  // £20 at the fixture's 0.8 pounds a dollar.
  expect(figures.totals).toMatchObject({
    signUps: 2,
    sold: 0,
    revenue: { GBP: 2000 },
    revenueIn: { amount: 2500, currency: 'USD' },
  });
  expect(figures.buckets[1].live).toBe(1);
  expect((await ask('from=2026-06-14&until=2026-06-13')).fields).toHaveProperty('until');
  expect((await ask('until=2026-06-13')).fields).toHaveProperty('from');
  expect((await ask('from=1990-01-01&until=2026-06-13')).fields).toHaveProperty('from');
  expect((await ask('from=2025-06-01')).step).toBe('week');
});

test('tell who decided how much, and what waits since when', async () => {
  const decided = {
    account_id: site.people.dara.id,
    action: 'a test',
    object_id: 'x',
    reason: 'x',
    at: before(2),
  };
  await site.db
    .insertInto('audit')
    .values([
      { ...decided, object_kind: 'ad' },
      { ...decided, object_kind: 'ad' },
      { ...decided, object_kind: 'report', account_id: site.people.cleo.id },
      { ...decided, object_kind: 'ad', at: before(50) },
    ])
    .execute();
  const since = { status: 'pending_review', status_since: before(7) } as const;
  await insertAd(site.db, site.people.asha.id, NOW, since);
  const { work, queues } = (await site.get('/api/super-admin-user/figures?days=30', 'dara')).json();
  expect(
    work.map((each: { username: string; total: number; kinds: object }) => [each.username, each.total]),
  ).toEqual([
    ['dara', 2],
    ['cleo', 1],
  ]);
  expect(work[0].kinds).toEqual({ ad: 2 });
  expect(queues[0]).toEqual({ name: 'Ads to check', waiting: 1, oldest: before(7).toISOString() });
});

test('are a file as well, with the days that were asked for', async () => {
  const file = await site.get(
    '/super-admin-user/export/figures.csv?from=2026-06-13&until=2026-06-15',
    'dara',
  );
  const lines = file.body.trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('Revenue GBP');
  expect(lines[0]).toContain(',Featured,');
  expect(lines[1]).toMatch(/^2026-06-13,/);
  expect((await site.get('/super-admin-user/export/figures.csv', 'cleo')).statusCode).toBe(403);
});
