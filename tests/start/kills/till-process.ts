// A site without pages in a process of its own, which a test may kill at any moment.
import { readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatformOver } from '#platform/platform.ts';
import { buildServer } from '#server/build-server.ts';
import { bindJobs, JOB_NAMES } from '#market/jobs.ts';
import { doJob } from '#tests/support/site/do-job.ts';

const database = JSON.parse(process.env['TILL_DATABASE'] ?? '{}');
let aheadMs = 0;
const config = readConfig(process.env);

process.on('disconnect', () => process.exit());
const platform = await openPlatformOver(
  database,
  config,
  openLogger('silent'),
  JOB_NAMES,
  () => new Date(Date.now() + aheadMs),
);
const app = await buildServer(platform);
await platform.queue.work(bindJobs(platform));
await app.listen({ host: '127.0.0.1', port: config.PORT });
process.on('message', (wish: { aheadMs: number } | 'reconcile') => {
  if (wish !== 'reconcile') {
    aheadMs = wish.aheadMs;
    return;
  }
  void doJob(platform, 'reconcile-orders').then(() => process.send?.('reconciled'));
});
process.send?.('open');
