// Measures a file of ads, from its trial to its last row, over the front door:
//   npm run bench -- imports
//   npm run bench -- imports --rows 100
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bindJobs, JOB_NAMES } from '#market/jobs.ts';
import { readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatform } from '#platform/platform.ts';
import { buildServer } from '#server/build-server.ts';
import { giveTradePlan } from '#tests/support/ads/ad-rows.ts';
import { inviteOne } from '#tests/support/people/cast.ts';
import { csvAd, csvFile } from '#tests/support/trade/csv-file.ts';

const { values: flags } = parseArgs({ options: { rows: { type: 'string', default: '500' } } });
const ROWS = Number(flags.rows);
const LIMITS_MS = { trial: 2000, run: 30_000 };

const dataDir = mkdtempSync(join(tmpdir(), 'fairhank-bench-'));
const config = readConfig({ DATA_DIR: dataDir, DEMO_DATA: 'off', LOG_LEVEL: 'warn' });
const platform = await openPlatform(config, openLogger('warn'), JOB_NAMES);
try {
  const app = await buildServer(platform);
  const asha = await inviteOne(platform.db, new Date(), 'asha', 'seller');
  await giveTradePlan(platform.db, asha.id);
  const post = async (path: string, data: object): Promise<string> => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/trade/${path}`,
      payload: { data },
      headers: { origin: config.ORIGIN, cookie: asha.cookie, 'x-token': asha.token },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body.slice(0, 500));
    return answer.json().import.id;
  };
  const measure = async (what: 'trial' | 'run', name: string, work: () => Promise<string>) => {
    const begun = performance.now();
    const result = await work();
    const ms = Math.round(performance.now() - begun);
    console.log(`${name}: ${ROWS} rows in ${ms} ms (at most ${LIMITS_MS[what]} ms)`);
    if (ms > LIMITS_MS[what]) process.exitCode = 1;
    return result;
  };
  const run = async (importId: string) => {
    await post('runImport', { importId });
    await platform.queue.drain(bindJobs(platform).filter(({ name }) => name === 'run-import'));
    return importId;
  };
  const file = (price: string) =>
    csvFile(Array.from({ length: ROWS }, (_, at) => csvAd({ ref: `tail-${at}`, price, submit: 'yes' })));
  const fresh = await measure('trial', 'Trial of new ads', () => post('tryImport', { text: file('420') }));
  await measure('run', 'Run of new ads', () => run(fresh));
  const changed = await measure('trial', 'Trial of changes', () => post('tryImport', { text: file('430') }));
  await measure('run', 'Run of changes', () => run(changed));
  const { length } = await platform.db.selectFrom('ads').select('id').where('price', '=', 430_00).execute();
  if (length !== ROWS) throw new Error(`${length} of ${ROWS} ads were changed`);
  await app.close();
} finally {
  await platform.close();
  rmSync(dataDir, { recursive: true, force: true });
}
