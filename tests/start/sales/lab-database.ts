import { chmodSync, mkdirSync } from 'node:fs';
import { sql } from 'kysely';
import { type Database, openDatabase } from '#platform/postgres/database.ts';
import { openEmbeddedPostgres } from '#platform/postgres/embedded/embedded-postgres.ts';
import { ROLES } from '#platform/postgres/embedded/server-roles.ts';
import { until } from '#tests/support/site/until.ts';

const LONG_MS = 60_000;

/** A database server of one's own, that can be killed: whoever holds its folder starts it again. */
export async function openLabDatabase(folder: string) {
  mkdirSync(folder);
  // Where root has no namespaces the server runs as nobody, who must be able to pass through.
  chmodSync(folder, 0o711);
  const server = await openEmbeddedPostgres({ dataDir: folder });
  const { db } = openDatabase({ ...server.owner, user: ROLES.superuser }, 10);
  let arranging = 0;
  let isAway = false;

  return {
    serving: server.serving,
    owner: server.owner,
    /** While nobody kills it. */
    db,
    /** What the test itself reads or arranges waits until the database is there: kills are meant for the site. */
    arrange: async <Result>(act: (db: Database) => Promise<Result>): Promise<Result> => {
      await until(() => !isAway, LONG_MS);
      arranging += 1;
      try {
        return await act(db);
      } finally {
        arranging -= 1;
      }
    },
    kill: async (): Promise<void> => {
      isAway = true;
      await until(() => arranging === 0, LONG_MS);
      const { pid } = server;
      process.kill(pid, 'SIGKILL');
      await until(() => server.pid !== pid, LONG_MS);
      await until(() => answers(db), LONG_MS);
      isAway = false;
    },
    async close(): Promise<void> {
      await db.destroy();
      await server.stop();
    },
  };
}

const answers = (db: Database): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
