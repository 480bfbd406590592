import { expect, test } from 'vitest';
import { CURRENCIES } from '#rules/money/money.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });
const read = async (place = 'rates', who: 'dara' | 'mira' = 'dara') =>
  (await site.get(`/super-admin-user/${place}`, who)).body.replaceAll('<!-- -->', '');

test('staff are warned of rates that nobody renewed for a week, until somebody does', async () => {
  await site.db.updateTable('currency_rates').set({ rated_on: '2020-01-01' }).execute();
  expect(await read()).toContain('No new rate for more than 7 days: British pound, Euro, Indian rupee.');
  // Where every day begins, for whoever may set one.
  expect(await read('today')).toContain('British pound, Euro, Indian rupee.');
  expect(await read('today', 'mira')).not.toContain('No new rate');
  const date = site.clock.now.toISOString().slice(0, 10);
  for (const currency of CURRENCIES.filter((each) => each !== 'USD')) {
    const rate = { currency, perUsd: 2, date, reason: 'From the paper.' };
    const answer = await site.post('/api/price/setRate', rate, 'dara');
    expect(answer.statusCode, answer.body).toBe(200);
  }
  expect(await read()).not.toContain('No new rate');
  expect(await read('today')).not.toContain('No new rate');
});
