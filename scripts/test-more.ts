// What takes longer than `npm test` should: npm run test:more -- chaos. Words after the name go to what is run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

type More = { tool: string; args: string[]; env?: Record<string, string> };

const VITEST = 'node_modules/vitest/vitest.mjs';

const CHAOS = [
  'tests/start/kills/kills',
  'tests/start/kills/full-disk',
  'tests/start/kills/random-orders',
  'tests/start/postgres/embedded-postgres-kills',
  'tests/start/many-processes',
  'tests/api/mails/mail-server',
  'tests/api/payments/payment',
  'tests/api/photos/store-down',
  'tests/api/operations/clock-moved',
  'tests/api/operations/two-of-everything',
  'tests/api/security/attacks/attack-races',
  'tests/api/accounts/sign-in/login-races',
  'tests/api/ads/ad-life-walk',
  'tests/api/moderation/hold-walk',
];

const MORE: Record<string, More> = {
  chaos: {
    tool: VITEST,
    args: ['run', ...CHAOS],
    env: {
      CHAOS_KILLS: '200',
      RANDOM_ORDERS: '300',
      RANDOM_WALKS: '1200',
      RANDOM_HOLD_WALKS: '4000',
      RACE_ROUNDS: '8',
    },
  },
  cluster: {
    tool: 'node_modules/@playwright/test/cli.js',
    args: ['test'],
    env: { BROWSER_TESTS_RUN: 'serve-cluster.ts' },
  },
  fuzz: {
    tool: VITEST,
    args: ['run', 'tests/api/security/attacks/fuzz.test.ts'],
    env: { FUZZ_PER_OPERATION: '10000' },
  },
  imports: {
    tool: VITEST,
    args: ['run', 'tests/api/trade/import-fuzz', 'src/market/ads/import/round-trip'],
    env: { FUZZ_FILES: '10000', ROUND_TRIPS: '10000' },
  },
  looks: {
    tool: 'node_modules/@playwright/test/cli.js',
    args: ['test', 'frame/every-page'],
    env: { EVERY_LOOK: 'yes' },
  },
  guards: { tool: 'scripts/remove-guards.ts', args: [] },
  payments: {
    tool: VITEST,
    args: ['run', 'tests/start/kills/random-orders.test.ts'],
    env: { RANDOM_ORDERS: '1000' },
  },
  // Hours: ten thousand sales among more than three hundred kills, three thousand walks, and five hundred of each race.
  sales: {
    tool: VITEST,
    args: [
      'run',
      'tests/start/random-sales.test.ts',
      'tests/api/sales/sale-walk.test.ts',
      'tests/api/sales/sale-races.test.ts',
    ],
    env: { RANDOM_SALES: '10000', RANDOM_SALE_WALKS: '3000', RANDOM_SALE_STEPS: '60', SALE_RACES: '500' },
  },
};

const [name = '', ...words] = process.argv.slice(2);
const more = MORE[name];
if (more) {
  const env = { ...process.env, ...more.env };
  const child = spawn(process.execPath, [more.tool, ...more.args, ...words], { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  process.exitCode = (code as number | null) ?? 1;
} else {
  console.error(`Which one? npm run test:more -- ${Object.keys(MORE).join(' | ')}`);
  process.exitCode = 1;
}
