import { randomUUID } from 'node:crypto';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openCalls } from '#platform/payment/paypal-calls.ts';
import type { ConnectOutcome } from '#platform/payment/paypal-sandbox/sales/sandbox-sellers.ts';
import { openPaypalSandbox } from '#platform/payment/paypal-sandbox/sandbox-server.ts';
import { paypalSales } from '#platform/payment/paypal-sales.ts';
import { paypalProvider } from '#platform/payment/paypal.ts';
import type { NewSaleOrder } from '#platform/payment/sale-provider.ts';
import { makeDataFolder } from '../site/data-folder.ts';

const KEYS = { clientId: 'lab', secret: 'lab-secret', webhookId: 'LAB' };
const BACK = 'https://fairhank.test';

/** Hair of 420 pounds with 8.50 postage: 445.10 in all, of which PayPal takes 13.21. */
const IN_POUNDS = { currency: 'GBP', price: 420_00, postage: 8_50, fee: 16_60 };
/** And of 260 dollars from India: 300.80, of which it takes 13.54. */
export const IN_DOLLARS = { currency: 'USD', price: 260_00, postage: 28_00, fee: 12_80 };

/** The sandbox on a clock that a test moves, and the client that speaks to it over HTTP. */
export async function openSaleLab() {
  const folder = makeDataFolder('sales');
  const clock = { now: new Date('2026-03-02T09:00:00.000Z') };
  const now = () => clock.now;
  const open = async () => {
    const sandbox = await openPaypalSandbox({
      ...KEYS,
      host: '127.0.0.1',
      port: 0,
      publicHost: '127.0.0.1',
      file: join(folder, 'sandbox.jsonl'),
      lateMs: 100,
      now,
    });
    const access = { name: 'sandbox' as const, baseUrl: sandbox.url, brand: 'Fairhank', ...KEYS };
    const partner = { partnerId: 'LABPARTNER', bnCode: 'Lab_Marketplace', now };
    return {
      sandbox,
      provider: paypalSales({ ...access, ...partner }),
      /** The same client for somebody whom PayPal does not know as a marketplace. */
      stranger: paypalSales({ ...access, ...partner, bnCode: '' }),
      /** Whoever believes that people approve at another place. */
      misled: paypalSales({ ...access, ...partner, approveOrigin: 'https://www.paypal.com' }),
      plans: paypalProvider(access),
      call: openCalls(access),
    };
  };
  let opened = await open();

  async function connect(country = 'GB', outcome: ConnectOutcome = 'finish'): Promise<string> {
    const trackingId = randomUUID();
    await opened.provider.referSeller({ trackingId, returnUrl: `${BACK}/payout` });
    opened.sandbox.sales.connect(trackingId, outcome, { country });
    return (await opened.provider.findSeller(trackingId))?.merchantId ?? '';
  }
  const newOrder = (merchantId: string, sums: Partial<NewSaleOrder> = IN_POUNDS): NewSaleOrder => ({
    ...IN_POUNDS,
    reference: randomUUID(),
    description: 'Hank of hair',
    merchantId,
    country: 'GB',
    returnUrl: `${BACK}/sales/return`,
    cancelUrl: `${BACK}/sales/cancelled`,
    ...sums,
  });
  async function approved(merchantId: string, button = 'approve', sums?: Partial<NewSaleOrder>) {
    const order = newOrder(merchantId, sums);
    const { id } = await opened.provider.createSaleOrder(order);
    opened.sandbox.press(id, button);
    return { id, reference: order.reference };
  }
  /** An order that was approved with a button, and taken. */
  async function paid(merchantId: string, button = 'approve', sums?: Partial<NewSaleOrder>) {
    const { id, reference } = await approved(merchantId, button, sums);
    const order = await opened.provider.captureOrder(id, merchantId, `take-${reference}`);
    return { orderId: id, reference, merchantId, captureId: order.capture?.id ?? '', order };
  }

  return {
    clock,
    /** What the sandbox and its clients are now: a restart makes new ones. */
    get: () => opened,
    connect,
    newOrder,
    approved,
    paid,
    refund: (sale: { captureId: string; merchantId: string }, amount: number, housePart = 0, more = {}) =>
      opened.provider.refundSale({
        ...sale,
        money: { amount, currency: 'GBP' },
        housePart,
        requestId: randomUUID(),
        ...more,
      }),
    release: ({ captureId }: { captureId: string }, requestId = `pay-${captureId}`) =>
      opened.provider.release({ captureId, requestId }),
    /** What each account of the sandbox's books has of a sale; those without money are left out. */
    readBooks({ reference }: { reference: string }): Record<string, number> {
      const sums: Record<string, number> = {};
      for (const { account, amount } of opened.sandbox.sales.books({ reference }))
        sums[account] = (sums[account] ?? 0) + amount;
      return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
    },
    pass(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    /** `between`: what happens to its file while it is down. */
    async restart(between: () => void = () => {}) {
      await opened.sandbox.close();
      between();
      opened = await open();
    },
    /** As a kill in the middle of a line leaves it. */
    tear: () => appendFileSync(join(folder, 'sandbox-sales.jsonl'), '{"kind":"order","id":"TOR'),
    async close() {
      await opened.sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
