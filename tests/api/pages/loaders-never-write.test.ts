import { expect, test } from 'vitest';
import { PLAYED_BY } from '#tests/support/access/thing-owners.ts';
import { PAGE_ACCESS } from '#tests/support/access/page-access-table.ts';
import { dataAddress, listPageVisits } from '#tests/support/access/page-visits.ts';
import { fillPages } from '#tests/support/site/fill-pages.ts';
import { sumTables } from '#tests/support/site/sum-tables.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const PEOPLE = ['visitor', 'seller', 'buyer', 'admin'] as const;
type Person = (typeof PEOPLE)[number];

const site = useSite({ pages: true, plans: { asha: 4, bela: 5 } });
const filled = useOpened(() => fillPages(site));

/**
 * Whoever of staff reads what two people wrote to each other, opens the page of a person, an ad, a report, an order or a case, or takes a
 * table away as a file, leaves a line: it is the act.
 */
const READING_IS_NOTED = [
  '/super-admin-user/held-messages/:id',
  '/super-admin-user/export/:file',
  '/super-admin-user/ad/:id',
  '/super-admin-user/report/:caseNumber',
  '/super-admin-user/user/:id',
  '/super-admin-user/order/:id',
  '/super-admin-user/case/:number',
];

test.each(Object.entries(PAGE_ACCESS))('%s changes nothing', async (route, row) => {
  const visits: [path: string, who: Person][] = [];
  for (const who of PEOPLE)
    for (const { path } of await listPageVisits(site, row, who)) visits.push([path, who]);
  expect(await listChanges(visits)).toEqual(READING_IS_NOTED.includes(route) ? ['audit'] : []);
});

/** Pages that have reason to note something down. */
const TEMPTED: [what: string, path: () => string, who: Person][] = [
  ['a conversation with unread messages, its buyer', () => `/messages/${filled.talks[0]}`, 'buyer'],
  ['a conversation with unread messages, its seller', () => `/messages/${filled.talks[1]}`, 'seller'],
  ['the way back from the provider', () => `/payment/return?order=${filled.approvedOrder}`, 'seller'],
  ['a question without an answer', () => '/faq?q=unfindablewordindeed', 'visitor'],
  ['a search without an ad', () => '/all-ads?q=unfindablewordindeed', 'visitor'],
  ['an ad', () => `/ad/${filled.ads[0]}`, 'buyer'],
  ['the price of some hair', () => '/hair-price-calculator?length=28&weight=150', 'visitor'],
];

test.each(TEMPTED)('%s changes nothing', async (_what, path, who) => {
  expect(await listChanges([[path(), who]])).toEqual([]);
});

/** The tables that are others after these pages were asked for: as a page, as data, and beforehand. */
async function listChanges(visits: readonly (readonly [path: string, who: Person])[]): Promise<string[]> {
  const before = await sumTables(site.database);
  for (const [path, who] of visits) {
    const moved = (await site.get(path, PLAYED_BY[who])).headers.location;
    // An ad has one address, with its title in it, to which a shorter one leads.
    const address = path.startsWith('/ad/') && moved?.startsWith('/ad/') ? moved : path;
    if (address !== path) await site.get(address, PLAYED_BY[who]);
    await site.get(dataAddress(address), PLAYED_BY[who]);
    await site.get(dataAddress(address), PLAYED_BY[who], { 'sec-purpose': 'prefetch' });
  }
  const after = await sumTables(site.database);
  return [...after].filter(([table, sum]) => before.get(table) !== sum).map(([table]) => table);
}
