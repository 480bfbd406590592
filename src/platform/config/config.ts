import { z } from 'zod';
import { StartProblem } from '../start-problem.ts';
import { findConfigProblems } from './config-problems.ts';
import { DEMO_OPERATOR, type Operator } from './demo-operator.ts';
import { findMisspelt } from './misspelt-settings.ts';
import { TrustedProxies } from './trusted-proxies.ts';

const onOff = z.enum(['on', 'off']);
const secret = z.string().min(1);
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.canParse(value) && new URL(value).origin === value, {
    error: 'must be an origin such as https://fairhank.example, without a path',
  });

const commaSeparated = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item));

/** Every setting of the site. Each has a default that works on a laptop; `.env.example` explains them. */
const Settings = z.object({
  MODE: z.enum(['demo', 'production']).default('demo'),
  DEMO_IN_PUBLIC: z.enum(['yes', 'no']).default('no'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  ORIGIN: origin.optional(),
  TRUST_PROXY: TrustedProxies,
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URLS: commaSeparated(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  WORKERS: z.coerce.number().int().min(1).max(256).default(1),
  JOBS: onOff.default('on'),
  MAX_IN_FLIGHT: z.coerce.number().int().min(2).max(10_000).default(80),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(32),
  SECRET_KEY: secret.optional(),
  SECRET_KEY_PREVIOUS: secret.optional(),
  DEMO_DATA: onOff.optional(),
  DEMO_ADS: z.coerce.number().int().min(20).max(5000).default(240),
  FIRST_AD_REVIEW: onOff.default('off'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: secret.optional(),
  S3_ACCESS_KEY: secret.optional(),
  S3_SECRET_KEY: secret.optional(),
  PAYMENT: z.enum(['sandbox', 'paypal']).default('sandbox'),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  SANDBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYPAL_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api-m.paypal.com'),
  PAYPAL_CLIENT_ID: secret.optional(),
  PAYPAL_SECRET: secret.optional(),
  PAYPAL_WEBHOOK_ID: secret.optional(),
  SALES: onOff.optional(),
  SALE_COUNTRIES: commaSeparated(
    z.string().regex(/^[A-Z]{2}$/, { error: 'must be two capitals for each country, such as GB,DE' }),
  ),
  PAYPAL_PARTNER_ID: secret.optional(),
  PAYPAL_BN_CODE: secret.optional(),
  RATES_URL: z.union([z.literal('off'), z.url({ protocol: /^https?$/ })]).optional(),
  PUSH_ANYWHERE: onOff.default('off'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  BRAND_NAME: z.string().min(1).default('Fairhank'),
  POSTAL_ADDRESS: z.string().min(1).optional(),
  PHONE: z.string().min(1).optional(),
  SUPPORT_EMAIL: z.email().optional(),
});
type Settings = z.infer<typeof Settings>;

type Decided = 'ORIGIN' | 'DEMO_DATA' | 'SALES' | 'LOG_LEVEL' | 'SANDBOX_PORT' | 'RATES_URL' | keyof Operator;

/** The settings with everything decided that one setting leaves to another. */
export type Config = Omit<Settings, Decided> &
  Operator & {
    ORIGIN: string;
    DEMO_DATA: 'on' | 'off';
    SALES: 'on' | 'off';
    LOG_LEVEL: NonNullable<Settings['LOG_LEVEL']>;
    SANDBOX_PORT: number;
    RATES_URL: string;
  };

/** The names of all settings, so that a test can hold `.env.example` against them. */
export const SETTING_NAMES = Object.keys(Settings.shape);

/** Reads the settings once, at start. Wrong ones stop the start with one line for each, all of them at once. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(SETTING_NAMES.map((name) => [name, env[name] || undefined]));
  const parsed = Settings.safeParse(given);
  const misspelt = findMisspelt(env, SETTING_NAMES);
  if (!parsed.success) {
    const wrong = wrongSettings(parsed.error);
    throw new StartProblem([...misspelt, ...wrong.problems, ...problemsOfTheRest(given, wrong.names, env)]);
  }
  const config = decide(parsed.data);
  const problems = [...misspelt, ...findConfigProblems(config, env)];
  if (problems.length > 0) throw new StartProblem(problems);
  return config;
}

/** What else is wrong, as if those that cannot be read were not there; of themselves nothing more is said. */
function problemsOfTheRest(
  given: Record<string, string | undefined>,
  unreadable: ReadonlySet<string>,
  env: Record<string, string | undefined>,
): string[] {
  const readable = Object.entries(given).filter(([name]) => !unreadable.has(name));
  const { data } = Settings.safeParse(Object.fromEntries(readable));
  if (!data) return [];
  const names = [...unreadable];
  return findConfigProblems(decide(data), env).filter(
    (problem) => !names.some((name) => new RegExp(`\\b${name}\\b`).test(problem)),
  );
}

/** Where the database is, for whoever only migrates it and is given nothing else. */
export function readDatabaseConfig(env: Record<string, string | undefined>) {
  const { DATABASE_URL, DATABASE_OWNER_URL } = env;
  const parsed = Settings.pick({ DATABASE_URL: true, DATABASE_OWNER_URL: true }).safeParse({
    DATABASE_URL: DATABASE_URL || undefined,
    DATABASE_OWNER_URL: DATABASE_OWNER_URL || undefined,
  });
  if (!parsed.success) throw new StartProblem(wrongSettings(parsed.error).problems);
  return parsed.data;
}

function wrongSettings(error: z.ZodError) {
  const first = new Map(error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
  return {
    names: new Set(first.keys()),
    problems: [...first].toReversed().map(([name, why]) => `The setting ${name} is wrong: ${why}.`),
  };
}

function decide(settings: Settings): Config {
  const demo = settings.MODE === 'demo';
  const demoData = settings.DEMO_DATA ?? (demo && !settings.DATABASE_URL ? 'on' : 'off');
  return {
    ...settings,
    ORIGIN: settings.ORIGIN ?? `http://localhost:${settings.PORT}`,
    DEMO_DATA: demoData,
    // Play money moves without anybody's permission; real money waits until the owner turns it on.
    SALES: settings.SALES ?? (demo && demoData === 'on' && settings.PAYMENT === 'sandbox' ? 'on' : 'off'),
    LOG_LEVEL: settings.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    RATES_URL: settings.RATES_URL ?? (demo ? 'off' : DAILY_RATES),
    SANDBOX_PORT: settings.SANDBOX_PORT ?? portBeside(settings.PORT),
    MAIL_FROM: settings.MAIL_FROM ?? DEMO_OPERATOR.MAIL_FROM,
    SUPPORT_EMAIL: settings.SUPPORT_EMAIL ?? DEMO_OPERATOR.SUPPORT_EMAIL,
    POSTAL_ADDRESS: settings.POSTAL_ADDRESS ?? DEMO_OPERATOR.POSTAL_ADDRESS,
    PHONE: settings.PHONE ?? DEMO_OPERATOR.PHONE,
  };
}

/** The daily file of the European Central Bank. */
const DAILY_RATES = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

/** The sandbox's usual port, out of the way of a second site on this machine. */
const portBeside = (port: number) => (port === 0 ? 0 : (port + 1000) % 65536);
