import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answers, until } from '#tests/support/site/until.ts';
import { freePort } from './site-process.ts';

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));
const hasTools = NGINX !== undefined && existsSync('/usr/bin/openssl');

/** The files that we hand out for a proxy, with nothing changed but ports, folders and the certificate. */
describe.runIf(hasTools)('the proxy of deploy/', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhank-tls-'));
  const site = createServer((_, answer) => answer.end('the site'));
  let nginx: ChildProcess;
  let ports: { https: number; http: number };

  beforeAll(async () => {
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    ports = { https: await freePort(), http: await freePort() };
    mkdirSync(join(folder, 'logs'));
    const certificate = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
    const made = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ');
    execFileSync('openssl', [...made, ...certificate], { stdio: 'ignore' });
    const tls = `listen 127.0.0.1:${ports.https} ssl; include tls.conf; ssl_certificate certificate.pem; ssl_certificate_key key.pem;`;
    writeFileSync(
      join(folder, 'nginx.conf'),
      readFileSync('deploy/nginx.conf', 'utf8')
        .replace('server 127.0.0.1:3000;', `server 127.0.0.1:${(site.address() as AddressInfo).port};`)
        .replace(/listen 8080[^;]*;/, tls)
        .replace('http {', 'http {\n  include http.conf;'),
    );
    writeFileSync(join(folder, 'tls.conf'), readFileSync('deploy/tls.conf', 'utf8'));
    const http = readFileSync('deploy/http.conf', 'utf8');
    writeFileSync(join(folder, 'http.conf'), http.replace('listen 80;', `listen 127.0.0.1:${ports.http};`));
    const user = process.getuid?.() === 0 ? ' user root;' : '';
    const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'logs/error.log', '-g', `daemon off;${user}`];
    nginx = spawn(NGINX ?? '', args, { stdio: 'ignore' });
    await until(() => answers(shake({})), 10_000);
  });
  afterAll(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
    site.close();
    rmSync(folder, { recursive: true });
  });

  /** The version that both agreed on. */
  const shake = (options: ConnectionOptions) =>
    new Promise<string | null>((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port: ports.https, rejectUnauthorized: false, ...options });
      socket.once('error', reject);
      socket.once('secureConnect', () => {
        resolve(socket.getProtocol());
        socket.destroy();
      });
    });
  const OLD: ConnectionOptions = { minVersion: 'TLSv1', ciphers: 'ALL@SECLEVEL=0' };

  test('speaks TLS 1.3, and 1.2 with whoever cannot', async () => {
    expect(await shake({})).toBe('TLSv1.3');
    expect(await shake({ maxVersion: 'TLSv1.2' })).toBe('TLSv1.2');
  });

  test('nothing older, and no cipher without forward secrecy or with a broken sum', async () => {
    await expect(shake({ ...OLD, maxVersion: 'TLSv1' })).rejects.toThrow();
    await expect(shake({ ...OLD, maxVersion: 'TLSv1.1' })).rejects.toThrow();
    for (const ciphers of ['AES128-GCM-SHA256', 'AES128-SHA', 'ECDHE-RSA-AES128-SHA', 'DHE-RSA-AES128-SHA'])
      await expect(
        shake({ ciphers: `${ciphers}@SECLEVEL=0`, maxVersion: 'TLSv1.2' }),
        ciphers,
      ).rejects.toThrow();
  });

  test('over plain HTTP people are led to HTTPS, and programs are refused', async () => {
    const look = (path: string) => fetch(`http://127.0.0.1:${ports.http}${path}`, { redirect: 'manual' });
    const page = await look('/all-ads?q=red');
    expect([page.status, page.headers.get('location')]).toEqual([308, 'https://127.0.0.1/all-ads?q=red']);
    const program = await look('/api/ad/getAllAds');
    expect([program.status, await program.json()]).toMatchObject([403, { code: 'forbidden' }]);
  });
});
