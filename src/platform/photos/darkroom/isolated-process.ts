import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../../../', import.meta.url);
const fromRoot = (path: string) => fileURLToPath(new URL(path, ROOT));

/** Its own code and what that is made of: nothing that anybody could want to know. */
const MAY_READ = ['package.json', 'node_modules', 'src/rules', 'src/platform/photos/darkroom'].map(fromRoot);
const UNSHARE = ['/usr/bin/unshare', '/bin/unshare'].find((path) => existsSync(path));
/** A user of its own in name only, which is what lets it leave the network. */
const WITHOUT_NETWORK = ['--user', '--map-root-user', '--net'];

let canLeave: boolean | undefined;

/** Whether this system lets a process without rights leave the network: Linux mostly does, some containers do not. */
export function canLeaveNetwork(): boolean {
  canLeave ??=
    UNSHARE !== undefined && spawnSync(UNSHARE, [...WITHOUT_NETWORK, 'true'], QUICKLY).status === 0;
  return canLeave;
}

const QUICKLY = { timeout: 2_000, env: { PATH: '/usr/bin:/bin' }, stdio: 'ignore' } as const;

/**
 * How a program is run that opens strangers' files: it reads its own code and no other file, writes none, starts no
 * process and, where the system allows it, has no network. What that does not hold back is in decision 9.
 */
export function isolatedCommand(program: readonly string[]): { command: string; args: string[] } {
  const node = [
    '--permission',
    '--allow-addons',
    '--disable-warning=SecurityWarning',
    ...MAY_READ.map((path) => `--allow-fs-read=${path}`),
    ...program,
  ];
  return UNSHARE !== undefined && canLeaveNetwork()
    ? { command: UNSHARE, args: [...WITHOUT_NETWORK, '--', process.execPath, ...node] }
    : { command: process.execPath, args: node };
}
