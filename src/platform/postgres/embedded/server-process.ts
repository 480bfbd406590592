import { spawn } from 'node:child_process';
import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import {
  asStartProblem,
  DATABASE_NAME,
  type DataFolder,
  diskFull,
  SERVER_PORT,
  SOCKET_NAME,
} from './data-folder.ts';
import { asUser, handOver } from './server-user.ts';
import { readErrorCode } from '#rules/read-error-code.ts';
import { StartProblem } from '../../start-problem.ts';

/** A connection to the server of a folder; `adopted` when it was running already. */
export type Reached = { client: Client; pid: number; adopted: boolean };

/** Connects to the server of the folder, and starts one when nobody answers. */
export async function reachServer(folder: DataFolder, log: (line: string) => void): Promise<Reached> {
  let server: Attempt | undefined;
  const begin = Date.now();
  let heardAt = begin;
  let isTold = false;
  while (Date.now() - heardAt < SILENCE_MS) {
    const answer = await knock(folder);
    if (answer instanceof Client) return introduce(answer, folder, server);
    if (answer === 'busy') {
      heardAt = Date.now();
      if (!isTold && heardAt - begin > LOG_AFTER_MS) {
        log('PostgreSQL is putting its files in order; this can take a while after an unclean end.');
        isTold = true;
      }
    }
    if (answer === 'nobody' && server?.isAlive() !== true) {
      if (server) await explainEnd(server, folder);
      server = startServer(folder);
    }
    await sleep(POLL_MS);
  }
  throw new StartProblem(
    `PostgreSQL (process ${readServerPid(folder) ?? 'unknown'}) in ${folder.pgData} does not answer: read ${folder.logFile}, end that process and start again.`,
  );
}

/** How its superuser reaches the server of the folder. */
export const toSuperuserConfig = (folder: DataFolder): ClientConfig => ({
  host: folder.socketDir,
  port: SERVER_PORT,
  user: DATABASE_NAME,
  ssl: false,
  application_name: `fairhank ${process.pid}`,
  connectionTimeoutMillis: 5_000,
});

/** True while that process is the server of this folder: no zombie, and no stranger who got the number later. */
export function isRunning(pid: number, folder: DataFolder): boolean {
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') return true;
    if (/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) return false;
    const workplace = statSync(`/proc/${pid}/cwd`);
    const pgData = statSync(folder.pgData);
    return workplace.dev === pgData.dev && workplace.ino === pgData.ino;
  } catch (error) {
    return readErrorCode(error) === 'EACCES';
  }
}

/** True from the moment that somebody asked the server to stop, in whichever way. */
export function isBeingStopped({ pgData }: DataFolder): boolean {
  try {
    return /^stopping/m.test(readFileSync(join(pgData, 'postmaster.pid'), 'utf8'));
  } catch {
    return false;
  }
}

/** True when the running server was started by another release or with other settings than ours. */
export function isOutOfDate(folder: DataFolder): boolean {
  const started = readFileSync(join(folder.pgData, 'postmaster.opts'), 'utf8').trimEnd();
  return !started.endsWith(
    serverArguments(folder)
      .map((argument) => ` "${argument}"`)
      .join(''),
  );
}

function introduce(client: Client, folder: DataFolder, server: Attempt | undefined): Reached {
  const pid = readServerPid(folder);
  if (pid) return { client, pid, adopted: pid !== server?.pid };
  client.end().catch(() => {});
  throw new StartProblem(
    `The PostgreSQL in ${folder.pgData} lost its file postmaster.pid: wait a minute until it has ended by itself, then start again.`,
  );
}

/** The number in postmaster.pid; it may be that of a server long gone. */
function readServerPid(folder: DataFolder): number | undefined {
  return readPid(join(folder.pgData, 'postmaster.pid'));
}

type Attempt = { pid: number | undefined; isAlive(): boolean; said(): string };

const SILENCE_MS = 20_000;
const LOG_AFTER_MS = 3_000;
const POLL_MS = 15;
const RIVAL_PAUSE_MS = 50;
const MAX_LOG_BYTES = 10 * 1024 * 1024;

/** Connecting is the only proof of life: a process number says little after a crash. */
async function knock(folder: DataFolder): Promise<Client | 'busy' | 'nobody' | 'silent'> {
  const client = new Client({ ...toSuperuserConfig(folder), database: 'postgres' });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    client.end().catch(() => {});
    const code = readErrorCode(error);
    if (['ENOENT', 'ECONNREFUSED'].includes(code)) return 'nobody';
    if (['57P03', '53300'].includes(code)) return 'busy';
    if (['', 'ECONNRESET', 'EPIPE', 'EAGAIN', '57P01', '57P02'].includes(code)) return 'silent';
    throw new StartProblem(
      `PostgreSQL in ${folder.pgData} turns this program away (${String(error)}): check that DATA_DIR is the folder you mean.`,
      { cause: error },
    );
  }
}

/** Detached, so that Ctrl-C in the terminal reaches the app alone and the app stops the server last. */
function startServer(folder: DataFolder): Attempt {
  clearStaleLocks(folder);
  const log = openLog(folder);
  const begin = fstatSync(log).size;
  const { command, args, options } = asUser(folder.user, folder.binaries.postgres, serverArguments(folder));
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  child.unref();
  let failure: string | undefined;
  child.once('error', ({ message }) => (failure = message));
  return {
    pid: child.pid,
    isAlive: () => failure === undefined && child.exitCode === null && child.signalCode === null,
    said: () => failure ?? readFileSync(folder.logFile).subarray(begin).toString(),
  };
}

/** On the command line, so that an old data folder follows the code; sized for a small machine. fsync and its kin stay as they are: on. */
function serverArguments({ pgData, socketDir, binaries }: DataFolder): string[] {
  const settings = {
    cluster_name: `${DATABASE_NAME} ${binaries.version}`,
    listen_addresses: '',
    port: SERVER_PORT,
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: 60,
    shared_buffers: '128MB',
    effective_cache_size: '512MB',
    random_page_cost: 1.1,
    jit: 'off',
    // After a crash one call for all files instead of one for each: seconds, on a busy disk.
    recovery_init_sync_method: process.platform === 'linux' ? 'syncfs' : 'fsync',
    // A query whose app was killed has nobody to answer to.
    client_connection_check_interval: '5s',
    shared_preload_libraries: binaries.preload,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
  };
  return ['-D', pgData, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** PostgreSQL itself sees through a dead number, but takes a zombie or a stranger for a living rival. */
function clearStaleLocks(folder: DataFolder): void {
  for (const file of [join(folder.pgData, 'postmaster.pid'), join(folder.socketDir, `${SOCKET_NAME}.lock`)]) {
    const pid = readPid(file);
    if (pid !== undefined && !isRunning(pid, folder)) rmSync(file, { force: true });
  }
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function openLog({ root, logFile, user }: DataFolder): number {
  try {
    const log = openSync(logFile, 'a', 0o600);
    handOver(logFile, user);
    if (fstatSync(log).size > MAX_LOG_BYTES) ftruncateSync(log);
    return log;
  } catch (error) {
    throw asStartProblem(error, root);
  }
}

/** Returns when another server holds the folder, or did until a moment ago, so that it pays to knock again. */
async function explainEnd(server: Attempt, { root, pgData, logFile }: DataFolder): Promise<void> {
  const said = server.said();
  if (/lock file "[^"]+" already exists|is still in use/.test(said)) return sleep(RIVAL_PAUSE_MS);
  if (/No space left on device|quota exceeded/i.test(said)) throw diskFull(root);
  const reason =
    /(?:FATAL|PANIC): +(?!the database system is)(.+)/.exec(said)?.[1] ?? said.trim().split('\n').at(-1);
  throw new StartProblem(`PostgreSQL does not start in ${pgData} (${reason}): ${logFile} says more.`);
}
