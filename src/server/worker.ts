import { existsSync } from 'node:fs';
import { readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import { runWorker } from './process/run-site.ts';
import { tuneGarbageCollection } from './process/tune-garbage-collection.ts';

tuneGarbageCollection();
if (existsSync('.env')) process.loadEnvFile('.env');

await runWorker(process.env['MODE'], async () => {
  const config = readConfig(process.env);
  return { config, log: openLogger(config.LOG_LEVEL) };
});
