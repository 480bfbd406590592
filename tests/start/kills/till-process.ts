// A site without pages in a process of its own, which a test may kill at any moment.
import { jobHandlers } from '#market/jobs.ts';
import { readConfig } from '#platform/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatformOver } from '#platform/platform.ts';
import { buildServer } from '#server/build-server.ts';

const database = JSON.parse(process.env['TILL_DATABASE'] ?? '{}');
let aheadMs = 0;
const config = readConfig(process.env);

process.on('disconnect', () => process.exit());
const platform = await openPlatformOver(
  database,
  config,
  openLogger('silent'),
  () => new Date(Date.now() + aheadMs),
);
const handlers = jobHandlers(platform);
const app = await buildServer(platform);
await platform.queue.work(handlers);
await app.listen({ host: '127.0.0.1', port: config.PORT });
process.on('message', (wish: { aheadMs: number } | 'reconcile') => {
  if (wish !== 'reconcile') {
    aheadMs = wish.aheadMs;
    return;
  }
  void handlers['reconcile-orders']({}, 'test').then(() => process.send?.('reconciled'));
});
process.send?.('open');
