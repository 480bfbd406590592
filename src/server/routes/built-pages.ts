import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { StartProblem } from '#platform/start-problem.ts';
import type { Pages, PagesBuild } from './serve-pages.ts';

const SERVER = new URL('../../../build/server/index.js', import.meta.url);
const CLIENT = fileURLToPath(new URL('../../../build/client', import.meta.url));
const PREPARE = fileURLToPath(new URL('../../../scripts/prepare.mjs', import.meta.url));

/** The pages as the build left them. */
export async function builtPages(): Promise<Pages> {
  if (!existsSync(SERVER)) throw new StartProblem('The pages are not built yet. Run: npm run build');
  const build = (await import(SERVER.href)) as PagesBuild;
  return { load: async () => build, assets: CLIENT };
}

/** The same, built first if their sources have changed. The build says itself what it does, and what went wrong. */
export function buildPages(env: NodeJS.ProcessEnv, sayLine?: (line: string) => void): Promise<Pages> {
  const out = sayLine ? 'pipe' : 'inherit';
  const building = spawn(process.execPath, [PREPARE], { env, stdio: ['ignore', out, out] });
  for (const said of [building.stdout, building.stderr])
    if (said && sayLine) createInterface({ input: said }).on('line', sayLine);
  // Whatever else prevents the start ends this too.
  const kill = () => void building.kill('SIGTERM');
  process.once('exit', kill);
  const pages = once(building, 'exit').then(([code]) => {
    process.off('exit', kill);
    if (code !== 0) throw new StartProblem('The pages could not be built.');
    return builtPages();
  });
  // Who waits for them hears of it; until then somebody may still be busy with the database.
  pages.catch(() => {});
  return pages;
}
