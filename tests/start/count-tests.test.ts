import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countPlaywright, countVitest } from '../../scripts/count-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairhank-count-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const spec = (title: string, ok: boolean, message?: string): object => ({
  ok,
  title,
  file: 'offers/haggle.spec.ts',
  tests: [{ results: [{ errors: message === undefined ? [] : [{ message }] }] }],
});

test('a run of browsers is counted, and what failed is named with its reason wherever it stands', () => {
  const failing = {
    suites: [{ specs: [spec('a yes', false, '\u001B[31mno card\u001B[0m\n\n  expected one')] }],
  };
  const report = {
    stats: { expected: 2, flaky: 1, unexpected: 1, skipped: 3 },
    suites: [{ specs: [spec('an offer', true)], ...failing }],
  };
  expect(countPlaywright(write(report))).toEqual({
    passed: 2,
    failed: 2,
    skipped: 3,
    names: ['offers/haggle.spec.ts: a yes\n    no card\n    expected one'],
  });
});

test('a run of Vitest counts tests, and a file that could not be run as one failure', () => {
  const name = join(process.cwd(), 'tests/api/life.test.ts');
  const ran = (status: string, why: string[] = []): object => ({
    status,
    fullName: status,
    failureMessages: why,
  });
  const report = {
    testResults: [
      {
        name,
        status: 'failed',
        assertionResults: [ran('passed'), ran('pending'), ran('failed', ['because'])],
      },
      { name, status: 'failed', assertionResults: [] },
    ],
  };
  expect(countVitest(write(report))).toEqual({
    passed: 1,
    failed: 2,
    skipped: 1,
    names: ['tests/api/life.test.ts: failed\n    because', 'tests/api/life.test.ts could not be run'],
  });
});

test('a run without a report is no run', () => {
  expect(() => countPlaywright(join(folder, 'none.json'))).toThrow('ENOENT');
});
