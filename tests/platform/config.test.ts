import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig, SETTING_NAMES } from '#platform/config.ts';

const production = {
  MODE: 'production',
  ORIGIN: 'https://fairhank.example',
  SECRET_KEY: 'k'.repeat(32),
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
  expect(readConfig({ DATABASE_URL: 'postgres://db.example.com/fairhank' }).DEMO_DATA).toBe('off');
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
