// Measures offers among many: making one, saying yes, the lists of a person, and tidying up after the clock.
//   npm run bench -- offers                         1,000,000 ads with 5,000,000 offers
//   npm run bench -- offers --ads 100000            fewer: five offers on each
//   npm run bench -- offers --data /some/folder     keeps the database there, and uses the one that is there
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openContext } from '#market/context.ts';
import { bindJobs, JOB_NAMES } from '#market/jobs.ts';
import { openMarket } from '#market/market.ts';
import { readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatform } from '#platform/platform.ts';
import type { Account } from '#rules/accounts/account.ts';
import { OFFER_LISTS } from '#rules/offers/offer-words.ts';
import { fillWithAds } from './load/fill-with-ads.ts';
import { fillWithOffers } from './load/fill-with-offers.ts';
import { countMissed, sayFigure } from './measure/figure-lines.ts';

const { values: flags } = parseArgs({
  options: {
    ads: { type: 'string', default: '1000000' },
    data: { type: 'string' },
    runs: { type: 'string', default: '300' },
  },
});
const RUNS = Number(flags.runs);
const WARM_UP = 20;
const ENDING_AT_ONCE = 10_000;

const folder = flags.data ?? mkdtempSync(join(tmpdir(), 'fairhank-bench-'));
mkdirSync(folder, { recursive: true });
const config = readConfig({ DATA_DIR: folder, DEMO_DATA: 'off', LOG_LEVEL: 'error' });
const platform = await openPlatform(config, openLogger('error'), JOB_NAMES);
try {
  const began = performance.now();
  await fillWithAds(platform.owner, Number(flags.ads));
  await fillWithOffers(platform.owner);
  const { rows } = await sql<{ ads: string; offers: string }>`
    select (select count(*) from ads) as ads, (select count(*) from offers) as offers`.execute(platform.db);
  const [ads, offers] = [Number(rows[0]?.ads), Number(rows[0]?.offers)].map((count) =>
    count?.toLocaleString('en-GB'),
  );
  console.log(`${ads} ads and ${offers} offers are there after ${seconds(began)} s.`);
  await measureMaking();
  await measureYes();
  await measureLists();
  await measureTidying();
} finally {
  await platform.close();
  if (flags.data === undefined) rmSync(folder, { recursive: true, force: true });
}
process.exit(countMissed() === 0 ? 0 : 1);

function openAs(account: Account) {
  return openMarket(openContext(platform, account, 'bench'));
}

/** Buyers who have not offered for these ads yet, each for another ad. */
async function measureMaking(): Promise<void> {
  const { rows: ads } = await sql<{ id: string; price: number }>`
    select id, price from ads where status = 'live' and open_to_offers and held is null and price > 5000
      and country <> 'IN' and currency <> 'INR'
    order by md5(id::text) limit ${RUNS + WARM_UP}`.execute(platform.db);
  const buyers = await peopleWithRoom(ads.length);
  await measure('make an offer', { limit: 80, share: 0.95 }, async (turn) => {
    const [ad, buyer] = [ads[turn], buyers[turn]];
    if (!ad || !buyer) throw new Error('too few ads');
    await openAs(buyer).offers.make({
      adId: ad.id,
      amount: Math.round(ad.price * 0.8),
      note: '',
      sendForReview: false,
    });
  });
}

async function measureYes(): Promise<void> {
  const { rows } = await sql<{ id: string; amount: number; seller_id: string }>`
    select offers.id, offers.amount, offers.seller_id from offers join ads on ads.id = ad_id
    where offers.state = 'open' and ads.status = 'live' and ads.held is null and ads.expires_at > now()
      and offers.expires_at > now() + interval '1 hour'
    order by md5(offers.id::text) limit ${RUNS + WARM_UP}`.execute(platform.db);
  const sellers = new Map((await peopleById(rows.map((row) => row.seller_id))).map((one) => [one.id, one]));
  await measure('say yes to one', { limit: 80, share: 0.95 }, async (turn) => {
    const offer = rows[turn];
    const seller = sellers.get(offer?.seller_id ?? '');
    if (!offer || !seller) throw new Error('too few offers');
    await openAs(seller).offers.accept({ offerId: offer.id, amount: offer.amount });
  });
}

async function measureLists(): Promise<void> {
  const [trader] = await people('bench-1', 1);
  const some = [...(await people('buys-%', RUNS)), ...(await people('bench-%', RUNS))];
  for (const list of OFFER_LISTS) {
    await measure(`list, ${list}`, { limit: 30, share: 0.99 }, async (turn) => {
      const who = some[turn % some.length];
      if (who) await openAs(who).offers.list({ list });
    });
    await measure(`list, ${list}, of a trader`, { limit: 30, share: 0.99 }, async () => {
      if (trader) await openAs(trader).offers.list({ list });
    });
  }
}

async function measureTidying(): Promise<void> {
  const job = bindJobs(platform).find(({ name }) => name === 'expire-offers');
  // What is due already is not what is measured.
  await job?.run({}, 'bench');
  await sql`update offers set expires_at = now() where id in
    (select id from offers where state = 'open' and expires_at > now() limit ${ENDING_AT_ONCE})`.execute(
    platform.db,
  );
  const began = performance.now();
  await job?.run({}, 'bench');
  sayFigure(`${ENDING_AT_ONCE.toLocaleString('en-GB')} that end at once`, Number(seconds(began)), 's', {
    atMost: 60,
  });
}

async function people(like: string, most: number): Promise<Account[]> {
  const { rows } = await sql<{ id: string }>`
    select id from accounts where username like ${like} order by md5(id::text) limit ${most}`.execute(
    platform.db,
  );
  return peopleById(rows.map(({ id }) => id));
}

/** Buyers who may still offer: some have as many open as a plan allows. */
async function peopleWithRoom(most: number): Promise<Account[]> {
  const { rows } = await sql<{ id: string }>`
    select id from accounts where username like 'buys-%' and (
      select count(*) from offers where buyer_id = accounts.id and state in ('held', 'open') and expires_at > now()
    ) < 3 and (
      select count(*) from offers where buyer_id = accounts.id and by_buyer and created_at > now() - interval '1 day'
    ) < 3
    order by md5(id::text) limit ${most}`.execute(platform.db);
  return peopleById(rows.map(({ id }) => id));
}

async function peopleById(ids: string[]): Promise<Account[]> {
  const { rows } = await sql<{
    id: string;
    email: string;
    username: string;
    account_type: 1 | 2;
    country: string;
  }>`
    select id, email, username, account_type, country from accounts where id = any(${ids}::uuid[])`.execute(
    platform.db,
  );
  return rows.map(({ account_type: accountType, ...row }) => ({ ...row, role: 'enduser', accountType }));
}

async function measure(
  what: string,
  { limit, share }: { limit: number; share: number },
  run: (turn: number) => Promise<void>,
): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < RUNS + WARM_UP; turn += 1) {
    const began = performance.now();
    await run(turn);
    if (turn >= WARM_UP) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = times[Math.max(0, Math.ceil(times.length * share) - 1)] ?? 0;
  sayFigure(`${what}, p${share * 100}`, at, 'ms', { atMost: limit });
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
