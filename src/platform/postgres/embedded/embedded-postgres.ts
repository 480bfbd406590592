import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import {
  DATABASE_NAME,
  type DataFolder,
  prepareDataFolder,
  removeUnfinished,
  SERVER_PORT,
} from './data-folder.ts';
import { isBeingStopped, isOutOfDate, isRunning, reachServer, toSuperuserConfig } from './server-process.ts';
import { ensureRoles, readingRole, ROLES } from './server-roles.ts';
import { StartProblem } from '../../start-problem.ts';

/** PostgreSQL as our own child: where to connect, whether it was found running, and how to end it. */
export type EmbeddedPostgres = {
  /** As the site serves, which can change no table. */
  serving: ServerAddress;
  /** As the owner of the tables, who migrates. */
  owner: ServerAddress;
  adopted: boolean;
  readonly pid: number;
  stop(): Promise<void>;
};

type ServerAddress = { host: string; port: number; user: string; database: string };

/** The site is running. Whoever only reads may knock at its server all the same. */
export class DataFolderInUse extends StartProblem {
  readonly address: ServerAddress;

  constructor(message: string, address: ServerAddress) {
    super(message);
    this.address = address;
  }
}

type Log = (line: string) => void;
type Hold = { client: Client; pid: number; adopted: boolean; lost: Promise<void> };
type Guard = { folder: DataFolder; log: Log; hold: Hold; isHeld: boolean; isStopping: boolean };

const LOCK_KEY = 1_178_684_008;
const LOCK_PATIENCE_MS = 2_000;
const LOCK_ATTEMPTS = 5;
const FAST_SHUTDOWN_MS = 30_000;
const POLL_MS = 10;
const STOP_CHECK_MS = 200;

/** Starts the server in DATA_DIR, or adopts the one that an app killed without warning left running there. */
export async function openEmbeddedPostgres(options: {
  dataDir: string;
  log?: Log;
}): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => {} } = options;
  const folder = await prepareDataFolder(dataDir);
  const hold = await holdDataFolder(folder, log);
  removeUnfinished(folder);
  const guard: Guard = { folder, log, hold, isHeld: true, isStopping: false };
  const watch = keepHolding(guard);
  const hurrying = hurryStops(guard);
  const stopAtExit = () => guard.isHeld && signal(guard.hold.pid, 'SIGINT', folder);
  process.once('exit', stopAtExit);
  let stopped: Promise<void> | undefined;
  return {
    serving: addressFor(folder, ROLES.serving),
    owner: addressFor(folder, ROLES.owner),
    adopted: hold.adopted,
    get pid() {
      return guard.hold.pid;
    },
    stop() {
      clearInterval(hurrying);
      stopped ??= stopServer(guard, watch).finally(() => process.off('exit', stopAtExit));
      return stopped;
    },
  };
}

const addressFor = ({ socketDir }: DataFolder, user: string): ServerAddress => ({
  host: socketDir,
  port: SERVER_PORT,
  user,
  database: DATABASE_NAME,
});

/** Holds the folder for as long as the app lives: when the server dies before it, a new one is started. */
async function keepHolding(guard: Guard): Promise<void> {
  while (!guard.isStopping) {
    if (guard.isHeld) {
      await guard.hold.lost;
      guard.isHeld = false;
      continue;
    }
    guard.log('PostgreSQL broke off the connection that holds the data folder; reaching for it again.');
    try {
      guard.hold = await holdDataFolder(guard.folder, guard.log);
      guard.isHeld = true;
    } catch (error) {
      guard.log(error instanceof Error ? error.message : String(error));
      await sleep(LOCK_PATIENCE_MS);
    }
  }
}

/**
 * Whoever asks the server politely to stop (SIGTERM) makes it turn away everybody new and wait for everybody there, for
 * us too and so for ever. We help it to its end; then it is started again, because the site goes on.
 */
function hurryStops(guard: Guard): NodeJS.Timeout {
  let hurried: number | undefined;
  return setInterval(() => {
    const { pid } = guard.hold;
    if (!guard.isHeld || pid === hurried || !isBeingStopped(guard.folder)) return;
    hurried = pid;
    guard.log('Somebody else stops PostgreSQL while the site runs: it is stopped at once and started again.');
    signal(pid, 'SIGINT', guard.folder);
  }, STOP_CHECK_MS).unref();
}

/** The lock is kept until the server is down, so that nobody adopts a server that is about to stop. */
async function stopServer(guard: Guard, watch: Promise<void>): Promise<void> {
  guard.isStopping = true;
  if (!guard.isHeld) await watch;
  if (guard.isHeld) await shutDown(guard.hold.pid, guard.folder);
  guard.hold.client.end().catch(() => {});
  await watch;
}

/** One app a folder: the lock belongs to a connection, so it frees itself however the app ends. */
async function holdDataFolder(folder: DataFolder, log: Log): Promise<Hold> {
  for (let attempt = 1; ; attempt++) {
    const { client, pid, adopted } = await reachServer(folder, log);
    const lost = new Promise<void>((done) => client.once('end', () => done()));
    try {
      await takeLock(client, folder);
      if (!adopted || !isOutOfDate(folder)) {
        // The lock's connection stays out of the site's database, so that this one can serve as a template.
        await ensureRoles(client, toSuperuserConfig(folder));
        return { client, pid, adopted, lost };
      }
      log('PostgreSQL still runs with the settings of an earlier release; restarting it.');
      await shutDown(pid, folder);
    } catch (error) {
      client.end().catch(() => {});
      // A server that was just stopping takes the connection along; the next attempt starts a new one.
      if (error instanceof StartProblem || attempt === LOCK_ATTEMPTS) throw error;
    }
  }
}

/** With some patience: the server may need a moment to notice that the app before us was killed. */
async function takeLock(client: Client, folder: DataFolder): Promise<void> {
  const patience = Date.now() + LOCK_PATIENCE_MS;
  while (Date.now() < patience) {
    const lock = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK_KEY,
    ]);
    if (lock.rows[0]?.taken) return;
    await sleep(POLL_MS * 5);
  }
  const holder = await client.query<{ name: string }>(LOCK_HOLDER, [LOCK_KEY]);
  const name = holder.rows[0]?.name ?? 'by now gone';
  throw new DataFolderInUse(
    `Another process (${name}) is using the data folder ${folder.root}: stop that one first, or set DATA_DIR to a folder of its own for this one.`,
    addressFor(folder, await readingRole(client)),
  );
}

const LOCK_HOLDER = `
  select application_name as name
  from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and classid = 0 and objid = $1 and granted`;

/** Fast shutdown; past a generous limit the immediate one, after which the next start repairs. */
async function shutDown(pid: number, folder: DataFolder): Promise<void> {
  const limit = Date.now() + FAST_SHUTDOWN_MS;
  signal(pid, 'SIGINT', folder);
  while (isRunning(pid, folder)) {
    if (Date.now() > limit) signal(pid, 'SIGQUIT', folder);
    await sleep(POLL_MS);
  }
}

function signal(pid: number, name: NodeJS.Signals, folder: DataFolder): void {
  if (isRunning(pid, folder)) process.kill(pid, name);
}
