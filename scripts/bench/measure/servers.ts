import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { findNginx, startShippedNginx } from '#tests/support/site/shipped-nginx.ts';

export type Running = { url: string; pid: number; startedMs: number; stop(): Promise<void> };

const START_WITHIN_MS = 60_000;
/** The site over a data folder; `startedMs` is until its first page was there. */
export async function startBenchSite(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Running> {
  const port = await freePort();
  const started = asNpmStarts();
  const began = performance.now();
  const child = spawn(process.execPath, [...started.flags, 'src/server/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      ...started.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DEMO_DATA: 'off',
      DEMO_IN_PUBLIC: 'yes',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return running(child, `http://127.0.0.1:${port}`, '/', began);
}

/** What `npm start` tells Node. */
function asNpmStarts(): { env: Record<string, string>; flags: string[] } {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  const found = /exec env (?<env>.*) node (?<flags>.*) src\/server\/main\.ts(?: --build)?$/.exec(
    scripts.start,
  )?.groups;
  if (!found) throw new Error('npm start does not look as it did');
  const settings = (found['env'] ?? '').split(' ').map((pair) => pair.split('='));
  return { env: Object.fromEntries(settings), flags: (found['flags'] ?? '').split(' ') };
}

/** The fastest this machine's Node can: the same bytes out of memory, nothing else. */
export async function startBareServer(bytes: Buffer, folder: string): Promise<Running> {
  const port = await freePort();
  const file = join(folder, 'bare.bin');
  writeFileSync(file, bytes);
  const program = `const body = require('fs').readFileSync(process.argv[1]);
    require('http').createServer((_, reply) => reply.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length }).end(body)).listen(${port}, '127.0.0.1')`;
  const child = spawn(process.execPath, ['-e', program, file], { stdio: 'inherit' });
  return running(child, `http://127.0.0.1:${port}`, '/', performance.now());
}

/** The fastest that asks the database at all: the same, and one empty question for each answer. */
export async function startAskingServer(bytes: Buffer, folder: string, dataDir: string): Promise<Running> {
  const port = await freePort();
  const file = join(folder, 'asking.bin');
  writeFileSync(file, bytes);
  const program = `const body = require('fs').readFileSync(process.argv[1]);
    const pool = new (require('pg').Pool)({ host: process.argv[2], user: 'fairhank', database: 'fairhank', max: 10 });
    require('http').createServer(async (_, reply) => {
      await pool.query({ name: 'nothing', text: 'select 1' });
      reply.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length }).end(body);
    }).listen(${port}, '127.0.0.1')`;
  const child = spawn(process.execPath, ['-e', program, file, join(dataDir, 'run')], { stdio: 'inherit' });
  return running(child, `http://127.0.0.1:${port}`, '/', performance.now());
}

/**
 * nginx with the shipped configuration before the site at /, and with the same bytes as a file at /page, under the same
 * headers, as nginx serves files; at /page-kept-open it need not even open the file.
 */
export async function startNginx(page: { bytes: Buffer; headers: Headers }, site: string, folder: string) {
  const nginx = findNginx();
  if (!nginx) return undefined;
  const root = resolve(folder, 'nginx');
  mkdirSync(root, { recursive: true });
  for (const name of ['page', 'page-kept-open']) writeFileSync(join(root, name), page.bytes);
  const port = await freePort();
  const file = `root ${root}; default_type "text/html; charset=utf-8"; etag off; add_header last-modified ""; ${sameHeaders(page.headers)}`;
  const child = startShippedNginx(nginx, {
    folder: root,
    port,
    servers: [new URL(site).host],
    locations: `location = /page { ${file} }
    location = /page-kept-open { ${file} open_file_cache max=1000; }`,
  });
  return running(child, `http://127.0.0.1:${port}`, '/page', performance.now());
}

/** What nginx says by itself, or keeps to itself. */
const OWN_HEADERS = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'x-accel-expires',
]);

const sameHeaders = (headers: Headers) =>
  [...headers]
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`)
    .join(' ');

const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGTERM');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

async function running(child: ChildProcess, url: string, path: string, began: number): Promise<Running> {
  children.add(child);
  while (
    !(await fetch(url + path).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    const isLate = performance.now() - began > START_WITHIN_MS;
    if (child.exitCode !== null || isLate)
      throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const startedMs = performance.now() - began;
  return {
    url,
    pid: child.pid ?? 0,
    startedMs,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      children.delete(child);
    },
  };
}

/** What the process holds now and held at most, in megabytes. */
export function readMemory(pid: number): { now: number; most: number } {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  const read = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return { now: read('VmRSS'), most: read('VmHWM') };
}

/** The same of the process among its children whose command has this word. */
export function readMemoryOfChild(pid: number, word: string): number | undefined {
  const ofAll = listDescendants(pid)
    .filter((each) => readFileSync(`/proc/${each}/cmdline`, 'utf8').includes(word))
    .map((each) => readMemory(each).most);
  return ofAll.length > 0 ? Math.max(...ofAll) : undefined;
}

const listDescendants = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .flatMap((child) => [child, ...listDescendants(child)]);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
