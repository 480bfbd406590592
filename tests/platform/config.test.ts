import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig, SETTING_NAMES } from '#platform/config.ts';

const production = {
  MODE: 'production',
  ORIGIN: 'https://fairhank.example',
  SECRET_KEY: 'q7Xw2mZp9LrT4vKc8NbY1sHd6GfJ3aUe',
  SMTP_URL: 'smtp://mail.example.com',
  PAYMENT: 'paypal',
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'hook',
};

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
])('a wrong %s is named in one line', (name, env) => {
  const reading = () => readConfig(env);
  expect(reading).toThrow(name);
  expect(reading).toThrow(/^The settings? [^\n]+\.$/);
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
