import { join } from 'node:path';
import type { SaleSettings } from '#rules/sales/protection.ts';
import type { Config } from '../config/config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { openPaypalSandbox, type PaypalSandbox } from './paypal-sandbox/sandbox-server.ts';
import type { PaypalAccess } from './paypal-calls.ts';
import { paypalSales } from './paypal-sales.ts';
import { paypalProvider } from './paypal.ts';
import type { SaleProvider } from './sale-provider.ts';
import type { Secrets } from '../secrets/secrets.ts';

type Payment = {
  payment: PaymentProvider;
  sales: SaleProvider | null;
  saleSettings: SaleSettings;
  paymentSandbox: PaypalSandbox | null;
};

/** Who we are to the sandbox, which asks no more than that we say it. */
const SANDBOX_PARTNER = { partnerId: 'SANDBOXPARTNER', bnCode: 'Sandbox_Marketplace' };

/** By this code its doors know whoever plays the demo. */
export const STAGE_CODE = 'Sandbox_Stage';

/** Who takes the money: PayPal, or a sandbox of our own that is started here. One client speaks to both. */
export async function openPayment(config: Config, secrets: Secrets, now: () => Date): Promise<Payment> {
  const brand = config.BRAND_NAME;
  if (config.PAYMENT === 'paypal') {
    const { PAYPAL_BASE_URL, PAYPAL_CLIENT_ID = '', PAYPAL_SECRET = '', PAYPAL_WEBHOOK_ID = '' } = config;
    const { PAYPAL_PARTNER_ID: partnerId = '', PAYPAL_BN_CODE: bnCode = '' } = config;
    const keys = { clientId: PAYPAL_CLIENT_ID, secret: PAYPAL_SECRET, webhookId: PAYPAL_WEBHOOK_ID };
    const access: PaypalAccess = { name: 'paypal', baseUrl: PAYPAL_BASE_URL, brand, ...keys };
    return { ...openProviders(config, access, { partnerId, bnCode, now }), paymentSandbox: null };
  }
  const keys = sandboxKeys(secrets);
  const inSandbox = { ...SANDBOX_PARTNER, now };
  if (config.SANDBOX_URL) {
    const approveOrigin = `http://${new URL(config.ORIGIN).hostname}:${new URL(config.SANDBOX_URL).port}`;
    const access: PaypalAccess = {
      name: 'sandbox',
      baseUrl: config.SANDBOX_URL,
      brand,
      approveOrigin,
      ...keys,
    };
    return { ...openProviders(config, access, inSandbox), paymentSandbox: null };
  }
  const paymentSandbox = await openPaypalSandbox({
    host: config.HOST,
    port: config.SANDBOX_PORT,
    publicHost: new URL(config.ORIGIN).hostname,
    file: join(config.DATA_DIR, 'payment-sandbox.jsonl'),
    now,
    ...keys,
  });
  const access = accessTo(paymentSandbox, config, secrets);
  return { ...openProviders(config, access, inSandbox), paymentSandbox };
}

/** The client of whoever plays the demo: served also while the doors of the sandbox are shut for everybody else. */
export function openSalesOnStage(
  { config, secrets }: { config: Config; secrets: Secrets },
  sandbox: PaypalSandbox,
  now: () => Date,
): SaleProvider {
  return paypalSales({
    ...accessTo(sandbox, config, secrets),
    ...SANDBOX_PARTNER,
    bnCode: STAGE_CODE,
    now,
  });
}

const sandboxKeys = (secrets: Secrets) => ({
  clientId: 'sandbox',
  secret: secrets.sign('payment-sandbox', 'keys'),
  webhookId: 'SANDBOX',
});

const accessTo = (
  { url: baseUrl, publicUrl: approveOrigin }: PaypalSandbox,
  { BRAND_NAME: brand }: Config,
  secrets: Secrets,
): PaypalAccess => ({ name: 'sandbox', baseUrl, brand, approveOrigin, ...sandboxKeys(secrets) });

type Partner = { partnerId: string; bnCode: string; now: () => Date };

function openProviders(config: Config, access: PaypalAccess, partner: Partner) {
  const saleSettings = readSaleSettings(config);
  return {
    payment: paypalProvider(access),
    sales: saleSettings.isOn ? paypalSales({ ...access, ...partner }) : null,
    saleSettings,
  };
}

export const readSaleSettings = ({ SALES, SALE_COUNTRIES }: Config): SaleSettings => ({
  isOn: SALES === 'on',
  countries: SALE_COUNTRIES.length > 0 ? SALE_COUNTRIES : null,
});
