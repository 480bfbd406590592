import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { openPaypalSandbox, type PaypalSandbox } from './paypal-sandbox/sandbox-server.ts';
import { paypalProvider } from './paypal.ts';
import type { Secrets } from '../secrets/secrets.ts';

type Payment = { payment: PaymentProvider; paymentSandbox: PaypalSandbox | null };

/** Who takes the money: PayPal, or a sandbox of our own that is started here. One client speaks to both. */
export async function openPayment(config: Config, secrets: Secrets): Promise<Payment> {
  const brand = config.BRAND_NAME;
  if (config.PAYMENT === 'paypal') {
    const { PAYPAL_BASE_URL, PAYPAL_CLIENT_ID = '', PAYPAL_SECRET = '', PAYPAL_WEBHOOK_ID = '' } = config;
    const keys = { clientId: PAYPAL_CLIENT_ID, secret: PAYPAL_SECRET, webhookId: PAYPAL_WEBHOOK_ID };
    const payment = paypalProvider({ name: 'paypal', baseUrl: PAYPAL_BASE_URL, brand, ...keys });
    return { payment, paymentSandbox: null };
  }
  const keys = {
    clientId: 'sandbox',
    secret: secrets.sign('payment-sandbox', 'keys'),
    webhookId: 'SANDBOX',
  };
  if (config.SANDBOX_URL) {
    const approveOrigin = `http://${new URL(config.ORIGIN).hostname}:${new URL(config.SANDBOX_URL).port}`;
    const baseUrl = config.SANDBOX_URL;
    return {
      payment: paypalProvider({ name: 'sandbox', baseUrl, brand, approveOrigin, ...keys }),
      paymentSandbox: null,
    };
  }
  const paymentSandbox = await openPaypalSandbox({
    host: config.HOST,
    port: config.SANDBOX_PORT,
    publicHost: new URL(config.ORIGIN).hostname,
    file: join(config.DATA_DIR, 'payment-sandbox.jsonl'),
    ...keys,
  });
  const { url: baseUrl, publicUrl: approveOrigin } = paymentSandbox;
  return {
    payment: paypalProvider({ name: 'sandbox', baseUrl, brand, approveOrigin, ...keys }),
    paymentSandbox,
  };
}
