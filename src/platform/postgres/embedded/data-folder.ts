import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findPostgresBinaries, type PostgresBinaries } from './binaries.ts';
import { asUser, choosePostgresUser, handOver, type PostgresUser } from './server-user.ts';
import { readErrorCode } from '#rules/read-error-code.ts';
import { StartProblem } from '../../start-problem.ts';

/** DATA_DIR as PostgreSQL needs it: with a database in it, and a place for the socket that nobody else can enter. */
export type DataFolder = {
  root: string;
  pgData: string;
  logFile: string;
  socketDir: string;
  user: PostgresUser;
  binaries: PostgresBinaries;
};

/** The superuser of the server, and the database of the site. */
export const DATABASE_NAME = 'fairhank';
export const SERVER_PORT = 5432;
export const SOCKET_NAME = `.s.PGSQL.${SERVER_PORT}`;

const MAJOR_VERSION = '18';
const MAX_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107;
// With plain C here pg_trgm would drop every letter outside ASCII.
const LC_CTYPE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/** Makes the folder ready for the server, or says in one sentence why it cannot be. */
export async function prepareDataFolder(dataDir: string): Promise<DataFolder> {
  const root = resolve(dataDir);
  try {
    const binaries = findPostgresBinaries();
    const pgData = join(root, 'postgres');
    fs.mkdirSync(root, { recursive: true });
    fs.accessSync(root, fs.constants.W_OK | fs.constants.X_OK);
    const isNew = !hasCluster(pgData);
    const user = choosePostgresUser(root, pgData, binaries.postgres);
    const socketDir = chooseSocketDir(root, user);
    const folder = { root, pgData, logFile: join(root, 'postgres.log'), socketDir, user, binaries };
    if (isNew) await makeCluster(folder);
    else handOver(pgData, user);
    return folder;
  } catch (error) {
    throw asStartProblem(error, root);
  }
}

/** Clears away what attempts that were killed half-way left behind. */
export function removeUnfinished({ root }: DataFolder): void {
  for (const name of fs.readdirSync(root).filter((entry) => entry.startsWith(UNFINISHED)))
    clearAway(join(root, name));
}

/** As far as it can be: an orphan may still write there, or a rival clear it away too. The next start does the rest. */
function clearAway(folder: string): void {
  try {
    fs.rmSync(folder, { recursive: true, force: true });
  } catch {
    // Nobody looks for anything there.
  }
}

/** An error of the file system as the sentence that the operator needs; any other as it is. */
export function asStartProblem(error: unknown, root: string): unknown {
  const code = readErrorCode(error);
  if (error instanceof StartProblem) return error;
  if (['ENOSPC', 'EDQUOT'].includes(code)) return diskFull(root);
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'ELOOP', 'ENAMETOOLONG'].includes(code))
    return error;
  return new StartProblem(
    `The data folder ${root} cannot be written to: make it writable for this user, or set DATA_DIR to another folder.`,
    { cause: error },
  );
}

export const diskFull = (root: string) =>
  new StartProblem(
    `The disk that holds the data folder ${root} is full: free some space, or set DATA_DIR to another disk.`,
  );

function hasCluster(pgData: string): boolean {
  if (!fs.existsSync(pgData)) return false;
  ensureOwner(pgData);
  if (fs.readdirSync(pgData).length === 0) return false;
  const versionFile = join(pgData, 'PG_VERSION');
  if (!fs.existsSync(versionFile))
    throw new StartProblem(
      `The folder ${pgData} holds files but no PostgreSQL database: move it away, or set DATA_DIR to another folder.`,
    );
  const version = fs.readFileSync(versionFile, 'utf8').trim();
  if (version !== MAJOR_VERSION)
    throw new StartProblem(
      `The folder ${pgData} was made by PostgreSQL ${version} and this is PostgreSQL ${MAJOR_VERSION}: go back to the release that made it, or set DATA_DIR to another folder.`,
    );
  return true;
}

function ensureOwner(pgData: string): void {
  const { uid } = fs.statSync(pgData);
  const me = process.getuid?.() ?? uid;
  if (me === 0 || me === uid) return;
  throw new StartProblem(
    `The folder ${pgData} belongs to user ${uid} and this program runs as user ${me}: start it as that user, or set DATA_DIR to another folder.`,
  );
}

/** Every local user may connect without a password, so the folder of the socket is the lock on the door. */
function chooseSocketDir(root: string, user: PostgresUser): string {
  const inside = join(root, 'run');
  if (fits(inside)) {
    fs.mkdirSync(inside, { recursive: true, mode: 0o700 });
    fs.chmodSync(inside, 0o700);
    handOver(inside, user);
    return inside;
  }
  const note = join(root, 'socket-folder.txt');
  const noted = fs.existsSync(note) ? fs.readFileSync(note, 'utf8').trim() : '';
  if (noted && isPrivate(noted, user)) return noted;
  const fresh = fs.mkdtempSync(
    join(fits(join(tmpdir(), 'fairhank-123456')) ? tmpdir() : '/tmp', 'fairhank-'),
  );
  handOver(fresh, user);
  fs.writeFileSync(note, fresh);
  return fresh;
}

const fits = (folder: string) => Buffer.byteLength(join(folder, SOCKET_NAME)) <= MAX_SOCKET_PATH;

/** After a clean-up of the temporary folder a stranger could have made one of the same name. */
function isPrivate(folder: string, user: PostgresUser): boolean {
  const found = fs.lstatSync(folder, { throwIfNoEntry: false });
  const owner = user.owner?.uid ?? process.getuid?.();
  return found !== undefined && found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0;
}

const UNFINISHED = 'postgres.init-';

/** A new database takes its place by one rename, so what lies in `postgres` is always whole. */
async function makeCluster(folder: DataFolder): Promise<void> {
  const fresh = fs.mkdtempSync(join(folder.root, UNFINISHED));
  handOver(fresh, folder.user);
  const { code, errors } = await runInitdb(folder, fresh);
  if (code === 0) moveIntoPlace(fresh, folder);
  clearAway(fresh);
  // Another process may have been faster; then its database is the one.
  if (hasCluster(folder.pgData)) return;
  if (/No space left|quota exceeded/i.test(errors)) throw diskFull(folder.root);
  const reason = errors.trim().split('\n').at(-1) ?? '';
  throw new StartProblem(
    `PostgreSQL could not make a database in ${folder.root} (${reason}): check that folder and DATA_DIR.`,
  );
}

function runInitdb(
  { user, binaries }: DataFolder,
  target: string,
): Promise<{ code: number | null; errors: string }> {
  const choices = ['--auth-local=trust', '--auth-host=reject', '--data-checksums', '--encoding=UTF8'];
  const letters = [
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    `--lc-ctype=${LC_CTYPE}`,
  ];
  const all = [
    `--pgdata=${target}`,
    `--username=${DATABASE_NAME}`,
    '--no-instructions',
    ...choices,
    ...letters,
  ];
  const { command, args, options } = asUser(user, binaries.initdb, all);
  return new Promise((done) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.once('error', ({ message }) => done({ code: null, errors: message }));
    child.once('close', (code) => done({ code, errors }));
  });
}

function moveIntoPlace(fresh: string, { root, pgData }: DataFolder): void {
  try {
    fs.renameSync(fresh, pgData);
  } catch (error) {
    // A rival was faster, and may have cleared ours away already.
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(readErrorCode(error))) throw error;
  }
  const folder = fs.openSync(root, 'r');
  fs.fsyncSync(folder);
  fs.closeSync(folder);
}
