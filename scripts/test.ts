// Runs the tests and ends with one line that counts them all. With `--all` also those that take long.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// Makes and prints the seed of the run, which both runners inherit.
import '../tests/support/random.ts';
import { searchLogs } from '../tests/support/site/suite-logs.ts';
import { countPlaywright, countVitest, type TestCount } from './count-tests.ts';

if (!process.argv.includes('--all')) process.env['ONLY_SHORT_TESTS'] = 'yes';

type Runner = { name: string; args: string[]; env?: Record<string, string>; count: () => TestCount };

const folder = mkdtempSync(join(tmpdir(), 'fairhank-tests-'));
const logs = join(folder, 'logs');
mkdirSync(logs);
const vitestReport = join(folder, 'vitest.json');
const playwrightReport = join(folder, 'playwright.json');

const runners: Runner[] = [
  {
    name: 'Vitest',
    args: [
      'vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    count: () => countVitest(vitestReport),
  },
  {
    name: 'Playwright',
    args: ['@playwright/test/cli.js', 'test'],
    env: { BROWSER_TESTS_REPORT: playwrightReport },
    count: () => countPlaywright(playwrightReport),
  },
];

let running: ChildProcess | undefined;
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopped = true;
    running?.kill(signal);
  });
}

/** Most of what failed has scrolled away at the end, or was cut off: it is named once more, with what went wrong. */
const failedTests: string[] = [];
const total = { passed: 0, failed: 0, skipped: 0 };
for (const runner of runners) {
  if (isStopped) break;
  const { passed, failed, skipped, names } = await run(runner);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  failedTests.push(...names);
}
readLogs();
rmSync(folder, { recursive: true });

for (const name of failedTests) console.log(`failed: ${name}`);
if (isStopped) console.log('\nStopped before the end: the count is not complete.');
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exitCode = total.failed === 0 && !isStopped ? 0 : 1;

/** The last test of all: what every site of this run has logged. */
function readLogs(): void {
  const { lines, secrets, found } = searchLogs(logs);
  if (isStopped || lines === 0) return;
  console.log(
    `\n${lines} lines of log were searched for addresses, passes, cookies and ${secrets} known secrets.`,
  );
  for (const line of found.slice(0, 20)) console.error(`A secret is in the log: ${line.slice(0, 500)}`);
  if (found.length > 0) total.failed += 1;
  else total.passed += 1;
}

/** A runner that crashed, ran nothing or was unhappy for a reason of its own counts as one failed test. */
async function run(runner: Runner): Promise<TestCount> {
  const end = await start(runner);
  const count = readCount(runner);
  const complaint = findComplaint(end, count);
  if (complaint !== undefined) {
    console.error(`\n${runner.name} ${complaint}: that counts as one failure.`);
    count.failed += 1;
  }
  return count;
}

function start({ args: [tool, ...args], env }: Runner): Promise<string> {
  const child = spawn(process.execPath, [`node_modules/${tool}`, ...args], {
    env: { ...process.env, ...env, SUITE_LOGS: logs },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running = child;
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ?? `code ${code}`));
  });
}

function readCount({ count }: Runner): TestCount {
  try {
    return count();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 0, skipped: 0, names: [] };
  }
}

function findComplaint(end: string, { passed, failed }: TestCount): string | undefined {
  if (passed + failed === 0) return `ran no test and ended with ${end}`;
  if (end !== 'code 0' && failed === 0) return `ended with ${end} although no test failed`;
  return undefined;
}
