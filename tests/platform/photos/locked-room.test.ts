import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canLeaveNetwork, isolatedCommand } from '#platform/photos/darkroom/isolated-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fairhank-locked-'));
const server = createServer((socket) => socket.end());
beforeAll(async () => {
  writeFileSync(join(dataDir, 'secret-key'), 'the key of the site');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What becomes of a piece of code in the room where strangers' photos are opened. */
async function tryInside(code: string): Promise<string> {
  const program = `try { console.log('did it: ' + await (async () => { ${code} })()) }
    catch (error) { console.log('refused: ' + (error.code ?? error)) }`;
  const { command, args } = isolatedCommand(['--input-type=module', '-e', program]);
  const { stdout } = await promisify(execFile)(command, args, { env: {} });
  return stdout.trim();
}

/** The same outside, so that a refusal inside is one of the room and not of the code. */
async function tryOutside(code: string): Promise<string> {
  const program = `console.log('did it: ' + await (async () => { ${code} })())`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  return stdout.trim();
}

describe('in the room where strangers’ photos are opened', () => {
  const read = (path: string) =>
    `return (await import('node:fs')).readFileSync(${JSON.stringify(path)}, 'utf8').length`;
  const tries: [string, () => string][] = [
    ['a read of /etc/passwd', () => read('/etc/passwd')],
    ['a read of the data folder', () => read(join(dataDir, 'secret-key'))],
    [
      'a look into the data folder',
      () => `return (await import('node:fs')).readdirSync(${JSON.stringify(dataDir)}).length`,
    ],
    ['a read of the settings', () => read(join(process.cwd(), '.env.example'))],
    [
      'a read of the code that knows the database',
      () => read(join(process.cwd(), 'src/platform/postgres/database.ts')),
    ],
    [
      'a file',
      () =>
        `(await import('node:fs')).writeFileSync(${JSON.stringify(join(dataDir, 'left-behind'))}, 'x'); return 1`,
    ],
    [
      'a child process',
      () =>
        `return (await import('node:child_process')).execFileSync(process.execPath, ['--version']).length`,
    ],
    ['a thread', () => `new (await import('node:worker_threads')).Worker('1', { eval: true }); return 1`],
  ];
  test.each(tries)('%s fails', async (_what, code) => {
    expect(await tryOutside(code())).toMatch(/^did it: [1-9]/);
    expect(await tryInside(code())).toBe('refused: ERR_ACCESS_DENIED');
  });

  // Where the system does not let a process leave the network: see decision 9.
  test.skipIf(!canLeaveNetwork())('a connection fails, also to this machine', async () => {
    const { port } = server.address() as AddressInfo;
    const code = `const socket = (await import('node:net')).connect(${port}, '127.0.0.1');
      await (await import('node:events')).once(socket, 'connect'); socket.destroy(); return 1`;
    expect(await tryOutside(code)).toBe('did it: 1');
    expect(await tryInside(code)).toMatch(/^refused: (?:ENETUNREACH|ECONNREFUSED|EADDRNOTAVAIL)$/);
  });

  test('there is nothing of ours in the environment', async () => {
    expect(await tryInside(`return Object.keys(process.env).length`)).toBe('did it: 0');
  });
});
