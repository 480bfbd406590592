import { defineConfig } from 'vitest/config';
// Makes and prints the seed of the run before any process needs it.
import './tests/support/random.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/{api,platform,start}/**/*.test.ts'],
    globalSetup: 'tests/support/site/global-setup.ts',
    setupFiles: 'tests/support/use-seed.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
