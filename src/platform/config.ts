import { z } from 'zod';
import { StartProblem } from './start-problem.ts';
import { demoProblem, hasLittleVariety, paypalAddressProblem } from './config-problems.ts';
import { TrustedProxies } from './trusted-proxies.ts';

const PRODUCTION_KEY_LENGTH = 32;

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
  MAIL_FROM: z.email().default('hello@fairhank.test'),
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
  RATES_URL: z.union([z.literal('off'), z.url({ protocol: /^https?$/ })]).optional(),
  PUSH_ANYWHERE: onOff.default('off'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  BRAND_NAME: z.string().min(1).default('Fairhank'),
  POSTAL_ADDRESS: z.string().min(1).default('Fairhank, 1 Ruler Lane, Bristol BS1 0AA, United Kingdom'),
  PHONE: z.string().min(1).default('+44 117 496 0000'),
  SUPPORT_EMAIL: z.email().default('support@fairhank.test'),
});
type Settings = z.infer<typeof Settings>;

/** The settings with everything decided that one setting leaves to another. */
export type Config = Omit<Settings, 'ORIGIN' | 'DEMO_DATA' | 'LOG_LEVEL' | 'SANDBOX_PORT' | 'RATES_URL'> & {
  ORIGIN: string;
  DEMO_DATA: 'on' | 'off';
  LOG_LEVEL: NonNullable<Settings['LOG_LEVEL']>;
  SANDBOX_PORT: number;
  RATES_URL: string;
};

/** The names of all settings, so that a test can hold `.env.example` against them. */
export const SETTING_NAMES = Object.keys(Settings.shape);

/** Reads the settings once, at start. A wrong one stops the start with one line that names it. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(SETTING_NAMES.map((name) => [name, env[name] || undefined]));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) throw new StartProblem(wrongSetting(parsed.error));
  const config = decide(parsed.data);
  const problem =
    config.MODE === 'production'
      ? productionProblem(config)
      : (demoProblem(config, env['NODE_ENV']) ?? anyProblem(config));
  if (problem) throw new StartProblem(problem);
  return config;
}

/** Where the database is, for whoever only migrates it and is given nothing else. */
export function readDatabaseConfig(env: Record<string, string | undefined>) {
  const { DATABASE_URL, DATABASE_OWNER_URL } = env;
  const parsed = Settings.pick({ DATABASE_URL: true, DATABASE_OWNER_URL: true }).safeParse({
    DATABASE_URL: DATABASE_URL || undefined,
    DATABASE_OWNER_URL: DATABASE_OWNER_URL || undefined,
  });
  if (!parsed.success) throw new StartProblem(wrongSetting(parsed.error));
  return parsed.data;
}

function wrongSetting(error: z.ZodError): string {
  const [issue] = error.issues;
  return `The setting ${String(issue?.path[0])} is wrong: ${issue?.message ?? 'not readable'}.`;
}

function decide(settings: Settings): Config {
  const demo = settings.MODE === 'demo';
  return {
    ...settings,
    ORIGIN: settings.ORIGIN ?? `http://localhost:${settings.PORT}`,
    DEMO_DATA: settings.DEMO_DATA ?? (demo && !settings.DATABASE_URL ? 'on' : 'off'),
    LOG_LEVEL: settings.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
    RATES_URL: settings.RATES_URL ?? (demo ? 'off' : DAILY_RATES),
    SANDBOX_PORT: settings.SANDBOX_PORT ?? portBeside(settings.PORT),
  };
}

/** The daily file of the European Central Bank. */
const DAILY_RATES = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

/** The sandbox's usual port, out of the way of a second site on this machine. */
const portBeside = (port: number) => (port === 0 ? 0 : (port + 1000) % 65536);

/** What is fine on a laptop and dangerous on the street. */
function productionProblem(config: Config): string | undefined {
  if (config.DEMO_DATA === 'on') return 'The setting DEMO_DATA must be off in production.';
  if (config.PAYMENT === 'sandbox')
    return 'The setting PAYMENT must not be sandbox in production: set it to paypal.';
  if (!config.ORIGIN.startsWith('https://'))
    return 'The setting ORIGIN must begin with https:// in production.';
  if ((config.SECRET_KEY?.length ?? 0) < PRODUCTION_KEY_LENGTH)
    return `The setting SECRET_KEY needs at least ${PRODUCTION_KEY_LENGTH} characters in production.`;
  if (hasLittleVariety(config.SECRET_KEY ?? ''))
    return 'The setting SECRET_KEY has too little variety for production: make one with openssl rand -base64 32.';
  if (config.PUSH_ANYWHERE === 'on')
    return 'The setting PUSH_ANYWHERE must be off in production: it is for tests.';
  if (!config.SMTP_URL) return 'The setting SMTP_URL is needed in production: mail would go nowhere.';
  return paypalAddressProblem(config) ?? anyProblem(config);
}

/** What is wrong everywhere. */
const anyProblem = (config: Config) => paypalProblem(config) ?? s3Problem(config);

function paypalProblem(config: Config): string | undefined {
  if (config.PAYMENT === 'sandbox') return undefined;
  if (config.PAYPAL_CLIENT_ID && config.PAYPAL_SECRET && config.PAYPAL_WEBHOOK_ID) return undefined;
  return 'The settings PAYPAL_CLIENT_ID, PAYPAL_SECRET and PAYPAL_WEBHOOK_ID are needed when PAYMENT is paypal.';
}

function s3Problem({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY }: Config): string | undefined {
  const given = [S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY].filter(Boolean).length;
  if (given === 0 || given === 4) return undefined;
  return 'The settings S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY go together: set all or none.';
}
