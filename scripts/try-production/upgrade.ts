import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from './running-site.ts';

type Env = Record<string, string | undefined>;

/**
 * A demo of another release leaves its data folder; this release starts over it, and every ad is there. Of the release
 * before this one, where no other commit is asked for.
 */
export async function upgradeFrom(
  asked: string | undefined,
  clone: string,
  place: string,
  env: Env,
): Promise<string> {
  const before = asked ?? findReleaseBefore(clone);
  if (!before) return 'left out: the history has no other release';
  const old = join(place, 'before');
  execFileSync('git', ['clone', '--quiet', '--no-local', clone, old], { stdio: 'pipe' });
  execFileSync('git', ['checkout', '--quiet', before], { cwd: old, stdio: 'pipe' });
  await promisify(execFile)('node', ['scripts/prepare.mjs'], { cwd: old, env });
  const settings = { ...env, DATA_DIR: join(place, 'old-data'), DEMO_ADS: '20' };
  const had = await listAds(old, settings);
  const has = new Set(await listAds(clone, settings));
  const lost = had.filter((id) => !has.has(id));
  if (had.length === 0 || lost.length > 0)
    throw new Error(`${lost.length} of ${had.length} ads are gone after the upgrade`);
  return `${before} (${versionAt(clone, before)}): its ${had.length} ads are all there`;
}

const git = (clone: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: clone, stdio: 'pipe' }).toString().trim();

const versionAt = (clone: string, commit: string) =>
  (JSON.parse(git(clone, 'show', `${commit}:package.json`)) as { version: string }).version;

/**
 * Where the version before this one was released: the commit that set it, or, where that one lay on a branch while main
 * took in other migrations, the first after it to which this release only adds.
 */
function findReleaseBefore(clone: string): string | undefined {
  const versions = git(clone, 'log', '--no-merges', '--date-order', '--format=%h', '--', 'package.json')
    .split('\n')
    .map((commit) => ({ commit, version: versionAt(clone, commit) }));
  const now = versionAt(clone, 'HEAD');
  const before = versions.find(({ version }) => version !== now)?.version;
  const set = versions.findLast(({ version }) => version === before)?.commit;
  if (set === undefined) return undefined;
  const after = git(clone, 'log', '--reverse', '--ancestry-path', '--format=%h', `${set}..HEAD`).split('\n');
  const migrations = migrationsAt(clone, 'HEAD');
  return [set, ...after].find(
    (commit) => versionAt(clone, commit) === before && migrations.startsWith(migrationsAt(clone, commit)),
  );
}

/** Their names, in their order. */
const migrationsAt = (clone: string, commit: string) =>
  git(clone, 'ls-tree', '--name-only', `${commit}:src/platform/postgres/migrations`);

/** The ids of what is for sale and of what was sold. */
async function listAds(folder: string, env: Env): Promise<string[]> {
  const port = await findFreePort();
  const child = spawn(join(folder, 'node_modules/.bin/node'), ['src/server/main.ts'], {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  const list = async (kind: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ad/getlatestHair${kind}?limit=100`);
    return ((await answer.json()) as { items: { id: string }[] }).items.map(({ id }) => id);
  };
  try {
    while (!said.includes('is ready at')) {
      if (child.exitCode !== null) throw new Error(said);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    // So few are drawn before it opens.
    return [...(await list('ForSale')), ...(await list('Sold'))];
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}
