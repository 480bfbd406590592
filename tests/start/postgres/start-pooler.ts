import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { asUser, choosePostgresUser } from '#platform/postgres/embedded/server-user.ts';
import { until } from '#tests/support/site/until.ts';
import { freePort } from '../site-process.ts';

const PLACES = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];

/** Where PgBouncer is on this machine, if it is. */
export const findPooler = (): string | undefined => PLACES.find((path) => existsSync(path));

type Behind = { host: string; port?: number; user: string; database: string };

/** PgBouncer in transaction mode before a server of ours: few connections behind it, so that requests share them. */
export async function startPooler(program: string, folder: string, { host, port, user, database }: Behind) {
  mkdirSync(folder, { recursive: true });
  const listening = await freePort();
  writeFileSync(join(folder, 'users.txt'), `"${user}" ""\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${database} = host=${host} port=${port ?? 5432} dbname=${database} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listening}
unix_socket_dir =
auth_type = any
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 5
max_client_conn = 500
logfile = ${join(folder, 'pgbouncer.log')}
pidfile = ${join(folder, 'pgbouncer.pid')}
`,
  );
  const whom = choosePostgresUser(folder, join(folder, 'none'), program);
  const { command, args, options } = asUser(whom, program, ['-q', join(folder, 'pgbouncer.ini')]);
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
  const url = `postgres://${user}@127.0.0.1:${listening}/${database}`;
  await until(() => isAnswering(url), 10_000);
  return {
    url,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** A connection that is refused is all there is to see of it before. */
async function isAnswering(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
