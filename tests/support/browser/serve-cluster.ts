// Runs the site for the browser tests as it grows out of one process: a PostgreSQL primary behind PgBouncer in
// transaction mode, a streaming replica, two web processes, a worker, and nginx with the shipped configuration in front.
// Everything goes when this does.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETTING_NAMES } from '#platform/config/config.ts';
import { findPooler, startPooler } from '../../start/postgres/start-pooler.ts';
import { openReplicaLab } from '../../start/postgres/replica-lab.ts';
import { freePort } from '../../start/site-process.ts';
import { DEMO_TO_TEST } from './demo-to-test.ts';
import { findNginx, startShippedNginx } from '../site/shipped-nginx.ts';

const nginx = findNginx();
const program = findPooler();
if (!nginx || !program) {
  if (!nginx)
    console.error(
      'nginx is not installed, so the site cannot be tried behind it. Debian, Ubuntu: apt-get install nginx-light; macOS: brew install nginx',
    );
  if (!program)
    console.error(
      'PgBouncer is not installed, so the site cannot be tried with it before the database. Debian, Ubuntu: apt-get install pgbouncer; macOS: brew install pgbouncer',
    );
  process.exit(1);
}
// The runner shows what is said here, and not what is printed.
console.error(`Browser → ${nginx} (deploy/nginx.conf) → two web processes, beside them a worker
  → ${program} (transaction mode) → PostgreSQL primary → streaming replica, which answers reads.`);

const folder = mkdtempSync(join(tmpdir(), 'fairhank-cluster-'));
const port = process.env['BROWSER_TESTS_PORT'] ?? '8080';
const children: ChildProcess[] = [];
const lab = await openReplicaLab(folder);
const pooler = await startPooler(program, join(folder, 'pooler'), lab.primary.serving);
const noSettings = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));
const sandboxPort = await freePort();
const shared = {
  ...DEMO_TO_TEST,
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: pooler.url,
  DATABASE_DIRECT_URL: lab.primaryUrl,
  DATABASE_REPLICA_URLS: lab.replicaUrl,
  ORIGIN: `http://localhost:${port}`,
  TRUST_PROXY: '1',
  DEMO_DATA: 'on',
  JOBS: 'off',
};

async function stop(): Promise<void> {
  for (const child of children.toReversed()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await pooler.stop();
  await lab.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void stop(), 1000).unref();

function start(file: string, settings: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...noSettings, ...shared, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  // The runner hides it, unless it is asked: DEBUG=pw:webserver.
  child.stdout.pipe(process.stdout, { end: false });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    child.stdout.on(
      'data',
      (text: Buffer) => /is ready at|works on its jobs/.test(String(text)) && resolve(),
    );
  });
}

// Only this one knows the owner.
const migrating = spawn(process.execPath, ['src/server/migrate.ts'], {
  env: { ...process.env, ...noSettings, DATABASE_URL: lab.primaryUrl, DATABASE_OWNER_URL: lab.ownerUrl },
  stdio: 'inherit',
});
if ((await once(migrating, 'exit'))[0] !== 0) throw new Error('the database was not migrated');

const ports = [await freePort(), await freePort()];
await start('src/server/main.ts', { PORT: String(ports[0]), SANDBOX_PORT: String(sandboxPort) });
const sandbox = `http://127.0.0.1:${sandboxPort}`;
await start('src/server/main.ts', { PORT: String(ports[1]), SANDBOX_URL: sandbox });
await start('src/server/worker.ts', { SANDBOX_URL: sandbox });

children.push(
  startShippedNginx(nginx, {
    folder: join(folder, 'nginx'),
    port,
    servers: ports.map((each) => `127.0.0.1:${each}`),
  }),
);
