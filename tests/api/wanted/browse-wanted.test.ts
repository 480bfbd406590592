import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { toCountQuery, toListQuery } from '#market/wanted/show/wanted-list-store.ts';
import { WANTED_ORDERS } from '#rules/wanted/wanted-list.ts';
import { BrowseWanted } from '#rules/wanted/wanted-schema.ts';
import { DAY_MS } from '#rules/time.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';
import { openWantedSite } from '#tests/support/wanted/wanted-site.ts';

const site = useOpened(() => openWantedSite());
const notes = async (query: string) =>
  (await site.browse(query)).json().items.map(({ note }: { note: string }) => note);
const after = (days: number) => new Date(site.clock.now.getTime() + days * DAY_MS);

beforeAll(async () => {
  await site.put('bela', { note: 'plain', published_at: after(-3), ends_at: after(30) });
  await site.put('bela', {
    note: 'red',
    colours: ['red', 'auburn'],
    textures: ['curly'],
    published_at: after(-2),
    ends_at: after(2),
    budget: 5_00,
    currency: 'GBP',
  });
  await site.put('asha', {
    note: 'indian',
    ethnicities: ['indian'],
    country: 'US',
    shortest: 20,
    longest: 24,
    published_at: after(-1),
    ends_at: after(9),
    budget: null,
    currency: null,
  });
  await site.put('asha', { note: 'over', ends_at: site.clock.now });
  await site.put('asha', { note: 'waits', status: 'pending_review', published_at: null });
});

test.each([
  ['', ['indian', 'red', 'plain']],
  ['order=ending', ['red', 'indian', 'plain']],
  ['order=best-paid', ['red', 'plain', 'indian']],
  ['colour=red', ['red']],
  ['colour=red,black', ['indian', 'red', 'plain']],
  ['colour=red&texture=straight', []],
  ['texture=curly', ['red']],
  // Who names no type takes any.
  ['ethnicity=indian', ['indian', 'red', 'plain']],
  ['ethnicity=african', ['red', 'plain']],
  ['treatment=dyed', []],
  ['length=20', ['red', 'plain']],
  ['length=28 cm', ['indian']],
  ['country=US', ['indian']],
  ['colour=green&order=loudest&length=long&country=XX&after=nonsense', ['indian', 'red', 'plain']],
])('/wanted?%s', async (query, wanted) => {
  expect(await notes(query)).toEqual(wanted);
  expect((await site.browse(query)).json().total).toBe(wanted.length);
});

test.each(WANTED_ORDERS)(
  '%s: page after page each stands once, and the list has an index of its own',
  async (order) => {
    const buyer = site.people.bela.id;
    await sql`
    insert into wanted_ads (buyer_id, status, shortest, longest, colours, textures, treatments, grams, budget, currency,
      country, ends_at, published_at, created_at, updated_at)
    select ${buyer}, 'live', 20 + n % 20, 60, array['blonde'], array['wavy'], array['virgin'], 50 + n % 9, 1 + n % 7, 'EUR',
      'FR', ${site.clock.now}::timestamptz + make_interval(days => 1 + n % 30), ${site.clock.now}, now(), now()
    from generate_series(1, 60) as n`.execute(site.db);
    const seen: string[] = [];
    const lengths: number[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: { items: { id: string }[]; next: string | null } = (
        await site.browse(`colour=blonde&order=${order}&after=${next}`)
      ).json();
      seen.push(...page.items.map(({ id }) => id));
      lengths.push(page.items.length);
      next = page.next;
      // What comes in meanwhile before all others moves nothing, nor does what goes.
      if (next !== null && order === 'newest')
        await site.put('asha', {
          colours: ['blonde'],
          country: 'FR',
          published_at: new Date(site.clock.now.getTime() + lengths.length),
        });
      if (next !== null)
        await site.db
          .deleteFrom('wanted_ads')
          .where('id', '=', seen[0] ?? '')
          .execute();
    }
    expect(lengths).toEqual([24, 24, 12]);
    expect(new Set(seen).size).toBe(60);
    expect(seen).toHaveLength(60);
    await site.db.deleteFrom('wanted_ads').where('country', '=', 'FR').execute();
  },
);

test.each([
  ['newest', 'wanted_ads_live_newest'],
  ['ending', 'wanted_ads_live_ending'],
  ['best-paid', 'wanted_ads_live_paid'],
])('%s is read in the order of %s', async (order, index) => {
  const search = BrowseWanted.parse({ order });
  const cursors = {
    newest: site.clock.now.toISOString(),
    ending: site.clock.now.toISOString(),
    'best-paid': '5',
  };
  const value = cursors[order as keyof typeof cursors];
  const cursor = { value, id: site.people.bela.id };
  const plan = await site.db.transaction().execute(async (tx) => {
    // A handful of rows is read faster without: what is asked here is whether the index can give the order.
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local enable_sort = off`.execute(tx);
    await sql`set local enable_incremental_sort = off`.execute(tx);
    await sql`set local enable_bitmapscan = off`.execute(tx);
    const query = toListQuery({ search, cursor, now: site.clock.now, most: 25 });
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  const page = plan.slice(plan.indexOf('CTE page'), plan.indexOf('->  CTE Scan'));
  expect(plan).toContain(index);
  expect(page).not.toContain('Sort');
});

test.each([
  ['very long hair', { length: '45' }, 'wanted_ads_live_lengths'],
  ['very short hair', { length: '7' }, 'wanted_ads_live_lengths'],
  ['hair for a country nobody asks from', { country: 'NO' }, 'wanted_ads_live_country'],
])('who asks for %s is found without reading all requests', async (_, filters, index) => {
  const page = { search: BrowseWanted.parse(filters), now: site.clock.now, most: 1000 };
  const plan = await site.db.transaction().execute(async (tx) => {
    await sql`
      insert into wanted_ads (buyer_id, status, shortest, longest, colours, textures, treatments, grams, country, ends_at,
        published_at, created_at, updated_at)
      select ${site.people.bela.id}, 'live', 30 + number % 20, 50 + number % 20, '{black}', '{wavy}', '{virgin}', 100, 'GB',
        ${site.clock.now}::timestamptz + interval '9 days', ${site.clock.now}, ${site.clock.now}, ${site.clock.now}
      from generate_series(1, 5000) as number`.execute(tx);
    await sql`analyze wanted_ads`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${toCountQuery(page)}`.execute(tx);
    await sql`delete from wanted_ads where country = 'GB' and grams = 100 and shortest >= 30`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain(index);
});
