import { existsSync } from 'node:fs';
import { createServer as createVite } from 'vite';
import { readConfig } from '#platform/config/config.ts';
import { openLogger } from '#platform/logger.ts';
import { runSite } from './process/run-site.ts';
import type { Pages, PagesBuild } from './routes/serve-pages.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

await runSite(process.env['MODE'], async () => {
  const config = readConfig(process.env);
  const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    config,
    log: openLogger(config.LOG_LEVEL),
    pages: Promise.resolve<Pages>({
      load: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as PagesBuild,
      developmentFiles: (request, reply, next) => vite.middlewares(request, reply, next),
    }),
  };
});
