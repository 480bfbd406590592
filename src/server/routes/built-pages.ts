import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { StartProblem } from '#platform/start-problem.ts';
import type { Pages, PagesBuild } from './serve-pages.ts';

/** The pages as the build left them. */
export async function builtPages(): Promise<Pages> {
  const server = new URL('../../../build/server/index.js', import.meta.url);
  if (!existsSync(server)) throw new StartProblem('The pages are not built yet. Run: npm run build');
  const build = (await import(server.href)) as PagesBuild;
  return {
    load: async () => build,
    assets: fileURLToPath(new URL('../../../build/client', import.meta.url)),
  };
}
