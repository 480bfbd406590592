import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
// Makes and prints the seed of the run before any process needs it.
import './tests/support/random.ts';

/** What replaces a module of Node for the whole process. */
const MOCKING = 'tests/api/security/doors/csp-reports.test.ts';

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
          include: ['tests/{api,platform}/**/*.test.ts'],
          exclude: [MOCKING],
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['tests/start/**/*.test.ts', MOCKING],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
