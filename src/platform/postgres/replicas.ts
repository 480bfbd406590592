import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type OpenDatabase, openDatabase } from './database.ts';

/** A database to read from, and since when at least it is up to date (by performance.now()). */
export type ReadSource = OpenDatabase & { asOf: number };

/** Where reads go: replicas that keep up take turns; when none does, the primary. */
export type ReadSources = {
  pick(): ReadSource;
  hasReplicas: boolean;
  /** So long after a commit at most, whatever is picked has it. */
  maxBehindMs: number;
  close(): Promise<void>;
};

type Mark = { at: number; position: number };

const POLL_MS = 150;
/** A replica that is further behind than this is left alone until it has caught up. */
const BEHIND_MS = 600;
const MARKS = 20;

/** Asks primary and replicas several times a second how far they are. */
export function openReadSources(
  primary: OpenDatabase,
  urls: readonly string[],
  poolSize: number,
  isPooled = false,
): ReadSources {
  const replicas: ReadSource[] = urls.map((url) => ({
    ...openDatabase({ url }, poolSize, isPooled),
    asOf: -Infinity,
  }));
  const stop = new AbortController();
  const looking = replicas.length > 0 ? pollPositions(primary.pool, replicas, stop.signal) : undefined;
  let turn = 0;
  return {
    hasReplicas: replicas.length > 0,
    maxBehindMs: replicas.length > 0 ? BEHIND_MS : 0,
    pick() {
      const now = performance.now();
      for (let tries = 0; tries < replicas.length; tries += 1) {
        turn = (turn + 1) % replicas.length;
        const replica = replicas[turn];
        if (replica && now - replica.asOf < BEHIND_MS) return { ...replica };
      }
      return { ...primary, asOf: now };
    },
    async close() {
      stop.abort();
      await looking;
      await Promise.all(replicas.map(({ pool }) => pool.end()));
    },
  };
}

async function pollPositions(primary: pg.Pool, replicas: ReadSource[], signal: AbortSignal): Promise<void> {
  const marks: Mark[] = [];
  while (!signal.aborted) {
    const at = performance.now();
    const position = await readWalPosition(primary, 'pg_current_wal_flush_lsn()');
    if (position !== undefined) marks.unshift({ at, position });
    marks.length = Math.min(marks.length, MARKS);
    await Promise.all(replicas.map((replica) => checkReplica(replica, marks)));
    await sleep(POLL_MS, undefined, { signal }).catch(() => {});
  }
}

/** What was acknowledged before the moment of a mark lies before its position, and a replica past it has it. */
async function checkReplica(replica: ReadSource, marks: readonly Mark[]): Promise<void> {
  const position = await readWalPosition(replica.pool, 'pg_last_wal_replay_lsn()');
  const reached = position === undefined ? undefined : marks.find((mark) => mark.position <= position);
  replica.asOf = reached?.at ?? -Infinity;
}

async function readWalPosition(pool: pg.Pool, lsn: string): Promise<number | undefined> {
  try {
    const { rows } = await pool.query<{ position: string | null }>(`select ${lsn} - '0/0' as position`);
    const position = rows[0]?.position;
    return position === null || position === undefined ? undefined : Number(position);
  } catch {
    return undefined;
  }
}
