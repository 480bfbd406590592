import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#api/api.ts';
import type { Operation } from '#api/operation.ts';
import { ACCESS, type Visitor, VISITORS } from '#tests/support/access-table.ts';
import { makeThing, PLAYED_BY, type Whose } from '#tests/support/access-things.ts';
import { givePlan } from '#tests/support/posting.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

const operations = Object.entries(api).flatMap(([group, table]) =>
  Object.entries(table as Record<string, Operation>).map(([name, { method }]) => ({
    path: `${group}/${name}`,
    method,
  })),
);

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const { db, people, clock } = site;
  await givePlan(db, people.asha.id, 4, { now: clock.now, by: people.dara.id });
  await givePlan(db, people.bela.id, 5, { now: clock.now, by: people.dara.id });
});
afterAll(() => site.close());

test('every operation has its row, and every row its operation', () => {
  expect(operations.map(({ path }) => path).toSorted()).toEqual(Object.keys(ACCESS).toSorted());
});

test.each(operations)('$path: who may ask at all', async ({ path, method }) => {
  const row = ACCESS[path];
  if (!row) throw new Error(`no row for ${path}`);
  // A field that nobody knows: whoever may ask is told so, and nothing is done.
  for (const who of VISITORS)
    expect(await verdictOf(path, method, who, { nonsense: 'yes' }), who).toBe(row.atAll[who]);
});

const ofThings = operations.filter(({ path }) => ACCESS[path]?.of);
test.each(ofThings)('$path: own things and others’', async ({ path, method }) => {
  const of = ACCESS[path]?.of;
  if (!of) throw new Error(`no things for ${path}`);
  for (const whose of ['own', 'others'] satisfies Whose[]) {
    for (const who of VISITORS) {
      const input = { ...(await makeThing(of.thing, site, who, whose)), ...of.more };
      expect(await verdictOf(path, method, who, input), `${who}, ${whose}`).toBe(of[whose][who]);
    }
  }
});

/**
 * The page asks for the reason where a program may leave the usual one; the answer to an appeal is its reason; and
 * whoever takes back what they did a moment ago has no time for one.
 */
const SAY_IT_OTHERWISE = ['employeeCreate', 'resolveAppeal', 'undoReview'].map(
  (name) => `super-admin-user/${name}`,
);
const staffWrites = operations.filter(
  ({ path, method }) =>
    method === 'POST' &&
    (path.startsWith('super-admin-user/') || ['payment/refundOrder', 'price/setRate'].includes(path)) &&
    !SAY_IT_OTHERWISE.includes(path),
);
test.each(staffWrites)('$path asks why', async ({ path }) => {
  const answer = await site.post(`/api/${path}`, {}, 'dara');
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([
    422,
    expect.arrayContaining(['reason']),
  ]);
});

async function verdictOf(path: string, method: string, who: Visitor, input: object): Promise<string> {
  const name = PLAYED_BY[who];
  const url = `/api/${path}`;
  const answer =
    method === 'GET'
      ? await site.get(`${url}?${new URLSearchParams(input as Record<string, string>)}`, name)
      : await site.post(url, input, name);
  const verdict = { 401: 'sign in', 403: 'no', 404: 'hidden' }[answer.statusCode];
  if (verdict) return verdict;
  // What was allowed may still be wrong (422), too late (409) or want a plan (402).
  return [200, 402, 409, 410, 422].includes(answer.statusCode)
    ? 'yes'
    : `${answer.statusCode} ${answer.body}`;
}
