import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { databaseUrl } from '#platform/postgres/database.ts';
import {
  type EmbeddedPostgres,
  openEmbeddedPostgres,
} from '#platform/postgres/embedded/embedded-postgres.ts';
import { ROLES } from '#platform/postgres/embedded/server-roles.ts';

/** A primary and a streaming replica of it, both ours, on sockets in one folder. */
export async function openReplicaLab(folder: string) {
  const primary = await openEmbeddedPostgres({ dataDir: join(folder, 'primary') });
  const copy = join(folder, 'replica');
  await copyRunning(primary, join(folder, 'primary', 'postgres'), copy);
  const replica = await openEmbeddedPostgres({ dataDir: copy });
  return {
    primary,
    primaryUrl: databaseUrl(primary.serving),
    ownerUrl: databaseUrl(primary.owner),
    replicaUrl: databaseUrl(replica.serving),
    /** Speaks to the replica alone: to hold it back and let it go on. */
    onReplica: (sql: string) => once(replica, async (client) => (await client.query(sql)).rows),
    async close() {
      await replica.stop();
      await primary.stop();
    },
  };
}

const asSuperuser = ({ owner }: EmbeddedPostgres) => ({ ...owner, user: ROLES.superuser });

/** What pg_basebackup does, which does not come with the packages: copy the files between two marks. */
async function copyRunning(primary: EmbeddedPostgres, from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  const into = join(to, 'postgres');
  await once(primary, async (client) => {
    await client.query(`select pg_backup_start('replica', true)`);
    execFileSync('cp', ['-a', from, into]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(into, 'backup_label'), rows[0]?.labelfile ?? '');
  });
  rmSync(join(into, 'postmaster.pid'), { force: true });
  writeFileSync(join(into, 'standby.signal'), '');
  const { host, port, user } = asSuperuser(primary);
  appendFileSync(
    join(into, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=''${host}'' port=${port} user=${user} application_name=replica'\n`,
  );
  // Files that were just written belong to whoever owns the copy.
  execFileSync('chown', [
    '-R',
    `--reference=${join(from, 'PG_VERSION')}`,
    join(into, 'backup_label'),
    join(into, 'standby.signal'),
  ]);
}

async function once<Result>(server: EmbeddedPostgres, act: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client(asSuperuser(server));
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
