import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { readErrorCode } from '#rules/read-error-code.ts';
import type { DB } from './schema.ts';
import { wrapPool } from './query-pool.ts';
import { StartProblem } from '../start-problem.ts';

/** A connection or a transaction: stores take either. */
export type Database = Kysely<DB>;

/** Where PostgreSQL is: an address, or the socket folder of our own child. */
export type DatabaseAddress =
  | { url: string }
  | { host: string; port?: number; user: string; database: string };

/** One database as two roles: one serves, the other owns the tables and migrates. They may be the same. */
export type DatabaseRoles = { serving: DatabaseAddress; owner: DatabaseAddress };

const CONNECT_TIMEOUT_MS = 5_000;
const READ_TIMEOUT = '5s';
const OIDS_READ_AS_TEXT = new Set<number>([pg.types.builtins.DATE]);

/** A database that is open; `canPrepare` unless a pooler stands before it. */
export type OpenDatabase = { db: Database; pool: pg.Pool; canPrepare: boolean };

export function openDatabase(address: DatabaseAddress, poolSize: number, isPooled = false): OpenDatabase {
  const pool = new pg.Pool({
    ...connectionOptions(address),
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    // Reads, too, end some time; a unit of work, a migration and a backup say themselves how long they may take.
    onConnect: (client) => limitReads(client) as unknown as void,
  });
  // A connection that breaks, idle or in use, must not end the process; whoever used it hears of it by the query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const canPrepare = !isPooled;
  const dialect = new PostgresDialect({ pool: wrapPool(pool, { canPrepare }) });
  return { db: new Kysely<DB>({ dialect }), pool, canPrepare };
}

/** The pool waits for it, although its types do not say so. */
const limitReads = (client: pg.ClientBase) => client.query(`set statement_timeout = '${READ_TIMEOUT}'`);

export function connectionOptions(address: DatabaseAddress, application_name = 'fairhank'): pg.ClientConfig {
  const where = 'url' in address ? { connectionString: address.url } : address;
  return { ...where, application_name, types: { getTypeParser } };
}

/** The address in one line, as another process is told it. */
export function databaseUrl(address: DatabaseAddress): string {
  if ('url' in address) return address.url;
  const { user, database, ...where } = address;
  return `postgres://${user}@localhost/${database}?${new URLSearchParams(Object.entries(where).map(([name, value]) => [name, String(value)]))}`;
}

/** Stops the start with a sentence when nothing answers at the address. */
export async function ensureDatabaseAnswers(pool: pg.Pool, address: DatabaseAddress): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    throw new StartProblem(
      `The database at ${describeAddress(address)} does not answer (${describeConnectError(error)}). Check DATABASE_URL and DATABASE_OWNER_URL.`,
    );
  }
}

/** Whether the database answers now. */
export const isDatabaseReady = (pool: pg.Pool): Promise<boolean> =>
  pool.query('select 1').then(
    () => true,
    () => false,
  );

/** True when the database, not our code, is the reason: it is away, starting, stopping, full, or took too long. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return AWAY_CODES.test(readErrorCode(error)) || AWAY_MESSAGES.test(error.message);
}

/** True when a row like this is there already: somebody was a moment quicker. */
export const isDuplicate = (error: unknown): boolean => readErrorCode(error) === '23505';

const AWAY_CODES =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|08...|57P0[123]|57014|55P03|3D000|53...)$/;
const AWAY_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|cannot use a pool after/i;

/** A calendar day has no time zone: it stays the text that PostgreSQL sends. */
const getTypeParser = ((oid: number, format?: 'text') =>
  OIDS_READ_AS_TEXT.has(oid)
    ? (text: string) => text
    : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser;

function describeAddress(address: DatabaseAddress): string {
  if (!('url' in address)) return address.host;
  const { host, pathname } = new URL(address.url);
  return `${host}${pathname}`;
}

function describeConnectError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || readErrorCode(error) || error.name;
}
