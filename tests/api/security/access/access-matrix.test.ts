import { beforeAll, expect, test } from 'vitest';
import { api } from '#api/api.ts';
import { hashPassword } from '#platform/secrets/passwords.ts';
import type { Operation } from '#api/operation.ts';
import { BULK_ACTS } from '#rules/staff/bulk-acts.ts';
import { ACCESS } from '#tests/support/access/access-table.ts';
import { type AccessVisitor, VISITORS } from '#tests/support/access/access-verdicts.ts';
import { deleteAshasAds, makeThing } from '#tests/support/access/access-things.ts';
import { PLAYED_BY, type Whose } from '#tests/support/access/thing-owners.ts';
import { newActor } from '#tests/support/access/actors.ts';
import { FITTING } from '#tests/support/access/fitting-inputs.ts';
import { openStaffSession } from '#tests/support/people/staff-session.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { GOOD_PASSWORD } from '#tests/support/people/visitor.ts';

const operations = Object.entries(api).flatMap(([group, table]) =>
  Object.entries(table as Record<string, Operation>).map(([name, { method }]) => ({
    path: `${group}/${name}`,
    method,
  })),
);

type Fit = (typeof FITTING)[string];

const staffWrites = operations.filter(
  ({ path, method }) =>
    method === 'POST' &&
    (path.startsWith('super-admin-user/') ||
      ['payment/refundOrder', 'payment/setPlanPrices', 'price/setRate'].includes(path)),
);

let passwordHash: string;
const site = useSite({ plans: { asha: 4, bela: 6 }, settings: { SALES: 'on' } });
beforeAll(async () => {
  passwordHash = await hashPassword(GOOD_PASSWORD);
});

test('every operation has its row, and every row its operation', () => {
  expect(operations.map(({ path }) => path).toSorted()).toEqual(Object.keys(ACCESS).toSorted());
});

test.each(operations)(
  '$path: who may not ask is told so before anything is read',
  async ({ path, method }) => {
    for (const who of VISITORS) {
      const wanted = findAccessRow(path).atAll[who];
      const answer = await ask(path, method, { nonsense: 'yes' }, played(who));
      if (wanted !== 'yes') expect(verdictOn(answer), who).toBe(wanted);
      // Whoever may ask is told what is wrong, where it is not simply passed over.
      else expect([200, 422], who).toContain(answer.statusCode);
    }
  },
);

const withoutThing = operations.filter(({ path }) => !ACCESS[path]?.of || FITTING[path]);
test.each(withoutThing)('$path: who is given what they ask for', async ({ path, method }) => {
  const { input, refusedAs }: Fit = FITTING[path] ?? { input: () => ({}) };
  for (const who of VISITORS) {
    const actor = await newActor(site, who, passwordHash);
    const answer = await ask(path, method, await input(site, actor, who), signedIn(actor));
    const wanted = findAccessRow(path).atAll[who];
    if (wanted === 'yes' && refusedAs)
      expect({ status: answer.statusCode, fields: Object.keys(answer.json().fields ?? {}) }, who).toEqual(
        refusedAs,
      );
    else expect(verdictOn(answer), who).toBe(wanted);
  }
});

const ofThings = operations.filter(({ path }) => ACCESS[path]?.of);
test.each(ofThings)('$path: own things and others’', async ({ path, method }) => {
  const of = ACCESS[path]?.of;
  if (!of) throw new Error(`no things for ${path}`);
  for (const whose of ['own', 'others'] satisfies Whose[]) {
    for (const who of VISITORS) {
      await deleteAshasAds(site);
      const input = { ...(await makeThing(of.thing, site, who, whose)), ...of.more };
      const answer = await ask(path, method, input, played(who));
      const wanted = of[whose][who];
      if (wanted === 'yes' && of.refusedAs) expect(answer.statusCode, `${who}, ${whose}`).toBe(of.refusedAs);
      else expect(verdictOn(answer), `${who}, ${whose}`).toBe(wanted);
    }
  }
});

/** Staff sessions that a device pass opened, that were proved too long ago, and just in time; by a code as by a password. */
const MINUTE = 60_000;
const proofs = (now: Date) => {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return [
    { isFresh: false, password_given_at: null, factor_given_at: null },
    { isFresh: false, password_given_at: ago(10 * MINUTE + 1), factor_given_at: ago(10 * MINUTE + 1) },
    { isFresh: true, password_given_at: ago(10 * MINUTE), factor_given_at: null },
    { isFresh: true, password_given_at: null, factor_given_at: ago(10 * MINUTE) },
  ];
};
test.each(operations)('$path: what a staff session that proved nothing lately may ask', async (operation) => {
  const { path, method } = operation;
  const row = ACCESS[path];
  if (!row) throw new Error(`no row for ${path}`);
  for (const who of ['creator', 'moderator', 'admin'] as const) {
    for (const { isFresh, ...proof } of proofs(site.clock.now)) {
      const headers = await openStaffSession(site, site.people[PLAYED_BY[who] ?? 'dara'].id, proof);
      const answer = await ask(path, method, { nonsense: 'yes' }, headers);
      const isAsked = row.asksProof && row.atAll[who] === 'yes' && !isFresh;
      expect(answer.json().needs, `${who}, ${JSON.stringify(proof)}`).toBe(isAsked ? 'proof' : undefined);
      if (isAsked) expect(answer.statusCode).toBe(403);
      else if (row.atAll[who] === 'yes') expect([200, 422]).toContain(answer.statusCode);
      else expect(verdictOn(answer)).toBe(row.atAll[who]);
    }
  }
});

test('every write of staff asks for a fresh proof; of many rows it is asked by what is done to them', () => {
  const free = staffWrites.filter(({ path }) => !ACCESS[path]?.asksProof).map(({ path }) => path);
  expect(free).toEqual(['super-admin-user/bulk']);
});

test.each(Object.keys(BULK_ACTS))(
  '%s on many rows asks for a fresh proof, before any is touched',
  async (act) => {
    const many = { act, rows: ['nothing-like-a-row'], reason: 'Because the matrix asks.' };
    const stale = await openStaffSession(site, site.people.dara.id, { password_given_at: null });
    const answer = await site.post('/api/super-admin-user/bulk', many, undefined, stale);
    expect([answer.statusCode, answer.json().needs]).toEqual([403, 'proof']);
    expect((await site.post('/api/super-admin-user/bulk', many, 'dara')).statusCode).toBe(200);
  },
);

test('staff change the ad of somebody else by no door without a fresh proof', async () => {
  const ad = { ...(await makeThing('ad', site, 'admin', 'others')), openToOffers: true, reason: 'A slip.' };
  const stale = await openStaffSession(site, site.people.dara.id, { password_given_at: null });
  const answer = await site.post('/api/ad/editAdDetails', ad, undefined, stale);
  expect([answer.statusCode, answer.json().needs]).toEqual([403, 'proof']);
});

/**
 * The page asks for the reason where a program may leave the usual one; the answer to an appeal is its reason;
 * whoever takes back what they did a moment ago has no time for one; what is noted or written to somebody says it; and
 * whoever is invited agreed, which is noted, and is only asked again.
 */
const SAY_IT_OTHERWISE = [
  'employeeCreate',
  'resolveAppeal',
  'undoReview',
  'addNote',
  'takeBackNote',
  'writeToPerson',
  'inviteSeller',
  'sendInvitation',
].map((name) => `super-admin-user/${name}`);
const saidByReason = staffWrites.filter(({ path }) => !SAY_IT_OTHERWISE.includes(path));
test.each(saidByReason)('$path asks why', async ({ path }) => {
  const answer = await site.post(`/api/${path}`, {}, 'dara');
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([
    422,
    expect.arrayContaining(['reason']),
  ]);
});

function findAccessRow(path: string) {
  const row = ACCESS[path];
  if (!row) throw new Error(`no row for ${path}`);
  return row;
}

type Headers = Record<string, string>;
const signedIn = (proof: { cookie: string; token: string } | undefined): Headers =>
  proof ? { cookie: proof.cookie, 'x-token': proof.token } : {};
const played = (who: AccessVisitor): Headers => signedIn(PLAYED_BY[who] && site.people[PLAYED_BY[who]]);

const ask = (path: string, method: string, input: object, headers: Headers) =>
  method === 'GET'
    ? site.get(`/api/${path}?${new URLSearchParams(input as Record<string, string>)}`, undefined, headers)
    : site.post(`/api/${path}`, input, undefined, headers);

/** Only what was done is a yes: what is wrong, too late, gone or wants a plan says nothing about who may. */
function verdictOn({ statusCode, body }: Awaited<ReturnType<typeof ask>>): string {
  const verdicts: Record<number, string> = { 200: 'yes', 401: 'sign in', 403: 'no', 404: 'hidden' };
  return verdicts[statusCode] ?? `${statusCode} ${body}`;
}
