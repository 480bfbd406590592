import { beforeAll, expect, test } from 'vitest';
import { type AccessVisitor, VISITORS } from '#tests/support/access/access-verdicts.ts';
import { makeThing } from '#tests/support/access/access-things.ts';
import { PLAYED_BY } from '#tests/support/access/thing-owners.ts';
import { PAGE_ACCESS } from '#tests/support/access/page-access-table.ts';
import { dataAddress, listPageVisits } from '#tests/support/access/page-visits.ts';
import { PAGE_NAMES } from '#tests/support/browser/page-names.ts';
import { type TestSite, useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true, plans: { asha: 4, bela: 5 } });
beforeAll(async () => {
  // Whoever has drafts is asked which of them to go on with.
  for (const who of ['seller', 'creator', 'admin'] as const) await makeThing('draft', site, who, 'own');
});

test('every route has its row, and every row its route', () => {
  expect(Object.keys(PAGE_ACCESS).toSorted()).toEqual(Object.keys(PAGE_NAMES).toSorted());
});

test.each(Object.entries(PAGE_ACCESS))('%s: who is shown it, as a page and as data', async (route, row) => {
  for (const who of VISITORS) {
    for (const { path, wanted, about } of await listPageVisits(site, row, who)) {
      // What the page stands in may be left out of the question, but not out of the answer to who may ask.
      const alone = { _routes: PAGE_NAMES[route] ?? '' };
      // At once: whoever only looks changes nothing for the others.
      const addresses = [path, dataAddress(path), dataAddress(path, alone)];
      const verdicts = await Promise.all(
        addresses.map(async (address) => [address, await openPage(address, who)]),
      );
      expect(verdicts, about).toEqual(addresses.map((address) => [address, wanted]));
    }
  }
});

test('whoever asked for data and must sign in comes back to the page', async () => {
  const way = wayOn(await site.get('/messages.data?archive=1'));
  expect(way).toBe(`/login?next=${encodeURIComponent('/messages?archive=1')}`);
});

test.each(Object.entries(PAGE_ACCESS))(
  '%s: whoever is not shown it posts nothing to it',
  async (_route, row) => {
    for (const who of VISITORS) {
      for (const { path, wanted, about, form } of await listPageVisits(site, row, who)) {
        if (wanted === 'yes' || wanted.startsWith('on to')) continue;
        for (const address of [path, dataAddress(path)])
          expect(await postTo(address, who, form), `${about}, ${address}`).toMatch(
            /^(?:sign in|no|hidden|gone|405)$/,
          );
      }
    }
  },
);

/** An ad has one address, with its title in it, to which a shorter one leads. */
async function openPage(path: string, who: AccessVisitor): Promise<string> {
  const answer = await site.get(path, PLAYED_BY[who]);
  const way = wayOn(answer);
  const isSameAd = way !== undefined && path.startsWith('/ad/') && way.startsWith('/ad/');
  if (!isSameAd) return verdictOn(answer);
  const asData = new URL(path, 'http://localhost').pathname.endsWith('.data');
  return verdictOn(await site.get(asData ? dataAddress(way) : way, PLAYED_BY[who]));
}

async function postTo(path: string, who: AccessVisitor, form: Record<string, string> = {}) {
  const name = PLAYED_BY[who];
  return verdictOn(await site.postForm(path, name ? form : { ...form, token: '' }, name));
}

type Answer = Awaited<ReturnType<TestSite['get']>>;

function verdictOn(answer: Answer): string {
  const way = wayOn(answer);
  if (way !== undefined) return /^\/(?:login|register)\?/.test(way) ? 'sign in' : `on to ${withoutId(way)}`;
  return VERDICTS[answer.statusCode] ?? String(answer.statusCode);
}

/** A redirect, in its header or, for data, in what React Router writes instead. */
const wayOn = ({ statusCode, headers, body }: Answer): string | undefined =>
  headers.location ?? /"redirect","([^"]*)"/.exec(statusCode === 202 ? body : '')?.[1];

const withoutId = (way: string) =>
  new URL(way, 'http://localhost').pathname.replace(/[\da-f]{8}-[\da-f-]{27}/, ':id');

const VERDICTS: Record<number, string> = {
  200: 'yes',
  401: 'sign in',
  403: 'no',
  404: 'hidden',
  410: 'gone',
};
