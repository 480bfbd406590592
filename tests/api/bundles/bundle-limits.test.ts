import { expect, test } from 'vitest';
import { inTurn } from '#market/bundles/find/take-turns.ts';
import { openBundleSite } from '#tests/support/bundles/bundle-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const site = useOpened(() => openBundleSite());

test('two search, twenty wait, and more are told to return', async () => {
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  const busy = Array.from({ length: 22 }, () => inTurn(() => held));
  const refused = await site.find({ grams: '111' });
  expect(refused.statusCode).toBe(503);
  expect(refused.json().code).toBe('unavailable');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  finish();
  await Promise.all(busy);
  expect((await site.find({ grams: '111' })).statusCode).toBe(200);
});

test('an address may search six times a minute and sixty an hour, somebody signed in thirty a minute', async () => {
  const strict = await openBundleSite({ change: (config) => ({ ...config, MODE: 'production' }) });
  try {
    const findTimes = async (times: number, who?: 'bela') => {
      for (let time = 0; time < times; time += 1)
        expect((await strict.find({}, who)).statusCode, `${time}`).toBe(200);
    };
    strict.clock.now = new Date(Math.ceil(strict.clock.now.getTime() / 3_600_000) * 3_600_000);
    const refusedFor = async (who?: 'bela') => {
      const { statusCode, headers } = await strict.find({}, who);
      expect(statusCode).toBe(429);
      return Number(headers['retry-after']);
    };
    await findTimes(6);
    expect(await refusedFor()).toBe(60);
    await findTimes(30, 'bela');
    expect(await refusedFor('bela')).toBe(60);
    await strict.letSecondsPass(59);
    expect(await refusedFor()).toBe(1);
    await strict.letSecondsPass(1);
    await findTimes(6);
    await findTimes(1, 'bela');
    for (let minute = 2; minute < 10; minute += 1) {
      await strict.letSecondsPass(60);
      // The two refused tries count as well.
      await findTimes(minute === 9 ? 4 : 6);
    }
    await strict.letSecondsPass(60);
    expect(await refusedFor()).toBe(50 * 60);
  } finally {
    await strict.close();
  }
});
