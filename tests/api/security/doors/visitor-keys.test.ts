import { beforeAll, expect, test } from 'vitest';
import { insertAd } from '#tests/support/ads/some-ads.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { openVisitor, type Visitor } from '#tests/support/people/visitor.ts';

let adId: string;
const site = useSite();
beforeAll(async () => {
  adId = await insertAd(site.db, site.people.asha.id, site.clock.now);
});

const reports = async () => (await site.db.selectFrom('reports').select('id').execute()).length;
const send = (visitor: Visitor, key: string) =>
  visitor.post(
    '/api/report/create',
    { target: { kind: 'ad', id: adId }, reason: 'scam', text: 'Asks to be paid before it is cut.' },
    { 'idempotency-key': key },
  );

test('two strangers who choose one key are two people: neither is given the other’s case', async () => {
  const before = await reports();
  const [one, other] = [await send(openVisitor(site), '1'), await send(openVisitor(site), '1')];
  expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
  expect(other.json().caseNumber).not.toBe(one.json().caseNumber);
  expect(await reports()).toBe(before + 2);
});

test('one browser that asks again with its key gets its own answer again, also eight times at once', async () => {
  const visitor = openVisitor(site);
  await send(visitor, 'hands-out-the-cookie');
  const before = await reports();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(visitor, 'again')));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(200);
  expect(await reports()).toBe(before + 1);
});

test('a browser is known only by what we gave it: nobody shares an answer by making a cookie up', async () => {
  const [one, other] = [openVisitor(site), openVisitor(site)];
  for (const { jar } of [one, other])
    jar.set('browser', { value: `${'x'.repeat(43)}.${'y'.repeat(43)}`, attributes: '' });
  const [first, second] = [await send(one, 'made-up'), await send(other, 'made-up')];
  expect(second.json().caseNumber).not.toBe(first.json().caseNumber);
});

test('a program that keeps no cookies shares with nobody, not even with itself', async () => {
  const ask = async () => (await send(openVisitor(site), 'no-jar')).json().caseNumber;
  expect(new Set([await ask(), await ask(), await ask()]).size).toBe(3);
});

test('whoever signs in takes no answer of the browser with them, and leaves none behind', async () => {
  const visitor = openVisitor(site);
  const asVisitor = await send(visitor, 'moving');
  const cookie = `${site.people.bela.cookie}; browser=${visitor.jar.get('browser')?.value}`;
  const asBela = await site.post(
    '/api/report/create',
    { target: { kind: 'ad', id: adId }, reason: 'scam', text: 'Asks to be paid before it is cut.' },
    'bela',
    { 'idempotency-key': 'moving', cookie },
  );
  expect(asBela.statusCode).toBe(200);
  expect(asBela.json().caseNumber).not.toBe(asVisitor.json().caseNumber);
  expect((await send(visitor, 'moving')).body).toBe(asVisitor.body);
});
