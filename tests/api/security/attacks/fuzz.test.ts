import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { LEAKS } from '#tests/support/hostile/hostile-values.ts';
import { keepCast } from '#tests/support/hostile/keep-cast.ts';
import { type Described, type HostileRequest, requestsTo } from '#tests/support/hostile/request-arbitrary.ts';
import type { Name } from '#tests/support/people/cast.ts';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { api } from '#api/api.ts';
import { RefusalAnswer } from '#api/refusals.ts';

/** `npm run test:more -- fuzz` asks for 10,000; FUZZ_ONLY=/api/user takes a slice of the operations. */
const PER_OPERATION = Number(process.env.FUZZ_PER_OPERATION ?? 30);
const IS_LONG = PER_OPERATION >= 1000;
const ONLY = process.env.FUZZ_ONLY ?? '/api/';
/** Few enough to be no overload: what is rejected at the door would prove nothing. */
const AT_ONCE = 8;
/** Whoever was signed out by such a request is soon back for the next. */
const RESTORE_EVERY = 20;
const LONGEST_MS = IS_LONG ? 20_000 : 5_000;
const WHO: (Name | undefined)[] = [undefined, 'asha', 'bela', 'cleo', 'mira', 'dara'];
const ADDRESSES = Object.entries(api)
  .flatMap(([group, operations]) => Object.keys(operations).map((name) => `/api/${group}/${name}`))
  .filter((address) => address.startsWith(ONLY));

let described: Record<string, Record<string, Described>>;
let ids: string[];
let memoryAtFirst: number;
let restoreCast: () => Promise<void>;

const site = useSite({ settings: { LOG_LEVEL: 'error' } });
beforeAll(async () => {
  described = (await site.get('/api/openapi.json')).json().paths;
  const ads = await Promise.all([1, 2, 3].map(() => insertAd(site.db, site.people.asha.id, site.clock.now)));
  restoreCast = await keepCast(site.db);
  memoryAtFirst = readHeapBytes();
  ids = [...ads.map(String), ...Object.values(site.people).map(({ id }) => id)];
});

describe.each(ADDRESSES)('%s', (address) => {
  test(
    `${PER_OPERATION} hostile requests: no bug, no leak, no hang`,
    { timeout: PER_OPERATION * 500 + 30_000 },
    async () => {
      const [[method, operation] = ['get', {}]] = Object.entries(described[address] ?? {});
      const requests = fc.sample(requestsTo(operation, ids), PER_OPERATION);
      const problems: string[] = [];
      const told = new Map<number, number>();
      const sendAll = async (left: Iterable<[number, HostileRequest]>) => {
        for (const [number, request] of left) {
          const who = WHO[number % WHO.length];
          const begun = performance.now();
          const answer = await send(address, method, request, who, number);
          told.set(answer.statusCode, (told.get(answer.statusCode) ?? 0) + 1);
          const problem = findFault(answer.statusCode, answer.body, performance.now() - begun);
          if (problem)
            problems.push(`${problem}: ${who ?? 'visitor'} ${JSON.stringify(request).slice(0, 600)}`);
        }
      };
      for (let first = 0; first < requests.length; first += RESTORE_EVERY) {
        await restoreCast();
        const left = [...requests.entries()].slice(first, first + RESTORE_EVERY).values();
        await Promise.all(Array.from({ length: AT_ONCE }, () => sendAll(left)));
      }
      if (IS_LONG) logAnswers(address, told, problems.length);
      expect(problems).toEqual([]);
      expect(told.get(401) ?? 0, 'most were signed in where they had to be').toBeLessThan(
        PER_OPERATION * 0.9,
      );
    },
  );
});

test('afterwards the cast are who they were, and the log tells of no bug', async () => {
  const people = await site.db.selectFrom('accounts').select(['username', 'role']).execute();
  const roles = Object.fromEntries(people.map(({ username, role }) => [username, role]));
  expect(roles).toMatchObject({
    asha: 'enduser',
    bela: 'enduser',
    cleo: 'creator',
    mira: 'moderator',
    dara: 'admin',
  });
  expect(site.logLines).toEqual([]);
});

test('afterwards the memory is as it was', () => {
  expect(readHeapBytes() - memoryAtFirst).toBeLessThan(64e6);
});

/** A long run that is broken off has still said what it found so far. */
function logAnswers(address: string, told: Map<number, number>, problems: number): void {
  const answers = [...told].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  const megabytes = Math.round((readHeapBytes() - memoryAtFirst) / 1e6);
  console.log(`${address}: ${answers.join(', ')}; ${problems} problems; ${megabytes} MB more kept`);
}

/** What is still in use once everything that can be thrown away has been. */
function readHeapBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

/** Every request from an address of its own, so that what stops it is never the limit for one address. */
function send(url: string, method: string, request: HostileRequest, who: Name | undefined, number: number) {
  const { query, body, contentType, idempotencyKey } = request;
  return site.app.inject({
    method: method.toUpperCase() as 'GET' | 'POST',
    url: `${url}${toQueryString(query)}`,
    remoteAddress: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    headers: {
      origin: 'http://localhost:3000',
      ...(who ? { cookie: site.people[who].cookie, 'x-token': site.people[who].token } : {}),
      ...(body === undefined ? {} : { 'content-type': contentType }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
}

function toQueryString(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${escape(name)}=${escape(toQueryText(one))}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&').slice(0, 15_000)}`;
}

const toQueryText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Percent signs stay half of the time: a broken escape is a hostile value, too. */
const escape = (text: string) =>
  text.includes('%') ? text.replaceAll(/[^\w%.]/g, '_') : encodeURIComponent(text.toWellFormed());

function findFault(status: number, body: string, took: number): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (took > LONGEST_MS) return `took ${Math.round(took)} ms`;
  const leak = LEAKS.exec(body);
  if (leak) return `says '${leak[0]}'`;
  const answer: { success?: unknown } = JSON.parse(body);
  if (status === 200) return [0, 1, 2].includes(answer.success as number) ? undefined : 'success is missing';
  return RefusalAnswer.safeParse(answer).success
    ? undefined
    : `not a refusal as the document has it: ${body.slice(0, 200)}`;
}
