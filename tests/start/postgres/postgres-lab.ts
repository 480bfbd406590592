import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import {
  type EmbeddedPostgres,
  openEmbeddedPostgres,
} from '#platform/postgres/embedded/embedded-postgres.ts';
import { childEnvironment } from '../child-environment.ts';
import type { AppMessage } from './app-process.ts';

const scratch = makeFolder(join(tmpdir(), 'fairhank-test-'));
// Making a database costs a second, so most tests share one folder, as the starts of one app would.
const shared = join(scratch, 'shared');

/** Data folders, servers in this process and apps in others, all gone when a test ends. */
export const lab = {
  scratch,
  dataDir: shared,
  apps: new Set<ChildProcess>(),
  servers: new Set<EmbeddedPostgres>(),

  useFreshFolder(name = 'fresh'): void {
    lab.dataDir = join(makeFolder(join(scratch, 'own-')), name);
    mkdirSync(lab.dataDir);
  },

  async open(): Promise<EmbeddedPostgres> {
    const server = await openEmbeddedPostgres({ dataDir: lab.dataDir });
    lab.servers.add(server);
    return server;
  },

  launchApp(task: 'wait' | 'write' = 'wait'): ChildProcess {
    const app = fork(join(import.meta.dirname, 'app-process.ts'), [lab.dataDir, task], {
      execArgv: [],
      env: childEnvironment(),
    });
    lab.apps.add(app);
    return app;
  },

  async startApp(task: 'wait' | 'write' = 'wait') {
    const app = lab.launchApp(task);
    const ids: number[] = [];
    app.on('message', (message: AppMessage) => message.kind === 'kept' && ids.push(message.id));
    const said = await firstMessage(app);
    if (said.kind !== 'open') throw new Error(JSON.stringify(said));
    const kept = (count: number) =>
      expect.poll(() => ids.length, { interval: 1, timeout: 20_000 }).toBeGreaterThanOrEqual(count);
    return { process: app, pid: said.pid, ids, kept };
  },

  /** Every living process that works in the database's folder: the server and its own children. */
  serverProcesses(): number[] {
    const pgData = join(lab.dataDir, 'postgres');
    const numbers = readdirSync('/proc').map(Number).filter(Boolean);
    return numbers.filter((pid) => findWorkingFolder(pid) === pgData);
  },
};

beforeEach(() => {
  lab.dataDir = shared;
});

afterEach(async () => {
  for (const app of lab.apps) app.kill('SIGKILL');
  for (const server of lab.servers) await server.stop();
  for (const pid of lab.serverProcesses()) process.kill(pid, 'SIGKILL');
  lab.apps.clear();
  lab.servers.clear();
});

afterAll(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));

export async function query(server: EmbeddedPostgres, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(server.owner);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

export async function expectRefusal(start: Promise<unknown>, words: string): Promise<void> {
  const problem: unknown = await start.catch((error: unknown) => error);
  expect(problem).toMatchObject({ name: 'StartProblem', message: expect.stringContaining(words) });
  expect(problem).toMatchObject({ message: expect.stringMatching(/^[A-Z][^\n]+\.$/) });
}

export function firstMessage(app: ChildProcess): Promise<AppMessage> {
  return new Promise((done) => {
    app.once('message', (message: AppMessage) => done(message));
  });
}

export async function kill(app: ChildProcess): Promise<void> {
  const closed = once(app, 'exit');
  app.kill('SIGKILL');
  await closed;
}

/** Where root has no namespaces the server runs as nobody, who must be able to pass through. */
function makeFolder(prefix: string): string {
  const folder = mkdtempSync(prefix);
  chmodSync(folder, 0o711);
  return folder;
}

function findWorkingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
