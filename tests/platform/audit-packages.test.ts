import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** The step of `npm run check` at a registry that answers like this when asked for known vulnerabilities. */
async function checkAt(answer: (reply: ServerResponse) => void) {
  const registry = createServer((request, reply) => {
    request.resume();
    if (request.method === 'POST' && request.url === '/-/npm/v1/security/advisories/bulk') answer(reply);
    else reply.writeHead(404).end('{}');
  });
  await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done));
  onTestFinished(() => void registry.close());
  const { port } = registry.address() as AddressInfo;
  // What npm is told here it must not remember elsewhere.
  const cache = mkdtempSync(join(tmpdir(), 'fairhank-npm-'));
  onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}`, npm_config_cache: cache };
  return new Promise<{ failed: boolean; said: string }>((done) => {
    execFile(process.execPath, ['scripts/audit-packages.ts'], { env }, (error, stdout, stderr) =>
      done({ failed: error !== null, said: stdout + stderr }),
    );
  });
}

const vulnerability = (name: string, severity: string) => (reply: ServerResponse) =>
  reply.end(
    JSON.stringify({
      [name]: [{ id: 1, url: 'https://example.com/1', title: 'A hole', severity, vulnerable_versions: '*' }],
    }),
  );

test('a known grave vulnerability in a package that runs fails the check, and is named', async () => {
  const { failed, said } = await checkAt(vulnerability('fastify', 'high'));
  expect([failed, said]).toEqual([
    true,
    expect.stringMatching(/^fastify: high, A hole \(https:\/\/example.com\/1\)$/m),
  ]);
});

test.each([
  ['a lesser one', vulnerability('fastify', 'moderate'), '0 grave and 1 lesser'],
  ['one in a tool that never runs on the site', vulnerability('vitest', 'critical'), '0 grave and 0 lesser'],
  [
    'a registry that cannot be asked',
    (reply: ServerResponse) => reply.writeHead(405).end(),
    'could not be asked',
  ],
] as const)('%s does not', async (_name, answer, words) => {
  const { failed, said } = await checkAt(answer);
  expect([failed, said]).toEqual([false, expect.stringContaining(words)]);
  expect(said.trim().split('\n')).toHaveLength(1);
});
