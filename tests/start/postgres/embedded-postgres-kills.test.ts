import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectRefusal, kill, lab, query } from './postgres-lab.ts';

test('an app that is killed leaves its server to the next one, which can stop it', async () => {
  const app = await lab.startApp();
  await kill(app.process);
  expect(lab.serverProcesses()).not.toEqual([]);

  const next = await lab.open();
  expect(next).toMatchObject({ adopted: true, pid: app.pid });
  await next.stop();
  expect(lab.serverProcesses()).toEqual([]);
});

test('a server left by an earlier release is restarted with the settings of this one', async () => {
  const app = await lab.startApp();
  await kill(app.process);
  appendFileSync(join(lab.dataDir, 'postgres/postmaster.opts'), 'of an earlier release');
  const next = await lab.open();
  expect(next.pid).not.toBe(app.pid);
  expect(next.adopted).toBe(false);
});

test('when app and server are killed, the next one recovers', async () => {
  const app = await lab.startApp('write');
  await app.kept(10);
  process.kill(app.pid, 'SIGKILL');
  await kill(app.process);

  const next = await lab.open();
  expect(next.adopted).toBe(false);
  expect(await query(next, 'select count(*) >= 10 as all from kept')).toEqual([{ all: true }]);
});

/** `npm run test:chaos` asks for 200. */
const KILLS = Number(process.env['CHAOS_KILLS'] ?? 12);

test(
  `after ${KILLS} kills in the middle of writes every acknowledged row is there`,
  { timeout: KILLS * 5000 + 60_000 },
  async () => {
    const kept: number[] = [];
    for (let round = 1; round <= KILLS; round++) {
      const app = await lab.startApp('write');
      await app.kept(round);
      if (round % 4 === 0) process.kill(app.pid, 'SIGKILL');
      await kill(app.process);
      kept.push(...app.ids);
    }
    const found = (await query(await lab.open(), 'select id from kept')).map(({ id }) => Number(id));
    expect(kept.length).toBeGreaterThanOrEqual((KILLS * (KILLS + 1)) / 2);
    expect(new Set(kept).difference(new Set(found))).toEqual(new Set());
  },
);

test('a database that was killed half-made is made anew', async () => {
  lab.useFreshFolder();
  const app = lab.launchApp();
  await expect.poll(isHalfMade, { interval: 2, timeout: 20_000 }).toBe(true);
  await kill(app);
  expect(existsSync(join(lab.dataDir, 'postgres'))).toBe(false);

  expect(await query(await lab.open(), 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a server that is killed under its app comes back, and the folder stays taken', async () => {
  const server = await lab.open();
  process.kill(server.pid, 'SIGKILL');
  await expect
    .poll(() => query(server, 'select 1 as one').catch(() => 'away'), { timeout: 20_000 })
    .toEqual([{ one: 1 }]);
  await expectRefusal(lab.open(), 'is using the data folder');
});

test('a server that is asked politely to stop, which it never would while its app is there, comes back', async () => {
  const server = await lab.open();
  const { pid } = server;
  process.kill(pid, 'SIGTERM');
  await expect.poll(() => server.pid, { timeout: 20_000 }).not.toBe(pid);
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await expectRefusal(lab.open(), 'is using the data folder');
});

test.runIf(process.platform === 'linux')(
  'a number that a zombie or a stranger has now is no server',
  async () => {
    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [zombie] = await once(parent.stdout, 'data');
    for (const pid of [process.pid, Number(zombie)]) {
      const server = await lab.open();
      await server.stop();
      writeFileSync(
        join(lab.dataDir, 'postgres/postmaster.pid'),
        `${pid}\n${lab.dataDir}/postgres\n1\n5432\n`,
      );
      writeFileSync(join(server.owner.host, '.s.PGSQL.5432.lock'), `${pid}\n`);
      await (await lab.open()).stop();
    }
    parent.kill('SIGKILL');
  },
);

function isHalfMade(): boolean {
  const unfinished = readdirSync(lab.dataDir).find((name) => name.startsWith('postgres.init-')) ?? '-';
  return existsSync(join(lab.dataDir, unfinished, 'PG_VERSION'));
}
