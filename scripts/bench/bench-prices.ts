// Measures the price calculator and the price book over HTTP, among 100,000 ads of which 20,000 were sold:
//   npm run bench -- prices
//   npm run bench -- prices --ads 10000 --runs 500
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatform } from '#platform/platform.ts';
import { HAIR_COLOURS, HAIR_ETHNICITIES, TREATMENTS } from '#rules/hair/values.ts';
import { CURRENCIES } from '#rules/money/money.ts';
import { buildServer } from '#server/build-server.ts';
import { asOwner } from './load/fill-fast.ts';
import { fillWithAds } from './load/fill-with-ads.ts';
import { JOB_NAMES } from '#market/jobs.ts';

const { values: flags } = parseArgs({
  options: { ads: { type: 'string', default: '100000' }, runs: { type: 'string', default: '2000' } },
});
const RUNS = Number(flags.runs);
const WARM_UP = 200;
const ESTIMATE_LIMIT_MS = 5;

const dataDir = mkdtempSync(join(tmpdir(), 'fairhank-bench-'));
const config = readConfig({ DATA_DIR: dataDir, DEMO_DATA: 'off', LOG_LEVEL: 'warn' });
const platform = await openPlatform(config, openLogger('warn'), JOB_NAMES);
try {
  await fillWithAds(platform.owner, Number(flags.ads));
  await insertSoldPrices();
  const app = await buildServer(platform);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const most = await compare(port);
  await app.close();
  if (most > ESTIMATE_LIMIT_MS) {
    console.log(`The estimate takes longer than ${ESTIMATE_LIMIT_MS} ms.`);
    process.exitCode = 1;
  }
} finally {
  await platform.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** What the sellers of the bench were asking is what they got; sales lie over two years. */
async function insertSoldPrices() {
  await asOwner(platform.owner, async (one) => {
    await sql`alter table ads disable trigger user`.execute(one);
    await sql`
      update ads set sold_price = price, sold_usd_cents = price_usd_cents, sold_at = now() - random() * interval '700 days'
      where status = 'sold'`.execute(one);
    await sql`alter table ads enable trigger user`.execute(one);
    await sql`insert into counted_sales (ad_id) select id from ads where status = 'sold' on conflict do nothing`.execute(
      one,
    );
    await sql`vacuum analyze ads, counted_sales`.execute(one);
  });
}

/** Prints a line for each question, and gives the estimate's worst 95th percentile. */
async function compare(port: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) =>
    new Promise<void>((done, fail) => {
      get({ port, host: '127.0.0.1', path, agent }, (answer) => {
        if (answer.statusCode !== 200) fail(new Error(`${path} answered ${answer.statusCode}`));
        answer.resume().on('end', done);
      }).on('error', fail);
    });
  const pick = <Value>(list: readonly Value[], turn: number) => list[turn % list.length] as Value;
  const kind = (turn: number) =>
    `colour=${pick(HAIR_COLOURS, turn)}&ethnicity=${pick(HAIR_ETHNICITIES, turn >> 1)}` +
    `&treatment=${pick(TREATMENTS, turn >> 2)}&currency=${pick(CURRENCIES, turn)}`;
  const questions: Record<string, (turn: number) => string> = {
    'nothing (plans)': () => '/api/payment/plans',
    'price/estimate': (turn) => `/api/price/estimate?length=${6 + (turn % 30)}&weight=150&${kind(turn)}`,
    'price/estimate, most sales': (turn) =>
      `/api/price/estimate?length=${16 + (turn % 4)}&weight=${100 + (turn % 50)}&colour=black`,
    'price/book': (turn) => `/api/price/book?currency=${pick(CURRENCIES, turn)}`,
  };
  let most = 0;
  for (const [name, path] of Object.entries(questions)) {
    const times: number[] = [];
    const runs = name === 'price/book' ? Math.ceil(RUNS / 20) : RUNS;
    for (let turn = -WARM_UP; turn < runs; turn += 1) {
      const began = performance.now();
      await ask(path(Math.abs(turn)));
      if (turn >= 0) times.push(performance.now() - began);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
    const figures = [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${at(share).toFixed(2)} ms`);
    console.log(`${name}: ${figures.join(', ')}`);
    if (name.startsWith('price/estimate')) most = Math.max(most, at(0.95));
  }
  agent.destroy();
  return most;
}
