import type pg from 'pg';
import { EXAMPLE_NEED } from '#rules/bundles/bundle-need.ts';
import { writeNeed } from '#rules/bundles/bundle-need-words.ts';
import { READERS } from '../load/fill-with-dealings.ts';
import { letIn } from '../load/let-in.ts';

/** The kinds that are asked about, each with what it may grow by. */
export const KINDS = [
  'list or page',
  'offers list',
  'wanted list',
  'bundle search',
  'sale page',
  'staff table',
] as const;
export type GrownPage = {
  kind: (typeof KINDS)[number];
  name: string;
  path: string;
  headers?: Record<string, string>;
};

const AREA = '/super-admin-user';
const STAFF_PAGES = [
  'today',
  'review-queue',
  'reports',
  'held-messages',
  'cases',
  'buyers-to-check',
  'ad-list',
  'ad-list?sort=priciest',
  'ad-list?q=silky',
  'users',
  'users?q=bench-12',
  'subscriptions',
  'ledger',
  'sales',
  'disputes',
  'staff',
  'figures',
  'audit',
  'audit?sort=oldest',
];

/** Everything that is asked at each size: as a visitor, as a member with as much of their own at each, and as staff. */
export async function listGrownPages(client: pg.Client): Promise<GrownPage[]> {
  return [...(await visitorPages(client)), ...(await memberPages(client)), ...(await staffPages(client))];
}

async function visitorPages(client: pg.Client): Promise<GrownPage[]> {
  const ad = await findId(
    client,
    `select id || '/' || slug as id from ads where status = 'live' order by length_mm desc, id limit 1`,
  );
  const wanted = await findId(client, `select id from wanted_ads where status = 'live' order by id limit 1`);
  const seller = await findId(client, `select id from accounts where username = 'bench-1'`);
  const pages: Record<string, string> = {
    home: '/',
    'all ads': '/all-ads',
    category: '/hair-categories/hair-colour/black',
    'filtered list': '/all-ads?colour=black&texture=straight&maxPrice=300&sort=longest',
    ad: `/ad/${ad}`,
    seller: `/sellers/${seller}`,
    request: `/wanted/${wanted}`,
    'API: list': '/api/ad/getAllAds',
    'API: three filters, cheapest a gram first':
      '/api/ad/getAllAds?colour=black&texture=straight&ethnicity=indian&sort=price-per-gram',
    'API: keyword search': '/api/ad/getAllAds?q=silky%20braided',
    'API: a rare word': '/api/ad/getAllAds?q=kalonoru',
    'API: suggestions': '/api/search/suggest?q=bla',
  };
  return [
    ...Object.entries(pages).map(([name, path]) => ({ kind: 'list or page' as const, name, path })),
    { kind: 'wanted list', name: 'wanted', path: '/wanted' },
    { kind: 'wanted list', name: 'wanted, filtered', path: '/wanted?colour=black&texture=straight' },
    { kind: 'bundle search', name: 'bundle search', path: `/bundles?${writeNeed(EXAMPLE_NEED)}` },
  ];
}

async function memberPages(client: pg.Client): Promise<GrownPage[]> {
  const headers = { cookie: await letIn(client, READERS.buyer) };
  const selling = { cookie: await letIn(client, 'bench-1') };
  const own = (table: string) =>
    findId(
      client,
      `select id from ${table} where buyer_id = (select id from accounts where username = $1) order by id limit 1`,
      [READERS.buyer],
    );
  const page = (name: string, path: string) => ({ kind: 'list or page' as const, name, path, headers });
  return [
    { ...page('member: offers', '/offers'), kind: 'offers list' },
    { ...page('seller: offers', '/offers'), kind: 'offers list', headers: selling },
    { ...page('member: a sale', `/sales/${await own('protected_sales')}`), kind: 'sale page' },
    page('member: sales', '/sales'),
    page('member: messages', '/messages'),
    page('member: a talk', `/messages/${await own('conversations')}`),
    page('member: saved ads', '/saved'),
    page('member: all ads', '/all-ads'),
    { ...page('seller: own ads', '/seller/seller-profile'), headers: selling },
  ];
}

async function staffPages(client: pg.Client): Promise<GrownPage[]> {
  const headers = { cookie: await letIn(client, READERS.admin) };
  return STAFF_PAGES.map((path) => ({
    kind: 'staff table',
    name: `staff: ${path}`,
    path: `${AREA}/${path}`,
    headers,
  }));
}

async function findId(client: pg.Client, query: string, values: string[] = []): Promise<string> {
  const { rows } = await client.query<{ id: string }>(query, values);
  const [first] = rows;
  if (!first) throw new Error(`nothing there: ${query}`);
  return first.id;
}
