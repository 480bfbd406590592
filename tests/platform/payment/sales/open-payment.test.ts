import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { openPayment } from '#platform/payment/open-payment.ts';
import { openSecrets } from '#platform/secrets/secrets.ts';
import { PRODUCTION } from '#tests/support/site/production-settings.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'fairhank-payment-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const NOW = new Date('2026-05-01T12:00:00.000Z');
const open = (settings: Record<string, string>) =>
  openPayment(
    readConfig({ DATA_DIR, SANDBOX_PORT: '0', ...settings }),
    openSecrets('a key of a test', undefined),
    () => NOW,
  );

test.each([
  ['a real site', PRODUCTION],
  ['a site without demo data', { DEMO_DATA: 'off' }],
])('%s has no protected sales until it is told to', async (_, settings) => {
  const { sales, saleSettings, paymentSandbox } = await open(settings);
  expect([sales, saleSettings]).toEqual([null, { isOn: false, countries: null }]);
  await paymentSandbox?.close();
});

test('a demo has them without being told', async () => {
  const { saleSettings, paymentSandbox } = await open({});
  expect(saleSettings).toEqual({ isOn: true, countries: null });
  await paymentSandbox?.close();
});

test('a demo has them at the sandbox, on the clock of the site', async () => {
  const { sales, saleSettings, paymentSandbox } = await open({ SALES: 'on', SALE_COUNTRIES: 'GB,IN' });
  expect(saleSettings).toEqual({ isOn: true, countries: ['GB', 'IN'] });
  expect(sales?.approveOrigins).toEqual([paymentSandbox?.publicUrl]);
  expect(sales?.clockAheadMs()).toBeNull();
  expect(await sales?.readCapture('NONE')).toBeNull();
  expect(sales?.clockAheadMs()).toBe(0);
  await paymentSandbox?.close();
});

test('a real site has them at PayPal, and no sandbox at all', async () => {
  const partner = { SALES: 'on', PAYPAL_PARTNER_ID: 'partner', PAYPAL_BN_CODE: 'code' };
  const { sales, paymentSandbox } = await open({ ...PRODUCTION, ...partner });
  expect(paymentSandbox).toBeNull();
  expect(sales?.approveOrigins).toEqual(['https://www.paypal.com', 'https://www.sandbox.paypal.com']);
});
