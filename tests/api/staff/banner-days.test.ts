import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#rules/time.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });
const TEXT = 'We are closed at Diwali.';
const reason = 'The office is closed.';
const shows = async () => (await site.app.inject('/faq')).body.includes(TEXT);
const dayFromNow = (days: number) =>
  new Date(site.clock.now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
const setDay = (day: string) => (site.clock.now = new Date(`${day}T00:00:01Z`));
const readId = async () =>
  (await site.db.selectFrom('banner_texts').select('id').where('text', '=', TEXT).executeTakeFirst())?.id;

const start = new Date();
beforeEach(() => {
  site.clock.now = start;
});

test('a sentence is shown on its days, and not a second before or after', async () => {
  const [first, last] = [dayFromNow(2), dayFromNow(4)];
  const text = { text: TEXT, shownFrom: first, shownUntil: last, reason };
  expect((await site.post('/api/super-admin-user/saveBannerText', text, 'dara')).statusCode).toBe(200);
  const seen: [string, boolean][] = [];
  for (let day = 0; day < 6; day += 1) seen.push([dayFromNow(day), false]);
  for (const row of seen) {
    setDay(row[0]);
    row[1] = await shows();
  }
  expect(seen.map(([, isShown]) => isShown)).toEqual([false, false, true, true, true, false]);
});

test('days in the wrong order and days that are none are refused', async () => {
  for (const days of [
    { shownFrom: '2026-12-02', shownUntil: '2026-12-01' },
    { shownFrom: 'soon' },
    { shownUntil: '2026-02-30' },
  ]) {
    const answer = await site.post(
      '/api/super-admin-user/saveBannerText',
      { text: TEXT, ...days, reason },
      'dara',
    );
    expect(answer.statusCode).toBe(422);
  }
});

test('a deleted sentence is gone, is in the audit, and cannot be deleted twice', async () => {
  const id = await readId();
  const remove = () =>
    site.post('/api/super-admin-user/deleteBannerText', { id, version: 1, reason }, 'dara');
  expect((await remove()).statusCode).toBe(200);
  expect(await readId()).toBeUndefined();
  const late = await remove();
  expect([late.statusCode, late.json().message]).toEqual([
    404,
    'There is no such sentence. It was you who deleted it.',
  ]);
  await expect.poll(shows).toBe(false);
  const line = await site.db
    .selectFrom('audit')
    .select(['action', 'before'])
    .where('object_id', '=', id ?? '')
    .where('action', '=', 'banner.delete')
    .executeTakeFirstOrThrow();
  expect(line.before).toMatchObject({ text: TEXT });
});
