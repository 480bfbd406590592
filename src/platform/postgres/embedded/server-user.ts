import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { StartProblem } from '../../start-problem.ts';

/** As whom PostgreSQL runs; `owner` says whose its files must be where that is not ourselves. */
export type PostgresUser = { prefix: readonly string[]; owner?: { uid: number; gid: number } };

const NOBODY = 65534;
const OURSELVES: PostgresUser = { prefix: [] };
const IN_NAMESPACE: PostgresUser = {
  prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`],
};
const FIRST_CLOSED_PATH = 'for p; do test -x "$p" || { echo "$p"; exit 1; }; done';

/** PostgreSQL refuses root. Root in a user namespace of its own passes for nobody and may go on using its files. */
export function choosePostgresUser(dataDir: string, pgData: string, program: string): PostgresUser {
  const candidates = listCandidates(pgData);
  if (candidates.length === 1 && candidates[0] === OURSELVES) return OURSELVES;
  const paths = [...pathsDownTo(dataDir), ...pathsDownTo(program)];
  let closed = dataDir;
  for (const user of candidates) {
    if (user.owner) openDoor(dataDir, user.owner.gid);
    const { command, args, options } = asUser(user, 'sh', ['-c', FIRST_CLOSED_PATH, 'sh', ...paths]);
    const probe = spawnSync(command, args, { ...options, encoding: 'utf8' });
    if (probe.status === 0) return user;
    closed = probe.stdout?.trim() || closed;
  }
  throw new StartProblem(
    `PostgreSQL may not run as root, and the user it would run as instead cannot enter ${closed}: start as an ordinary user, or put the program and DATA_DIR where every user can enter.`,
  );
}

/** What `spawn` needs to run a program as that user, out of reach of any PG… or locale variable around us. */
export function asUser(user: PostgresUser, program: string, args: readonly string[]) {
  const [command = program, ...rest] = [...user.prefix, program, ...args];
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' };
  return { command, args: rest, options: { cwd: '/', env, ...user.owner } };
}

/** Gives a file or folder, with all that is in it, to the user who will need it. */
export function handOver(path: string, user: PostgresUser): void {
  if (!user.owner) return;
  const { uid, gid } = user.owner;
  if (statSync(path).uid === uid) return;
  if (statSync(path).isDirectory())
    for (const inside of readdirSync(path, { recursive: true, encoding: 'utf8' }))
      lchownSync(join(path, inside), uid, gid);
  // The folder itself comes last, so that an interrupted hand-over is done again.
  chownSync(path, uid, gid);
}

function listCandidates(pgData: string): readonly PostgresUser[] {
  if (process.getuid?.() !== 0) return hasName() ? [OURSELVES] : [IN_NAMESPACE, OURSELVES];
  const made = statSync(pgData, { throwIfNoEntry: false });
  if (made && made.uid !== 0) return [{ prefix: [], owner: { uid: made.uid, gid: made.gid } }];
  return [IN_NAMESPACE, { prefix: [], owner: { uid: NOBODY, gid: NOBODY } }];
}

/** initdb wants a user that has a name, and containers often run under a bare number. */
function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function pathsDownTo(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...pathsDownTo(parent), path];
}

/** The data folder is ours, so its door may be opened by a crack: for passing through, not for looking in. */
function openDoor(dataDir: string, gid: number): void {
  const { mode, uid } = statSync(dataDir);
  if (mode & 0o001) return;
  chownSync(dataDir, uid, gid);
  chmodSync(dataDir, (mode & 0o7777) | 0o010);
}
