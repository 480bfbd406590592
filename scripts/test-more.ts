// What takes longer than `npm test` should: npm run test:more -- chaos. Words after the name go to what is run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

type More = { tool: string; args: string[]; env?: Record<string, string> };

function countSales(sales: number): Record<string, string> {
  const of = (share: number, least: number) => String(Math.max(least, Math.round(sales * share)));
  return {
    RANDOM_SALES: String(sales),
    RANDOM_SALE_WALKS: of(0.3, 5),
    RANDOM_SALE_STEPS: '60',
    SALE_RACES: of(0.05, 2),
  };
}

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
  bundles: {
    tool: VITEST,
    args: ['run', 'src/rules/bundles'],
    env: { BUNDLE_CASES: '100000' },
  },
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
  offers: {
    tool: VITEST,
    args: ['run', 'tests/api/offers/offer-walk.test.ts', 'tests/api/offers/offer-races.test.ts'],
    env: { OFFER_STEPS: '10000', OFFER_ROUNDS: '500' },
  },
  payments: {
    tool: VITEST,
    args: ['run', 'tests/start/kills/random-orders.test.ts'],
    env: { RANDOM_ORDERS: '1000' },
  },
  // Hours: ten thousand sales among more than three hundred kills, three thousand walks, and five hundred of each race.
  // SALES=300 npm run test:sales: that many, and of walks and races in proportion.
  sales: {
    tool: VITEST,
    args: [
      'run',
      'tests/start/random-sales.test.ts',
      'tests/api/sales/sale-walk.test.ts',
      'tests/api/sales/sale-races.test.ts',
    ],
    env: countSales(Number(process.env['SALES'] ?? 10_000)),
  },
  // RANDOM_SALE_WALKS=3000 RANDOM_SALE_STEPS=60 npm run test:more -- walks: that many, and that long.
  walks: {
    tool: VITEST,
    args: ['run', 'tests/api/sales/sale-walk.test.ts'],
    env: {
      RANDOM_SALE_WALKS: process.env['RANDOM_SALE_WALKS'] ?? '100',
      RANDOM_SALE_STEPS: process.env['RANDOM_SALE_STEPS'] ?? '40',
    },
  },
  races: {
    tool: VITEST,
    args: ['run', 'tests/api/sales/sale-races.test.ts'],
    env: { SALE_RACES: process.env['SALE_RACES'] ?? '50' },
  },
  // The fee, what goes back and the deadlines, whatever the price, the parts and the order.
  fees: {
    tool: VITEST,
    args: ['run', 'src/rules/sales'],
    env: { SALE_CASES: '100000' },
  },
};

const [name = '', ...words] = process.argv.slice(2);
const more = MORE[name];
if (more) {
  const env: NodeJS.ProcessEnv = { ...process.env, ...more.env };
  // To a site the same name says whether it has sales at all.
  if (/^\d+$/.test(env['SALES'] ?? '')) delete env['SALES'];
  const child = spawn(process.execPath, [more.tool, ...more.args, ...words], { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  process.exitCode = (code as number | null) ?? 1;
} else {
  console.error(`Which one? npm run test:more -- ${Object.keys(MORE).join(' | ')}`);
  process.exitCode = 1;
}
