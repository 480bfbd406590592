import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNginx } from '#tests/support/site/shipped-nginx.ts';
import { answers, until } from '#tests/support/site/until.ts';
import { freePort } from './site-process.ts';

type Ports = { http: number; https: number; site: number };
const NAME = 'fairhank.example';
const has = (program: string) => spawnSync(program, ['version']).status === 0;
const NGINX = findNginx();

/** `nginx-tls.conf` as it is handed out, with another certificate, other ports and one address each. */
function startNginx(folder: string, { http, https, site }: Ports): ChildProcess {
  const made = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=${NAME}`.split(' ');
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  execFileSync('openssl', [...made, ...files], { stdio: 'ignore' });
  const server = readFileSync('deploy/nginx-tls.conf', 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${https} ssl;`)
    .replace('/opt/fairhank/deploy/tls.conf', resolve('deploy/tls.conf'))
    .replace(/ssl_certificate [^;]*/, `ssl_certificate ${join(folder, 'certificate.pem')}`)
    .replace(/ssl_certificate_key [^;]*/, `ssl_certificate_key ${join(folder, 'key.pem')}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${site}`);
  const conf = `pid nginx.pid; events {} http { access_log off; ${server} }`;
  writeFileSync(join(folder, 'nginx.conf'), conf);
  mkdirSync(join(folder, 'logs'));
  const asWhom = process.getuid?.() === 0 ? ' user root;' : '';
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'logs/error.log', '-g', `daemon off;${asWhom}`];
  return spawn(NGINX ?? '', args, { stdio: 'inherit' });
}

/** `Caddyfile` as it is handed out, with a certificate of Caddy's own making and other ports. */
function startCaddy(folder: string, { http, https, site }: Ports): ChildProcess {
  const own = `local_certs\n\tskip_install_trust\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}`;
  const file = readFileSync('deploy/Caddyfile', 'utf8')
    .replace('{\n\tservers', `{\n\t${own}\n\tservers`)
    .replace('127.0.0.1:3000', `127.0.0.1:${site}`);
  writeFileSync(join(folder, 'Caddyfile'), file);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  return spawn('caddy', args, { env, stdio: 'ignore' });
}

describe.each([
  { file: 'nginx-tls.conf', start: startNginx, isHere: NGINX !== undefined && has('openssl') },
  { file: 'Caddyfile', start: startCaddy, isHere: has('caddy') },
])('$file', ({ start, isHere }) => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhank-front-'));
  const heard: IncomingHttpHeaders[] = [];
  let ports: Ports;
  let front: ChildProcess | undefined;
  /** Sends the first half of a stream at once and the rest when it is told to. */
  let finish = () => {};
  const site = createServer((asked, answer) => {
    heard.push(asked.headers);
    if (!asked.url?.endsWith('/live')) return void answer.end('the site');
    answer.write('first;');
    finish = () => answer.end('rest');
  });

  beforeAll(async () => {
    if (!isHere) return;
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    const { port } = site.address() as AddressInfo;
    ports = { http: await freePort(), https: await freePort(), site: port };
    front = start(folder, ports);
    await until(() => answers(read('/')), 20_000);
  }, 40_000);
  afterAll(async () => {
    front?.kill('SIGTERM');
    if (front) await once(front, 'exit');
    site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  type Part = (text: string) => void;
  /** As a browser does that was led there by the name. */
  const read = (path: string, headers: Record<string, string> = {}, hear: Part = () => {}) =>
    new Promise<{ status: number; text: string }>((done, fail) => {
      const where = { host: '127.0.0.1', port: ports.https, servername: NAME, rejectUnauthorized: false };
      const asked = request({ ...where, path, headers: { host: NAME, ...headers } }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
          hear(part);
        });
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
      });
      asked.on('error', fail).end();
    });

  test.runIf(isHere)(
    'a page comes through TLS; what a visitor says of their address is not believed',
    async () => {
      const page = await read('/all-ads', { 'x-forwarded-for': '203.0.113.7' });
      expect(page).toEqual({ status: 200, text: 'the site' });
      expect(heard.at(-1)).toMatchObject({ host: NAME, 'x-forwarded-for': '127.0.0.1' });
      expect((await read('/metrics')).status).toBe(404);
    },
  );

  test.runIf(isHere)('what is live is handed on while it goes on', async () => {
    for (const path of ['/me/live', '/messages/some/live']) {
      const first = Promise.withResolvers<string>();
      const whole = read(path, {}, first.resolve);
      expect(await first.promise).toBe('first;');
      finish();
      expect(await whole).toEqual({ status: 200, text: 'first;rest' });
    }
  });

  test.runIf(isHere)('without TLS people are led to it, and programs are refused', async () => {
    const look = (path: string) => fetchPlain(ports.http, path);
    expect(await look('/all-ads?q=red')).toMatchObject({
      status: 308,
      location: `https://${NAME}/all-ads?q=red`,
    });
    const program = await look('/api/ad/getAllAds');
    expect([program.status, JSON.parse(program.text)]).toMatchObject([403, { code: 'forbidden' }]);
  });
});

/** `fetch` lets nobody name another host. */
function fetchPlain(port: number, path: string) {
  return new Promise<{ status: number; location: string | undefined; text: string }>((done, fail) => {
    get({ host: '127.0.0.1', port, path, headers: { host: NAME } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      const { statusCode = 0, headers } = answer;
      answer.on('end', () => done({ status: statusCode, location: headers.location, text }));
    }).on('error', fail);
  });
}
