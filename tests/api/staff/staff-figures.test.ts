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
  expect(day('2026-06-14').signUps).toBe(2);
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
  expect(page.match(/<svg viewBox="0 0 440/g)?.length).toBe(7);
  expect(page.match(/<summary>Show as a table<\/summary><table>/g)?.length).toBe(7);
  expect(page).toContain('unicorn');
});
