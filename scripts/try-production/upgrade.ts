import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from './running-site.ts';

type Env = Record<string, string | undefined>;

/** A demo of the release before leaves its data folder; this release starts over it, and every ad is there. */
export async function upgradeFromBefore(clone: string, place: string, env: Env): Promise<string> {
  const before = findReleaseBefore(clone);
  if (!before) return 'left out: the history has no other release';
  const old = join(place, 'before');
  execFileSync('git', ['clone', '--quiet', '--no-local', clone, old], { stdio: 'pipe' });
  execFileSync('git', ['checkout', '--quiet', before], { cwd: old, stdio: 'pipe' });
  await promisify(execFile)('node', ['scripts/prepare.mjs'], { cwd: old, env });
  const settings = { ...env, DATA_DIR: join(place, 'old-data'), DEMO_ADS: '20' };
  const had = await countAds(old, settings);
  const has = await countAds(clone, settings);
  if (had === 0 || has !== had) throw new Error(`${has} ads of ${had} are there after the upgrade`);
  return `${before}: its ${had} ads are all there`;
}

/** The last commit that was another version. */
function findReleaseBefore(clone: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: clone, stdio: 'pipe' }).toString().trim();
  const versionAt = (commit: string) =>
    (JSON.parse(git('show', `${commit}:package.json`)) as { version: string }).version;
  const now = versionAt('HEAD');
  return git('log', '--first-parent', '--format=%h', '--', 'package.json')
    .split('\n')
    .map((commit) => `${commit}^1`)
    .filter((commit) => {
      try {
        return versionAt(commit) !== now;
      } catch {
        return false;
      }
    })
    .map((commit) => git('rev-parse', '--short', commit))[0];
}

async function countAds(folder: string, env: Env): Promise<number> {
  const port = await findFreePort();
  const child = spawn(join(folder, 'node_modules/.bin/node'), ['src/server/main.ts'], {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  const count = () =>
    fetch(`http://127.0.0.1:${port}/api/ad/getAllAds`).then(
      async (answer) => ((await answer.json()) as { total: number }).total,
      () => 0,
    );
  try {
    while (!said.includes('is ready at')) {
      if (child.exitCode !== null) throw new Error(said);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    // The demo may still be drawing: it is done when the number stands still.
    for (let [last, now] = [-1, await count()]; ; [last, now] = [now, await count()]) {
      if (last === now && now > 0) return now;
      await new Promise((resolve) => setTimeout(resolve, 3000));
    }
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}
