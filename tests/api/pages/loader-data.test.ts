import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { afterAll, expect, test } from 'vitest';
import { PLAYED_BY } from '#tests/support/access/thing-owners.ts';
import { PAGE_ACCESS } from '#tests/support/access/page-access-table.ts';
import { listPageVisits } from '#tests/support/access/page-visits.ts';
import { fillPages } from '#tests/support/site/fill-pages.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const PEOPLE = ['visitor', 'seller', 'buyer', 'admin'] as const;
const MAX_BYTES = 20_000;

/** What no page needs in the browser, or what of others is nobody's business. */
const FORBIDDEN = [
  /\.(?:email|phone|ip|lastSeenAt|sid|provider\w*|\w*(?:[pP]assword|[sS]ecret|Hash|[tT]oken)\w*)$/,
  // Who somebody is: only the reader themselves and a seller have a place of their own.
  /\.(?:user|account|buyer|other|sender|author|reporter|person|owner)(?:\.id|Id)$/,
  /\.(?:entered|decided|set)By$/,
];

/** Where such a name stands for something that its page shows, or without which it does not work. */
const ALLOWED = [
  // What the operator says of the site itself.
  /^root\.site\.(?:email|phone)$/,
  // What every form repeats.
  /\bformToken$/,
  // One's own, in one's own settings and where one writes to us.
  /^(?:seller|buyer|staff)-settings\.profile\.email$/,
  /^(?:contact-us|customer-service)-page\.email$/,
  // What a trader has everybody read, in the form where they enter it.
  /^trade-page\.trader\.(?:email|phone)$/,
  // Whom one talks to can be blocked and reported, by this.
  /^message-thread-page\.thread\.other\.id$/,
  // Staff look after people: their lists show whom, and lead to them.
  /^(?:staff-[\w-]+|held)-page\./,
];

const site = useSite({ pages: true, plans: { asha: 4, bela: 5 } });
const filled = useOpened(() => fillPages(site));
const sizes: { page: string; who: string; bytes: number }[] = [];

test.each(Object.entries(PAGE_ACCESS))('%s sends what it shows and no more', async (route, row) => {
  for (const who of PEOPLE) {
    for (const { path } of await listPageVisits(site, row, who)) {
      const loaded = await readLoaded(path, who);
      if (loaded === undefined) continue;
      const bytes = Buffer.byteLength(loaded);
      sizes.push({ page: route, who, bytes });
      expect.soft(await listForbidden(loaded), `${path}, ${who}`).toEqual([]);
      expect.soft(bytes, `${path}, ${who}`).toBeLessThanOrEqual(MAX_BYTES);
    }
  }
});

test.each([
  ['an ad with photos', () => `/ad/${filled.ads[0]}`],
  ['a conversation', () => `/messages/${filled.talks[0]}`],
] as const)('%s sends what it shows and no more', async (what, path) => {
  for (const who of PEOPLE) {
    const loaded = await readLoaded(path(), who);
    if (loaded === undefined) continue;
    sizes.push({ page: what, who, bytes: Buffer.byteLength(loaded) });
    expect.soft(await listForbidden(loaded), `${what}, ${who}`).toEqual([]);
    expect.soft(Buffer.byteLength(loaded), `${what}, ${who}`).toBeLessThanOrEqual(MAX_BYTES);
  }
});

// SIZES=1 prints how much every page sends, the largest first.
afterAll(() => {
  const byPage = Map.groupBy(
    sizes.toSorted((a, b) => b.bytes - a.bytes),
    ({ page }) => page,
  );
  // oxlint-disable-next-line no-console -- asked for
  if (process.env['SIZES']) console.table([...byPage.values()].map(([largest]) => largest));
});

/** What the loaders found, as it stands in the page; undefined where there is no page. */
async function readLoaded(path: string, who: (typeof PEOPLE)[number]): Promise<string | undefined> {
  const first = await site.get(path, PLAYED_BY[who]);
  const moved = first.headers.location;
  const answer =
    path.startsWith('/ad/') && moved?.startsWith('/ad/') ? await site.get(moved, PLAYED_BY[who]) : first;
  return /<script type="application\/json" id="loaded">([^<]*)<\/script>/.exec(answer.body)?.[1];
}

async function listForbidden(loaded: string): Promise<string[]> {
  const { value, done } = await decode(new Blob([loaded]).stream(), globalThis);
  await done;
  const { loaderData, actionData } = value as Record<'loaderData' | 'actionData', object | undefined>;
  return [...listNames({ ...loaderData, ...actionData })].filter(
    (name) => FORBIDDEN.some((each) => each.test(name)) && !ALLOWED.some((each) => each.test(name)),
  );
}

/** Every name in it that has a value, after those it lies in: 'root.viewer.id'. Of a list, each once. */
function listNames(value: unknown, within = ''): Set<string> {
  if (value === null || value === undefined || value === '') return new Set();
  if (Array.isArray(value)) return new Set(value.flatMap((each) => [...listNames(each, within)]));
  if (typeof value !== 'object') return new Set([within]);
  return new Set(
    Object.entries(value).flatMap(([name, each]) => [
      ...listNames(each, within ? `${within}.${name}` : name),
    ]),
  );
}
