/**
 * What `npm run test:all` has the time for and `npm test` has not: it starts, kills and restores whole sites, or walks
 * at random for long, or looks at one corner of a page. `npm test` leaves these out; named by hand they always run.
 */
export const IS_SHORT_RUN = process.env['ONLY_SHORT_TESTS'] !== undefined;

/** Files of Vitest. */
export const LONG_FILES = [
  'tests/start/admin.test.ts',
  'tests/start/backup.test.ts',
  'tests/start/many-processes.test.ts',
  'tests/start/refused-starts.test.ts',
  'tests/start/site.test.ts',
  'tests/start/try-production.test.ts',
  'tests/start/kills/**',
  'tests/start/postgres/embedded-postgres-kills.test.ts',
  'tests/start/postgres/migrate.test.ts',
  'tests/start/postgres/postgres-roles.test.ts',
  'tests/platform/postgres/released-versions.test.ts',
];

/** Files of Playwright; single tests say `@long` in their title. */
export const LONG_SPECS = new RegExp(
  [
    'accounts/silent-login.spec',
    'accounts/who-sees-what.spec',
    'ads/find-tasks.spec',
    'ads/trade-import.spec',
    'content/questions.spec',
    'frame/banner.spec',
    'frame/enlarged.spec',
    'messages/rate-a-sale.no-js.spec',
    'payments/buy-a-plan.no-js.spec',
    'payments/give-back.spec',
    'post/live-preview.spec',
    'post/post-photos.spec',
    'prices/price-calculator.spec',
    'staff/appeal.spec',
    'staff/invitation',
    'staff/staff-bulk.no-js.spec',
    '@long',
  ].join('|'),
);
