// What the two runners have written down, as one kind of count.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** `names` says which failed, each with the first lines of why. */
export type TestCount = { passed: number; failed: number; skipped: number; names: string[] };
type VitestTest = { status: string; fullName: string; failureMessages: string[] };
type VitestReport = { testResults: { name: string; status: string; assertionResults: VitestTest[] }[] };
type PlaywrightError = { message?: string };
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    ok: boolean;
    title: string;
    file: string;
    tests: { results: { errors: PlaywrightError[] }[] }[];
  }[];
};
type PlaywrightReport = {
  suites: PlaywrightSuite[];
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
};

/** A file that cannot even be loaded has no tests to count: the file itself is the failure. */
export function countVitest(file: string): TestCount {
  const { testResults } = readReport<VitestReport>(file);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const having = (status: string): number => tests.filter((test) => test.status === status).length;
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const names = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${relative('.', name)}: ${test.fullName}${shorten(test.failureMessages[0])}`),
  );
  const passed = having('passed');
  const failed = having('failed');
  return {
    passed,
    failed: failed + brokenFiles.length,
    skipped: tests.length - passed - failed,
    names: [...names, ...brokenFiles.map(({ name }) => `${relative('.', name)} could not be run`)],
  };
}

export function countPlaywright(reportFile: string): TestCount {
  const { stats, suites } = readReport<PlaywrightReport>(reportFile);
  const names = listSpecs(suites)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
      return `${file}: ${title}${shorten(error?.message)}`;
    });
  const { expected, flaky, unexpected, skipped } = stats;
  // A test that failed once has failed, whoever was asked to try it again.
  return { passed: expected, failed: unexpected + flaky, skipped, names };
}

function listSpecs(suites: PlaywrightSuite[]): PlaywrightSuite['specs'] {
  return suites.flatMap(({ suites: inner = [], specs }) => [...specs, ...listSpecs(inner)]);
}

/** The first lines of what went wrong, without colours. */
function shorten(message = ''): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8)
    .map((line) => `\n    ${line.trim().slice(0, 300)}`)
    .join('');
}

function readReport<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
