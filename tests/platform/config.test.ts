import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig, SETTING_NAMES } from '#platform/config/config.ts';
import { StartProblem } from '#platform/start-problem.ts';
import { PRODUCTION as production } from '#tests/support/site/production-settings.ts';

test('without any setting the site is a demo on this machine', () => {
  expect(readConfig({})).toMatchObject({
    MODE: 'demo',
    PORT: 3000,
    ORIGIN: 'http://localhost:3000',
    DEMO_DATA: 'on',
  });
});

test('a configured database gets no demo data', () => {
  const settings = { DATABASE_URL: 'postgres://db.example.com/fairhank', DEMO_IN_PUBLIC: 'yes' };
  expect(readConfig(settings).DEMO_DATA).toBe('off');
});

test('production starts with everything it needs', () => {
  expect(readConfig(production)).toMatchObject({ MODE: 'production', DEMO_DATA: 'off', LOG_LEVEL: 'info' });
});

test('protected sales are off until somebody wants them, and then need a partner of PayPal’s', () => {
  expect(readConfig(production)).toMatchObject({ SALES: 'off', SALE_COUNTRIES: [] });
  const partner = { PAYPAL_PARTNER_ID: 'partner', PAYPAL_BN_CODE: 'code', SALE_COUNTRIES: 'GB, DE' };
  expect(readConfig({ ...production, SALES: 'on', ...partner })).toMatchObject({
    SALES: 'on',
    SALE_COUNTRIES: ['GB', 'DE'],
  });
  expect(readConfig({ SALES: 'on' }).SALES).toBe('on');
  // With play money it is there to be tried; without demo data nobody asked for it.
  expect(readConfig({}).SALES).toBe('on');
  expect(readConfig({ DEMO_DATA: 'off' }).SALES).toBe('off');
  expect(readConfig({ SALES: 'off' }).SALES).toBe('off');
});

test.each([
  ['MODE', { MODE: 'staging' }],
  ['PORT', { PORT: 'http' }],
  ['PORT', { PORT: '70000' }],
  ['ORIGIN', { ORIGIN: 'fairhank.example' }],
  ['ORIGIN', { ORIGIN: 'https://fairhank.example/shop' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://db.example.com' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example.com' }],
  ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
  // It used to mean: believe whatever stands first, and a visitor may write that.
  ['TRUST_PROXY', { TRUST_PROXY: 'on' }],
  ['TRUST_PROXY', { TRUST_PROXY: '17' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
  ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8, proxy.example.com' }],
  ['S3_ENDPOINT', { S3_BUCKET: 'photos' }],
  ['DEMO_DATA', { ...production, DEMO_DATA: 'on' }],
  ['PAYMENT', { ...production, PAYMENT: 'sandbox' }],
  ['ORIGIN', { ...production, ORIGIN: 'http://fairhank.example' }],
  ['SECRET_KEY', { ...production, SECRET_KEY: 'k'.repeat(31) }],
  ['SECRET_KEY', { ...production, SECRET_KEY: '' }],
  ['SECRET_KEY', { ...production, SECRET_KEY: 'k'.repeat(64) }],
  ['SECRET_KEY', { ...production, SECRET_KEY: 'change-me'.repeat(5) }],
  ['SECRET_KEY', { ...production, SECRET_KEY: 'Passw0rd!x'.repeat(4) }],
  ['SECRET_KEY', { ...production, SECRET_KEY: 'abcdefghijklmnopqrstuvwxyz0123456789' }],
  ['SECRET_KEY', { ...production, SECRET_KEY: '01010011010101110010101001010101' }],
  ['PAYPAL_BASE_URL', { ...production, PAYPAL_BASE_URL: 'https://api-m.sandbox.paypal.com' }],
  ['PAYPAL_BASE_URL', { ...production, PAYPAL_BASE_URL: 'https://API.Sandbox.PayPal.com/' }],
  ['PAYPAL_BASE_URL', { ...production, PAYPAL_BASE_URL: 'http://api-m.paypal.com' }],
  ['SMTP_URL', { ...production, SMTP_URL: '' }],
  ['PAYPAL_CLIENT_ID', { ...production, PAYPAL_CLIENT_ID: '' }],
  ['SALES', { SALES: 'yes' }],
  ['SALE_COUNTRIES', { SALE_COUNTRIES: 'GB,Germany' }],
  ['PAYPAL_PARTNER_ID', { ...production, SALES: 'on', PAYPAL_BN_CODE: 'code' }],
  ['PAYPAL_BN_CODE', { ...production, SALES: 'on', PAYPAL_PARTNER_ID: 'partner' }],
  ['MAIL_FROM', { ...production, MAIL_FROM: '' }],
  ['MAIL_FROM', { ...production, MAIL_FROM: 'hello@fairhank.test' }],
  ['MAIL_FROM', { ...production, MAIL_FROM: 'hello@mail.example.com' }],
  ['SUPPORT_EMAIL', { ...production, SUPPORT_EMAIL: '' }],
  ['SUPPORT_EMAIL', { ...production, SUPPORT_EMAIL: 'support@fairhank.EXAMPLE' }],
  ['POSTAL_ADDRESS', { ...production, POSTAL_ADDRESS: '' }],
  ['POSTAL_ADDRESS', { ...production, POSTAL_ADDRESS: '1 Example Street, Porto' }],
  ['POSTAL_ADDRESS', { ...production, POSTAL_ADDRESS: readConfig({}).POSTAL_ADDRESS }],
  ['PHONE', { ...production, PHONE: '' }],
  ['PHONE', { ...production, PHONE: readConfig({}).PHONE }],
])('a wrong %s is named in one line', (name, env) => {
  const reading = () => readConfig(env);
  expect(reading).toThrow(name);
  expect(reading).toThrow(/^The settings? [^\n]+\.$/);
});

const problemsOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof StartProblem) return error.problems;
    throw error;
  }
};

test('everything that is wrong is told at once, and each thing once', () => {
  const problems = problemsOf({ MODE: 'production', PORT: 'http', SMPT_URL: 'smtp://mail.example.com' });
  const named = problems.map((problem) => /^The settings? ([A-Z_0-9]+)/.exec(problem)?.[1]);
  expect(named).toEqual([
    'SMPT_URL',
    'PORT',
    'PAYMENT',
    'ORIGIN',
    'SECRET_KEY',
    'SMTP_URL',
    'MAIL_FROM',
    'SUPPORT_EMAIL',
    'POSTAL_ADDRESS',
    'PHONE',
  ]);
  expect(problemsOf({ ...production, MAIL_FROM: 'nobody', SUPPORT_EMAIL: 'a@b.test' })).toEqual([
    expect.stringContaining('MAIL_FROM is wrong'),
    expect.stringContaining('SUPPORT_EMAIL must be'),
  ]);
});

test('.env.example as it is does not pass for a real site', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm);
  const copied = Object.fromEntries([...lines].map(([, name, value]) => [name, value ?? '']));
  const problems = problemsOf({ ...copied, MODE: 'production' }).join('\n');
  for (const name of ['MAIL_FROM', 'SUPPORT_EMAIL', 'POSTAL_ADDRESS', 'PHONE', 'PAYMENT', 'ORIGIN'])
    expect(problems).toContain(name);
});

describe('a setting that is meant for us and has a slip in it stops the start', () => {
  test.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['SMTP_HOST', 'SMTP_URL'],
    ['SECRETKEY', 'SECRET_KEY'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['PAYPAL_CLIENTID', 'PAYPAL_CLIENT_ID'],
    ['S3_ACCESS_KEY_ID', 'S3_ACCESS_KEY'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['PHONES', 'PHONE'],
  ])('%s: did you mean %s?', (name, meant) => {
    expect(problemsOf({ [name]: 'x' })).toEqual([`The setting ${name} is unknown: did you mean ${meant}?`]);
  });

  test('what others set is none of our business', () => {
    const theirs = {
      PATH: '/bin',
      HOME: '/root',
      HOSTNAME: 'web-1',
      NODE_ENV: 'test',
      NODE_OPTIONS: '--max-semi-space-size=16',
      LOGNAME: 'asha',
      POST: 'x',
      DATABASE_PASSWORD: 'of deploy/compose.yaml',
      OWNER_PASSWORD: 'of deploy/compose.yaml',
      ADMIN_PASSWORD: 'of npm run admin',
      SMTP_SERVICE_HOST: '10.0.0.7',
      SMTP_PORT: 'tcp://10.0.0.7:25',
      SMTP_PORT_25_TCP: 'tcp://10.0.0.7:25',
      npm_config_cache: '/tmp',
    };
    expect(problemsOf(theirs)).toEqual([]);
  });
});

test('.env.example has one line for each setting and no other', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const named = lines.flatMap((line) => /^(?:# )?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? []);
  expect(named.toSorted()).toEqual(SETTING_NAMES.toSorted());
});

describe('a demo, where everybody reads all mail, is not put on the street by a forgotten setting', () => {
  const street: [string, Record<string, string>][] = [
    ['NODE_ENV', { NODE_ENV: 'production' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://db.example.com/fairhank' }],
    ['ORIGIN', { ORIGIN: 'https://fairhank.example' }],
    ['HOST', { HOST: '0.0.0.0' }],
    ['HOST', { HOST: '::' }],
    ['HOST', { HOST: '192.168.1.7' }],
    ['HOST', { HOST: 'fairhank.example' }],
  ];

  test.each(street)('%s alone: refused in one sentence that says what to set', (name, env) => {
    for (const mode of [{}, { MODE: 'demo' }]) {
      const reading = () => readConfig({ ...env, ...mode });
      expect(reading).toThrow(name);
      expect(reading).toThrow(/^[^\n.]+: set MODE=production, or DEMO_IN_PUBLIC=yes [^\n.]+\.$/);
    }
  });

  test.each(street)('%s goes where somebody says yes to it', (_name, env) => {
    expect(readConfig({ ...env, DEMO_IN_PUBLIC: 'yes' }).MODE).toBe('demo');
    expect(() => readConfig({ ...env, DEMO_IN_PUBLIC: 'no' })).toThrow('DEMO_IN_PUBLIC');
  });

  test.each(['127.0.0.1', '127.8.9.1', '::1', 'localhost', 'LOCALHOST'])('%s is this machine', (HOST) => {
    expect(readConfig({ HOST }).MODE).toBe('demo');
  });
});

test('keys as people make them are varied enough', () => {
  for (let round = 0; round < 2_000; round += 1) {
    const bytes = randomBytes(32);
    for (const SECRET_KEY of [
      bytes.toString('hex').slice(0, 32),
      bytes.toString('base64'),
      bytes.toString('base64url'),
    ])
      expect(() => readConfig({ ...production, SECRET_KEY }), SECRET_KEY).not.toThrow();
  }
});
