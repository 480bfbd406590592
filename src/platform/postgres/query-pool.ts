import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery, Kysely, PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.ts';

/** The id of the request that is being answered, wherever in the code we are. */
export const requestMark = new AsyncLocalStorage<string>();

/** Whoever wants to know what is asked, and whether all of it was answered. */
type Recorder = { onQuery(sql: string): void; onError(): void };

/**
 * The pool as Kysely sees it: every query of the site passes here. It begins with the request it belongs to (PostgreSQL
 * cuts the end off where it shows one), so that a slow one in the database's log leads back to its page; or it is
 * prepared under its name. Not prepared before a pooler, behind which every query may meet another server.
 */
export function wrapPool(
  pool: pg.Pool,
  { canPrepare, recorder }: { canPrepare: boolean; recorder?: Recorder },
): PostgresPool {
  const report = (error: unknown) => {
    recorder?.onError();
    throw error;
  };
  function wrapClient(client: pg.PoolClient): PostgresPoolClient {
    const query = (sql: string, values: unknown[]) => {
      recorder?.onQuery(sql);
      return client.query(toQueryConfig(sql, values, canPrepare)).catch(report);
    };
    return {
      // Kysely asks with a cursor only where it was given the means to.
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy),
    };
  }
  return {
    connect: async () => wrapClient(await pool.connect().catch(report)),
    end: () => pool.end(),
    options: pool.options,
  };
}

function toQueryConfig(sql: string, values: unknown[], canPrepare: boolean): pg.QueryConfig {
  const name = canPrepare ? preparedNames.get(sql) : undefined;
  if (name !== undefined) return { name, text: sql, values };
  const id = requestMark.getStore();
  return { text: id === undefined ? sql : `/* request ${id} */ ${sql}`, values };
}

/** Text by name and name by text, for both to be looked up. There are as many as names in the code. */
const preparedTexts = new Map<string, string>();
const preparedNames = new Map<string, string>();

/**
 * Runs a query that is asked all the time and planned equally well whatever its values: each connection plans it once
 * and keeps the plan by this name. Such a query carries no request: its text is cached too. Without a name it is a query
 * like any other.
 */
export async function runPrepared<Row>(
  db: Pick<Kysely<DB>, 'executeQuery'>,
  name: string | undefined,
  query: CompiledQuery<Row>,
): Promise<Row[]> {
  if (name !== undefined) rememberName(name, query.sql);
  return (await db.executeQuery(query)).rows;
}

/** Where a value will stand in a query that is put together before there is one. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A prepared query whose words never change: it is put together once, with `places` for its values, and each time it
 * is run these are put in. Putting a large one together takes longer than sending it.
 */
export function prepareQuery<Values extends Readonly<Record<string, unknown>>, Row>(
  name: string,
  build: (db: Kysely<DB>, places: Values) => CompiledQuery<Row>,
): (db: Kysely<DB>, values: Values) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined;
  const places = new Proxy({}, { get: (_, place) => new Place(String(place)) }) as Values;
  return (db, values) => {
    built ??= build(db, places);
    const parameters = built.parameters.map((each) => (each instanceof Place ? values[each.name] : each));
    return runPrepared(db, name, { ...built, parameters });
  };
}

/** A question of more shapes than this is none of a few. */
const SHAPES_MOST = 200;

/**
 * The same for a question that is put together anew each time and comes in a few shapes (which columns a step changes,
 * which queue a job goes into): each shape is planned once, under a name of its own.
 */
export function prepareShapes(
  name: string,
): <Row>(db: Pick<Kysely<DB>, 'executeQuery'>, query: CompiledQuery<Row>) => Promise<Row[]> {
  const shapes = new Map<string, string>();
  return (db, query) => {
    const known = shapes.get(query.sql);
    const shape = known ?? (shapes.size < SHAPES_MOST ? `${name}-${shapes.size + 1}` : undefined);
    if (shape !== undefined) shapes.set(query.sql, shape);
    return runPrepared(db, shape, query);
  };
}

function rememberName(name: string, sql: string): void {
  const known = preparedTexts.get(name);
  if (known === sql) return;
  if (known !== undefined) throw new Error(`two queries are called ${name}`);
  preparedTexts.set(name, sql);
  preparedNames.set(sql, name);
}
