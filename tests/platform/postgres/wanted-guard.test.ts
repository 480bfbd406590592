import { afterEach, expect, test } from 'vitest';
import { WANTED_STATUSES, WANTED_STEPS, type WantedStatus } from '#rules/wanted/wanted-life.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { openWantedSite } from '#tests/support/wanted/wanted-site.ts';

const site = useOpened(() => openWantedSite());
afterEach(() => site.db.deleteFrom('wanted_ads').execute());

/** What each status has besides. */
const DATES: Record<WantedStatus, () => object> = {
  pending_review: () => ({ deleted_at: null, ended_at: null }),
  live: () => ({ published_at: site.clock.now, deleted_at: null, ended_at: null }),
  rejected: () => ({ rejected_why: 'Films are not for sale here.', deleted_at: null, ended_at: null }),
  ended: () => ({ ended_at: site.clock.now, deleted_at: null }),
  deleted: () => ({ deleted_at: site.clock.now }),
};
const pairs = WANTED_STATUSES.flatMap((from) =>
  WANTED_STATUSES.filter((to) => to !== from).map((to) => [from, to] as const),
);

test.each(pairs)('the database knows the same steps as the rules: from %s to %s', async (from, to) => {
  const id = await site.put('bela', { status: from, ...DATES[from]() });
  const moved = site.db
    .updateTable('wanted_ads')
    .set({ status: to, version: 2, ...DATES[to]() })
    .where('id', '=', id)
    .execute();
  const isAllowed = WANTED_STEPS.some((step) => step[0] === from && step[1] === to);
  if (isAllowed) await moved;
  else await expect(moved).rejects.toMatchObject({ code: 'FH019' });
});

test('a change makes the next version; dollars and holds are none', async () => {
  const id = await site.put('bela');
  const set = (change: object) =>
    site.db.updateTable('wanted_ads').set(change).where('id', '=', id).execute();
  await expect(set({ grams: 200 })).rejects.toMatchObject({ code: 'FH019' });
  await expect(set({ grams: 200, version: 3 })).rejects.toMatchObject({ code: 'FH019' });
  await set({ grams: 200, version: 2 });
  await set({ budget_usd_cents: 7 });
  await set({ held: 'check' });
});

test('the budget is in dollars too, by the newest rates, whoever writes it', async () => {
  const id = await site.put('bela', { budget: 1_00, currency: 'GBP' });
  const read = async () =>
    (
      await site.db
        .selectFrom('wanted_ads')
        .select('budget_usd_cents')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).budget_usd_cents;
  expect(await read()).toBe(125);
  const rate = {
    currency: 'GBP',
    perUsd: 0.5,
    date: site.clock.now.toISOString().slice(0, 10),
    reason: 'New rate.',
  };
  expect((await site.post('/api/price/setRate', rate, 'dara')).statusCode).toBe(200);
  await site.runJobs();
  expect(await read()).toBe(200);
  await site.db.updateTable('wanted_ads').set({ budget: 2_00, version: 2 }).where('id', '=', id).execute();
  expect(await read()).toBe(400);
});
