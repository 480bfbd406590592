import { expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { doOnce } from '#market/idempotency/do-once.ts';
import { takeTry } from '#market/rate-limits/backoff.ts';
import { hashPassword, isPassword } from '#platform/secrets/passwords.ts';
import { isRefusal, Refusal } from '#rules/refusal.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { openTestSite, useSite } from '#tests/support/site/test-site.ts';

const site = useSite({
  settings: { DATABASE_POOL: '2' },
  change: (config) => ({ ...config, MODE: 'production' }),
});

const keyed = (key: string) => ({ 'idempotency-key': key });
const NOBODY = '00000000-0000-7000-8000-000000000000';

test('forty wrong tries under forty keys: five are free, and then one waits', async () => {
  const ctx = openContext(site.platform, null, null);
  const outcomes: string[] = [];
  for (let time = 0; time < 40; time += 1) {
    const request = { route: '/api/test', key: `try-${time}`, requestHash: 'x'.repeat(64) };
    const trying = doOnce(ctx, request, async (inner) => {
      await takeTry(inner, 'password:somebody');
      throw new Refusal('not-allowed', 'This is not your password.');
    });
    await trying.catch((error: unknown) => outcomes.push(isRefusal(error) ? error.code : String(error)));
  }
  expect(outcomes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'not-allowed'));
  expect(new Set(outcomes.slice(5))).toEqual(new Set(['too-many']));
});

test('what is refused for another reason counts too, with a key as without', async () => {
  const report = { target: { kind: 'ad', id: NOBODY }, reason: 'other', text: 'It is not there.' };
  const statuses: number[] = [];
  for (let time = 0; time < 7; time += 1)
    statuses.push((await site.post('/api/report/create', report, 'asha', keyed(`r-${time}`))).statusCode);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
});

test('a hundred at once, each with a key, on two connections: all are answered, none waits for itself', async () => {
  const generous = await openTestSite({ settings: { DATABASE_POOL: '2' } });
  try {
    const adId = await insertAd(generous.db, generous.people.asha.id, generous.clock.now);
    const report = { target: { kind: 'ad', id: adId }, reason: 'other', text: 'Something is wrong here.' };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, time) =>
        generous.post('/api/report/create', report, 'bela', keyed(`many-${time}`)),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { total } = await generous.db
      .selectFrom('limits')
      .select((row) => row.fn.max('count').as('total'))
      .where('key', 'like', 'report:%')
      .executeTakeFirstOrThrow();
    expect(total).toBe(100);
  } finally {
    await generous.close();
  }
});

test('what runs under a key reads on the connection it holds', async () => {
  const ctx = openContext(site.platform, null, null);
  const reading = Array.from({ length: 20 }, (_, time) =>
    doOnce(ctx, { route: '/api/test', key: `read-${time}`, requestHash: 'x'.repeat(64) }, async (inner) => {
      const own = await inner.db.selectFrom('idempotency_keys').select('key').execute();
      const kept = await inner.cached('keys', ({ db }) =>
        db.selectFrom('idempotency_keys').select('key').execute(),
      );
      return { seen: [own, kept].map((rows) => rows.some(({ key }) => key === `read-${time}`)) };
    }),
  );
  for (const { seen } of await Promise.all(reading)) expect(seen).toEqual([true, true]);
});

test('nobody hashes a password while a transaction is open', async () => {
  const ctx = openContext(site.platform, null, null);
  const hash = await hashPassword('violet kettle on the ninth stair');
  const slowOnes: (() => Promise<unknown>)[] = [
    () => hashPassword('another one'),
    () => isPassword('another one', hash),
  ];
  for (const slow of slowOnes) {
    await expect(ctx.write(slow)).rejects.toThrow('while a transaction is open');
    const request = { route: '/api/test', key: 'hash', requestHash: 'x'.repeat(64) };
    const hashing = doOnce(ctx, request, async () => ({ is: await slow() }));
    await expect(hashing).rejects.toThrow('while a transaction is open');
  }
  expect(await isPassword('violet kettle on the ninth stair', hash)).toBe(true);
});
