import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { useSite } from '#tests/support/site/test-site.ts';

let url: string;
const seen = { arrived: 0, left: 0 };
const site = useSite({ settings: { MAX_IN_FLIGHT: '10', DATABASE_POOL: '30' }, pages: true });
/** Of ten places. */
const VISITORS = 7;
beforeAll(async () => {
  // Through a real socket: requests are rejected before anything else looks at them.
  url = await site.app.listen({ port: 0, host: '127.0.0.1' });
  site.app.server.on('request', (_request, response: ServerResponse) => {
    seen.arrived += 1;
    response.once('close', () => (seen.left += 1));
  });
});
beforeEach(() => Object.assign(seen, { arrived: 0, left: 0 }));

const WAITING = `select count(*)::int from pg_locks
  where not granted and database = (select oid from pg_database where datname = current_database())`;

/** Runs `act` while every look at an ad has to wait. */
async function whileAdsAreSlow<Result>(
  act: (countWaiting: () => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const holder = await site.database.pool.connect();
  await holder.query('begin; lock table ads in access exclusive mode');
  try {
    return await act(async () => (await holder.query(WAITING)).rows[0].count);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

const look = (path: string, headers: Record<string, string> = {}) => fetch(`${url}${path}`, { headers });
const list = () => look('/api/ad/getAllAds');
/** Until so many requests of this test have come in, or were left by whoever sent them. */
const until = (what: 'arrived' | 'left', requests: number) =>
  expect.poll(() => seen[what], { timeout: 10_000 }).toBe(requests);

const bela = () => ({ cookie: site.people.bela.cookie, origin: 'http://localhost:3000' });
const write = (path: string, data: object, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...bela(), 'x-token': site.people.bela.token, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data }),
  });

test('a full house turns away search and bundles, visitors, members, writes, and sales last', async () => {
  const ad = '018f0000-0000-7000-8000-000000000000';
  const buy = () => look(`/ad/${ad}/hair/buy`, bela());
  const save = () => write('/api/saved/toggle', { adId: ad });
  const membersList = () => look('/api/ad/getAllAds', bela());
  /** Who is turned away when how many of the ten places are taken, and who may still take them. */
  const ranks: { taken: number; by: () => Promise<Response>; refused: (() => Promise<Response>)[] }[] = [
    {
      taken: 5,
      by: list,
      refused: [() => look('/api/ad/getAllAds?q=black'), () => look('/bundles?length=200')],
    },
    { taken: 7, by: list, refused: [list, () => look('/all-ads?colour=black'), () => look('/wanted.data')] },
    { taken: 9, by: membersList, refused: [membersList, () => look('/saved', bela())] },
    { taken: 10, by: save, refused: [save, () => write('/prefs', {})] },
    { taken: 13, by: buy, refused: [buy, () => look('/sales', bela()), () => write('/api/user/login', {})] },
  ];
  const inside: Promise<Response>[] = [];
  let turnedAway = 0;
  await whileAdsAreSlow(async (countWaiting) => {
    for (const { taken, by, refused } of ranks) {
      while (inside.length < taken) {
        const before = await countWaiting();
        inside.push(by());
        await until('arrived', inside.length + turnedAway);
        // A write has its place when all of it is there.
        if (by === save) await expect.poll(countWaiting, { timeout: 10_000 }).toBeGreaterThan(before);
      }
      const answers = await Promise.all(refused.map((ask) => ask()));
      turnedAway += answers.length;
      expect(
        answers.map(({ status }) => status),
        `${taken} places are taken`,
      ).toEqual(answers.map(() => 503));
    }
    expect((await look('/livez')).status, 'machines that watch').toBe(200);
  });
  for (const answer of await Promise.all(inside)) expect(answer.status, 'was let in').not.toBe(503);
  expect((await look('/api/ad/getAllAds?q=black')).status, 'and then it is as before').toBe(200);
});

test('whoever is turned away hears when to return, and is found in the log', async () => {
  const waiting: Promise<Response>[] = [];
  await whileAdsAreSlow(async () => {
    for (let visitor = 0; visitor < VISITORS; visitor += 1) waiting.push(list());
    await until('arrived', VISITORS);
    const answer = await list();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    const page = await look('/all-ads?colour=black', { accept: 'text/html' });
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('Please try again in a few seconds.');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const id = page.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[\w-]{36}$/);
    expect(site.logLines.filter((line) => line.includes(id)).map((line) => JSON.parse(line))).toMatchObject([
      { reqId: id, route: 'rejected', status: 503, msg: 'answered' },
    ]);
  });
  await Promise.all(waiting);
  expect(await site.platform.metrics.text(), 'whoever watches sees it').toMatch(
    /http_request_seconds_count{route="rejected",method="GET",status="503",cached="no"} \d+/,
  );
});

test('whoever leaves before the answer keeps their place while their work goes on', async () => {
  const gone = new AbortController();
  const waiting: Promise<unknown>[] = [];
  await whileAdsAreSlow(async () => {
    for (let visitor = 0; visitor < VISITORS; visitor += 1)
      waiting.push(fetch(`${url}/api/ad/getAllAds`, { signal: gone.signal }).catch(() => 'gone'));
    await until('arrived', VISITORS);
    gone.abort();
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => 'gone'));
    await until('left', VISITORS);
    expect((await list()).status).toBe(503);
  });
  await expect.poll(async () => (await list()).status).toBe(200);
});

test('lines that send or read slowly take nobody’s place', async () => {
  const { port } = site.app.server.address() as { port: number };
  const idle = Array.from({ length: 12 }, (_, n) => {
    const line = connect(port, '127.0.0.1').on('error', () => {});
    const form = 'POST /api/user/login HTTP/1.1\r\nhost: x\r\norigin: http://localhost:3000\r\n';
    line.write(
      n % 2 === 0
        ? `${form}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"data"`
        : 'GET /all-ads HTTP/1.1\r\nhost: x\r\n\r\n',
    );
    return line.pause();
  });
  onTestFinished(() => idle.forEach((line) => line.destroy()));
  const twoAtOnce = async () => (await Promise.all([list(), list()])).map(({ status }) => status);
  // Once the pages that nobody reads are made.
  await expect.poll(twoAtOnce, { timeout: 10_000 }).toEqual([200, 200]);
});
