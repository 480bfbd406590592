// A site with protected sales and without pages in a process of its own, which a test may kill at any moment.
import { bindJobs, JOB_NAMES } from '#market/jobs.ts';
import { readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatformOver } from '#platform/platform.ts';
import { buildServer } from '#server/build-server.ts';
import { doJob } from '#tests/support/site/do-job.ts';

const database = JSON.parse(process.env['SALES_DATABASE'] ?? '{}');
const config = readConfig(process.env);
let aheadMs = 0;

process.on('disconnect', () => process.exit());
const now = () => new Date(Date.now() + aheadMs);
const platform = await openPlatformOver(database, config, openLogger('silent'), JOB_NAMES, now);
const app = await buildServer(platform);
await platform.queue.work(bindJobs(platform));
await app.listen({ host: '127.0.0.1', port: config.PORT });
async function work(wish: { aheadMs?: number; jobs: string[] }): Promise<void> {
  aheadMs = wish.aheadMs ?? aheadMs;
  for (const job of wish.jobs) await doJob(platform, job).catch(() => {});
  process.send?.('done');
}
process.on('message', (wish: Parameters<typeof work>[0]) => void work(wish));
process.send?.('open');
