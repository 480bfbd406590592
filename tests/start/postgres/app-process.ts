import { Pool } from 'pg';
import {
  type EmbeddedPostgres,
  openEmbeddedPostgres,
} from '#platform/postgres/embedded/embedded-postgres.ts';

/** What the app in its own process tells the test: that it is open, each row it knows to be kept, or why it gave up. */
export type AppMessage =
  | { kind: 'open'; pid: number; adopted: boolean }
  | { kind: 'kept'; id: number }
  | { kind: 'problem'; text: string };

const [, , dataDir = '', task = 'wait'] = process.argv;
const sendToParent = (message: AppMessage) => process.send?.(message);

process.on('disconnect', () => process.exit());
try {
  const server = await openEmbeddedPostgres({ dataDir });
  sendToParent({ kind: 'open', pid: server.pid, adopted: server.adopted });
  process.on('message', () => void server.stop().then(() => process.disconnect?.()));
  if (task === 'write') await writeWithoutEnd(server);
} catch (error) {
  sendToParent({ kind: 'problem', text: String(error) });
  process.disconnect?.();
}

async function writeWithoutEnd({ owner }: EmbeddedPostgres): Promise<void> {
  const pool = new Pool({ ...owner, max: 2 });
  await pool.query('create table if not exists kept (id serial primary key)');
  await Promise.all([insertRows(pool), insertRows(pool)]);
}

async function insertRows(pool: Pool): Promise<never> {
  for (;;) {
    const { rows } = await pool.query<{ id: number }>('insert into kept default values returning id');
    sendToParent({ kind: 'kept', id: rows[0]?.id ?? 0 });
  }
}
