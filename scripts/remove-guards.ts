// Takes away each guard of tests/guards.json in turn, in a copy of the house, and sees whether the tests that should
// notice do. Says at the end which removals went unnoticed. `npm run test:guards -- holds money` tries only those
// whose name has one of the words.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

/** What it guards, the words in which it is written, what stands there when it is gone, and the tests that must notice. */
type Guard = {
  /** Begins with its kind: permissions, holds, limits, money, accounts or doors. */
  name: string;
  file: string;
  /** Occurs once in the file. */
  says: string;
  without: string;
  test: string;
  /** The test in that file, where not all of them are needed. */
  named?: string;
};
type Report = { numFailedTests: number; numPassedTests: number };
type Verdict = 'noticed' | 'NOT NOTICED' | 'the tests do not even start' | 'the tests fail without that';

const COPIED = [
  'src',
  'tests',
  'build',
  'scripts',
  '.env.example',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];
const GUARDS = JSON.parse(readFileSync('tests/guards.json', 'utf8')) as Guard[];
const words = process.argv.slice(2);
const chosen = GUARDS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const controls = new Map<string, Promise<Report | undefined>>();
const verdicts = new Map<Guard, Verdict>();

const waiting = [...chosen];
const started = performance.now();
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, workThrough));

const unnoticed = chosen.filter((guard) => verdicts.get(guard) !== 'noticed');
for (const guard of unnoticed) console.error(`${guard.file}: ${guard.name}: ${verdicts.get(guard)}`);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`\n${chosen.length} guards taken away in turn in ${minutes} min.`);
console.log(`${chosen.length - unnoticed.length} passed, ${unnoticed.length} failed`);
process.exitCode = unnoticed.length === 0 && chosen.length > 0 ? 0 : 1;

/** One copy of the house, and one guard after the other until none is left. */
async function workThrough(): Promise<void> {
  const folder = mkdtempSync(resolve('.guards-'));
  try {
    for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true });
    // With packages of its own, as the darkroom reads nothing from elsewhere. Linked: they are many.
    execFileSync('cp', ['-Rl', 'node_modules', folder]);
    for (let guard = waiting.shift(); guard; guard = waiting.shift()) {
      const verdict = await tryWithout(guard, folder);
      verdicts.set(guard, verdict);
      console.log(`${verdict === 'noticed' ? '✓' : '✗'} ${guard.name} (${guard.test}): ${verdict}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tryWithout(guard: Guard, folder: string): Promise<Verdict> {
  const file = join(folder, guard.file);
  const whole = readFileSync(file, 'utf8');
  if (whole.split(guard.says).length !== 2)
    throw new Error(`${guard.file} must say exactly once: ${guard.says}`);
  const control = await withGuard(guard, folder);
  if (!control || control.numFailedTests > 0 || control.numPassedTests === 0)
    return 'the tests fail without that';
  writeFileSync(
    file,
    whole.replace(guard.says, () => guard.without),
  );
  try {
    const report = await runTests(guard, folder);
    if (!report || report.numFailedTests + report.numPassedTests === 0) return 'the tests do not even start';
    return report.numFailedTests > 0 ? 'noticed' : 'NOT NOTICED';
  } finally {
    writeFileSync(file, whole);
  }
}

/** The same tests with all guards in place: what fails then proves nothing. */
function withGuard(guard: Guard, folder: string): Promise<Report | undefined> {
  const key = `${guard.test} ${guard.named ?? ''}`;
  const known = controls.get(key) ?? runTests(guard, folder);
  controls.set(key, known);
  return known;
}

async function runTests({ test, named }: Guard, folder: string): Promise<Report | undefined> {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const args = ['run', test, '--bail=1', '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`];
  const child = spawn(
    process.execPath,
    [resolve('node_modules/vitest/vitest.mjs'), ...args, ...(named ? ['-t', named] : [])],
    { cwd: folder, stdio: 'ignore' },
  );
  await new Promise((resolveEnd) => child.once('close', resolveEnd));
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
