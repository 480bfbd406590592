import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { IS_SHORT_RUN, LONG_FILES } from './tests/support/long-tests.ts';
// Makes and prints the seed of the run before any process needs it.
import './tests/support/random.ts';

/** What replaces a module of Node for the whole process. */
const MOCKING = 'tests/api/security/doors/csp-reports.test.ts';
const NOT_NOW = [...configDefaults.exclude, ...(IS_SHORT_RUN ? LONG_FILES : [])];

export default defineConfig({
  test: {
    globalSetup: 'tests/support/site/global-setup.ts',
    setupFiles: 'tests/support/use-seed.ts',
    pool: 'forks',
    maxWorkers: 2,
    // Only what hangs meets these, on a busy machine too: nothing is tried again.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Files of one process share what its modules remember, as two sites in one process do: loading them takes longer
      // than most tests. The first project needs no PostgreSQL.
      { extends: true, test: { name: 'rules', isolate: false, include: ['src/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'site',
          isolate: false,
          // React as people get it: what warns while one develops takes longer.
          env: { NODE_ENV: 'production' },
          include: ['tests/{api,platform}/**/*.test.ts'],
          exclude: [...NOT_NOW, MOCKING],
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['tests/start/**/*.test.ts', MOCKING],
          exclude: NOT_NOW,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
