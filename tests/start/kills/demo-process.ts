// A demo that is filled in and serves nobody: demo-drawing.test.ts kills it.
import { fillWithDemoData } from '#demo/fill-with-demo-data.ts';
import { JOB_NAMES } from '#market/jobs.ts';
import { readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import { openPlatform } from '#platform/platform.ts';

const config = readConfig(process.env);
const platform = await openPlatform(config, openLogger('warn'), JOB_NAMES);
const { stop } = await fillWithDemoData(platform, console.log, {
  first: 6,
  next: 5,
  niceness: 0,
});
console.log('The demo is ready at nowhere.');
process.once('SIGTERM', () => {
  void stop()
    .then(() => platform.close())
    .then(() => process.exit(0));
});
