import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { tuneGarbageCollection } from './process/tune-garbage-collection.ts';

tuneGarbageCollection();
// Reading a thousand files of code is most of a start; the second one finds them read. Where it may not write, it goes without.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.compile-cache', import.meta.url)));
if (existsSync('.env')) process.loadEnvFile('.env');
const given = { ...process.env };
// React looks here while it is being loaded, whether to check everything twice: so it is loaded after this line.
process.env.NODE_ENV ??= 'production';
const { readConfig } = await import('#platform/config/config.ts');
const { openLogger } = await import('#platform/logger.ts');
const { buildPages, builtPages } = await import('./routes/built-pages.ts');
const { runSite } = await import('./process/run-site.ts');
const { isLogged } = await import('./process/speak.ts');

await runSite(given['MODE'], async () => {
  const config = readConfig(given);
  // `npm start` lets the pages be built while the database is being opened and the demo drawn.
  const isBuilding = process.argv.includes('--build') && cluster.isPrimary;
  const log = openLogger(config.LOG_LEVEL);
  const sayLine = isLogged(config.MODE) ? (line: string) => log.info(line) : undefined;
  const pages = isBuilding ? buildPages(given, sayLine) : Promise.resolve(await builtPages());
  return { config, log, pages };
});
