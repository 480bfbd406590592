import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { readErrorCode } from '#rules/read-error-code.ts';
import type { Database } from './postgres/database.ts';
import type { Job } from './jobs/job.ts';
import type { Queue } from './jobs/queue.ts';
import { prepareQuery } from './postgres/query-pool.ts';
import { refusedByDatabase } from './postgres/refused-by-database.ts';

/** Who writes and on which request: kept on every audit row and on every step in an ad's life. */
export type Author = { accountId: string | null; requestId: string | null };

/** A staff decision, as the audit keeps it. */
type AuditEntry = {
  action: string;
  objectKind: string;
  objectId: string;
  before: unknown;
  after: unknown;
  reason: string;
};

/** What a write may do: rows, jobs and audit entries that become true together or not at all. */
export type Unit = {
  db: Database;
  enqueue<Payload extends object>(
    job: Job<Payload>,
    payload: NoInfer<Payload>,
    startAfter?: Date,
  ): Promise<void>;
  enqueueAll<Payload extends object>(
    job: Job<Payload>,
    payloads: readonly NoInfer<Payload>[],
    startAfter?: Date,
  ): Promise<void>;
  audit(entry: AuditEntry): Promise<void>;
};

/**
 * The only way to write. Nothing outside the database may be called inside it. A write that only counts may be lost
 * in a crash: it does not wait for the disk.
 */
export type Write = <Result>(
  work: (unit: Unit) => Promise<Result>,
  options?: { mayBeLost: boolean },
) => Promise<Result>;

const STATEMENT_TIMEOUT = '5s';
const LOCK_TIMEOUT = '3s';
const TRIES = 3;
/** Serialization failure and deadlock: PostgreSQL asks to try again. */
const TRY_AGAIN = new Set(['40001', '40P01']);

/**
 * Counts what was asked, at once and on a connection of its own: what is refused afterwards has been asked all the
 * same, also within a write that is taken back.
 */
export type Count = <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;

/** Wherever in the code we are: whether a transaction of this request is open. */
const openWrites = new AsyncLocalStorage<true>();

/** For what takes long and needs no database: it would keep a connection, and its locks, from everybody else. */
export function ensureNoWriteOpen(what: string): void {
  if (openWrites.getStore()) throw new Error(`${what} while a transaction is open`);
}

export function openWrite(db: Database, queue: Queue, now: () => Date, author: Author): Write {
  return async (work, { mayBeLost } = { mayBeLost: false }) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await db.transaction().execute(async (tx) => {
          await beginAs(tx, author);
          if (mayBeLost) await sql`set local synchronous_commit = off`.execute(tx);
          return openWrites.run(true, () => work(unitOver(tx, queue, now, author)));
        });
      } catch (error) {
        if (tries === TRIES || !TRY_AGAIN.has(readErrorCode(error))) throw refusedByDatabase(error) ?? error;
      }
    }
  };
}

/** Settings hold for this transaction only, so that a pooler in transaction mode may sit between. */
async function beginAs(tx: Database, author: Author) {
  await setAuthor(tx, { viewer: author.accountId ?? '', request: author.requestId ?? '' });
}
const setAuthor = prepareQuery('begin-as', (db, { viewer, request }: { viewer: string; request: string }) =>
  sql`select set_config('statement_timeout', ${STATEMENT_TIMEOUT}, true),
    set_config('lock_timeout', ${LOCK_TIMEOUT}, true),
    set_config('fairhank.viewer', ${viewer}, true),
    set_config('fairhank.request', ${request}, true)`.compile(db),
);

function unitOver(tx: Database, queue: Queue, now: () => Date, author: Author): Unit {
  return {
    db: tx,
    enqueue: (job, payload, startAfter) => queue.enqueue(tx, job, payload, startAfter),
    enqueueAll: (job, payloads, startAfter) => queue.enqueueAll(tx, job, payloads, startAfter),
    async audit(entry) {
      await tx
        .insertInto('audit')
        .values({
          account_id: author.accountId,
          action: entry.action,
          object_kind: entry.objectKind,
          object_id: entry.objectId,
          before: JSON.stringify(entry.before ?? null),
          after: JSON.stringify(entry.after ?? null),
          reason: entry.reason,
          request_id: author.requestId,
          at: now(),
        })
        .execute();
    },
  };
}
