// Tries what a stranger would: clones the last commit into an empty folder, starts it, stops it, starts it again.
// Usage: npm run try:fresh -- [--user <name>] [--test]; as another user only when run by root.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { tmpdir, userInfo } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({ options: { user: { type: 'string' }, test: { type: 'boolean' } } });

const place = mkdtempSync(join(tmpdir(), 'fairhank-fresh-'));
const clone = join(place, 'fairhank');
const identity = options.user === undefined ? {} : identify(options.user);
const env = await bareEnvironment();
let running;

try {
  cloneHead();
  console.log(`A fresh clone, as ${options.user ?? userInfo().username}:`);
  await startAndStop('first start', 'as Ctrl-C does', (pid) => process.kill(-pid, 'SIGINT'));
  console.log(`  node_modules: ${megabytes(join(clone, 'node_modules'))} MB`);
  await startAndStop('second start', 'by SIGTERM to npm alone', (pid) => process.kill(pid, 'SIGTERM'));
  if (options.test) await runTests();
  console.log('All as it should be.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  if (running !== undefined && running.exitCode === null) process.kill(-running.pid, 'SIGKILL');
  rmSync(place, { recursive: true, force: true });
}

function identify(user) {
  const number = (flag) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

/** As on a machine with nothing but Node, npm and git: no newer Node on the path, nothing of the calling npm. */
async function bareEnvironment() {
  const foreign = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$|INIT_CWD$)/i.test(name));
  const path = process.env.PATH.split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const home = options.user === undefined ? {} : { HOME: join(place, 'home'), USER: options.user };
  const registry = execFileSync('npm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
  return {
    ...Object.fromEntries(foreign),
    ...home,
    PATH: path.join(delimiter),
    npm_config_registry: registry,
    PORT: String(await findFreePort()),
  };
}

async function findFreePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  await once(server.close(), 'close');
  return port;
}

function cloneHead() {
  execFileSync('git', ['clone', '--quiet', '--local', join(import.meta.dirname, '..'), clone]);
  mkdirSync(join(place, 'home'));
  if (identity.uid === undefined) return;
  execFileSync('chown', ['-R', `${identity.uid}:${identity.gid}`, place]);
}

async function startAndStop(title, manner, stop) {
  const started = performance.now();
  running = spawnNpm(['start']);
  const said = collectOutput(running);
  await waitForFirstPage(said);
  console.log(`  ${title}: first page after ${secondsSince(started)} s`);
  const stopping = performance.now();
  stop(running.pid);
  await waitForEnd(said);
  ensureNothingIsLeft();
  console.log(`  stopped ${manner} in ${secondsSince(stopping)} s, nothing left behind`);
}

function spawnNpm(args) {
  return spawn('npm', args, {
    ...identity,
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

function collectOutput(child) {
  const said = [];
  child.stdout.on('data', (text) => said.push(text));
  child.stderr.on('data', (text) => said.push(text));
  return () => Buffer.concat(said).toString();
}

async function waitForFirstPage(said) {
  for (;;) {
    if (running.exitCode !== null)
      throw new Error(`${said()}\nnpm start ended with code ${running.exitCode}.`);
    const page = await fetch(`http://localhost:${env.PORT}/`).catch(() => undefined);
    if (page?.status === 200) return ensureIsPage(await page.text());
    await sleep(100);
  }
}

function ensureIsPage(html) {
  if (!/<h1[\s>]/.test(html) || !html.includes('</html>')) throw new Error(`This is no page:\n${html}`);
}

async function waitForEnd(said) {
  const ended = running.exitCode === null && running.signalCode === null ? once(running, 'exit') : undefined;
  const late = sleep(20_000, 'late', { ref: false });
  if ((await Promise.race([ended, late])) === 'late') throw new Error(`${said()}\nIt did not stop in 20 s.`);
}

function ensureNothingIsLeft() {
  const left = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid && belongsToClone(name))
    .map((pid) => `${pid} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`);
  if (left.length > 0) throw new Error(`Left behind:\n${left.join('\n')}`);
}

function belongsToClone(pid) {
  try {
    const cwd = readlinkSync(`/proc/${pid}/cwd`);
    return cwd.startsWith(clone) || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(clone);
  } catch {
    return false;
  }
}

async function runTests() {
  const started = performance.now();
  running = spawnNpm(['test']);
  const said = collectOutput(running);
  const [code] = await once(running, 'close');
  if (code !== 0) throw new Error(`${said()}\nnpm test ended with code ${code}.`);
  ensureNothingIsLeft();
  console.log(`  npm test: ${said().trimEnd().split('\n').at(-1)} in ${secondsSince(started)} s`);
}

function megabytes(folder) {
  return execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0];
}

function secondsSince(start) {
  return ((performance.now() - start) / 1000).toFixed(1);
}
