// Tries what a stranger would: clones the last commit into an empty folder, starts it, kills it while the demo is still
// being drawn, starts it again, and looks whether everything is there and in time.
// Usage: npm run try:fresh -- [--user <name>] [--test]; as another user only when run by root.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { tmpdir, userInfo } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { countAds, countPictures, timePages } from './look-at-demo.mjs';

/** A stranger waits no longer than this for the first page, if npm has the packages in its cache. */
const FIRST_PAGE_SECONDS = 60;
const DEMO_ADS = 240;
/** Drawing may make a page so much slower. */
const SLOWER_AT_MOST = 1.1;

const { values: options } = parseArgs({ options: { user: { type: 'string' }, test: { type: 'boolean' } } });

const place = mkdtempSync(join(tmpdir(), 'fairhank-fresh-'));
const clone = join(place, 'fairhank');
const identity = options.user === undefined ? {} : identify(options.user);
const env = await bareEnvironment();
let running;

try {
  cloneHead();
  console.log(`A fresh clone, as ${options.user ?? userInfo().username}:`);
  await startAndKill();
  console.log(`  node_modules: ${megabytes(join(clone, 'node_modules'))} MB`);
  await startAndStop('second start', 'as Ctrl-C does', (pid) => process.kill(-pid, 'SIGINT'), lookAtRest);
  await startAndStop('third start', 'by SIGTERM to npm alone', (pid) => process.kill(pid, 'SIGTERM'));
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

async function startAndKill() {
  const started = performance.now();
  running = spawnNpm(['start']);
  const said = collectOutput(running);
  const home = await waitForFirstPage(said);
  const seconds = secondsSince(started);
  console.log(`  first start: first page after ${seconds} s`);
  console.log(`  its pictures: ${await countPictures(site(), home)}, all there`);
  if (said().includes('The demo is complete')) throw new Error('It was complete before it could be killed.');
  process.kill(-running.pid, 'SIGKILL');
  await waitForEnd(said);
  console.log('  killed while the rest of the demo was being drawn');
  if (seconds > FIRST_PAGE_SECONDS) throw new Error(`The first page took more than ${FIRST_PAGE_SECONDS} s.`);
}

async function startAndStop(title, manner, stop, look = async () => {}) {
  const started = performance.now();
  running = spawnNpm(['start']);
  const said = collectOutput(running);
  await waitForFirstPage(said);
  console.log(`  ${title}: first page after ${secondsSince(started)} s`);
  await look(said);
  const stopping = performance.now();
  stop(running.pid);
  await waitForEnd(said);
  ensureNothingIsLeft();
  console.log(`  stopped ${manner} in ${secondsSince(stopping)} s, nothing left behind`);
}

/** The drawing goes on where it was killed, slows no page by more than a tenth, and ends with every ad there. */
async function lookAtRest(said) {
  const opened = performance.now();
  // They are played in the process that serves, and not for long: pages are timed after that.
  while (!said().includes('The protected sales of the demo were played.')) await waitWhileItRuns(said);
  console.log(`  the protected sales of the demo were played ${secondsSince(opened)} s after it opened`);
  const before = await countAds(site());
  const painter = listProcesses().find(({ command }) => command.includes('painter-process'));
  if (!painter) throw new Error('Nobody draws the rest of the demo.');
  const { drawing, halted } = await timePages(site(), painter.pid);
  console.log(
    `  a page takes ${drawing.toFixed(1)} ms while it draws, ${halted.toFixed(1)} ms while it does not`,
  );
  const started = performance.now();
  while (!said().includes(`The demo is complete: ${DEMO_ADS} ads.`)) await waitWhileItRuns(said);
  const after = await countAds(site());
  if (after <= before) throw new Error(`There are ${after} ads for sale, as before the rest was drawn.`);
  if (drawing > halted * SLOWER_AT_MOST) throw new Error('Drawing slows the pages by more than a tenth.');
  console.log(
    `  the rest was drawn ${secondsSince(started)} s later: ${after} ads for sale, ${before} before`,
  );
}

async function waitWhileItRuns(said) {
  if (running.exitCode !== null) throw new Error(`${said()}\nIt ended before the demo was complete.`);
  await sleep(500);
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
    const page = await fetch(site()).catch(() => undefined);
    if (page?.status === 200) return ensureIsPage(await page.text());
    await sleep(100);
  }
}

function ensureIsPage(html) {
  if (!/<h1[\s>]/.test(html) || !html.includes('</html>')) throw new Error(`This is no page:\n${html}`);
  return html;
}

function site() {
  return `http://localhost:${env.PORT}/`;
}

async function waitForEnd(said) {
  const ended = running.exitCode === null && running.signalCode === null ? once(running, 'exit') : undefined;
  const late = sleep(20_000, 'late', { ref: false });
  if ((await Promise.race([ended, late])) === 'late') throw new Error(`${said()}\nIt did not stop in 20 s.`);
}

function ensureNothingIsLeft() {
  const left = listProcesses().map(({ pid, command }) => `${pid} ${command}`);
  if (left.length > 0) throw new Error(`Left behind:\n${left.join('\n')}`);
}

function listProcesses() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid && belongsToClone(name))
    .map((pid) => ({
      pid: Number(pid),
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
    }));
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
  return Number(((performance.now() - start) / 1000).toFixed(1));
}
