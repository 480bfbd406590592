import { expect } from 'vitest';
import type { SignedNotification } from '#platform/payment/payment-provider.ts';
import type { PaypalSandbox } from '#platform/payment/paypal-sandbox/sandbox-server.ts';
import type { Currency } from '#rules/money/money.ts';
import type { Name } from '../people/cast.ts';
import type { TestSite } from '../site/test-site.ts';

/** Paying at a test site as a program does it: order, press a button at the sandbox, capture. */
export function openTill(site: TestSite) {
  const sandbox = site.platform.paymentSandbox as PaypalSandbox;
  const told: SignedNotification[] = [];
  sandbox.deliverWith(async (notification) => {
    told.push(notification);
    return (await tell(notification)).statusCode === 200;
  });

  const tell = ({ headers, rawBody }: SignedNotification) =>
    site.app.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      payload: rawBody,
      headers: { ...given(headers), 'content-type': 'application/json' },
    });

  async function order(who: Name, plan: number, currency: Currency): Promise<string> {
    const answer = await site.post('/api/payment/createOrder', { plan, currency }, who);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().orderId;
  }
  const readProviderId = async (orderId: string): Promise<string> =>
    (await readOrderRow(orderId)).provider_order_id ?? '';
  const readOrderRow = (orderId: string) =>
    site.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();

  const press = async (orderId: string, button: string) =>
    sandbox.press(await readProviderId(orderId), button);
  const capture = (orderId: string, who: Name) => site.post('/api/payment/captureOrder', { orderId }, who);

  return {
    sandbox,
    /** Every notification the sandbox has sent. */
    told,
    tell,
    order,
    readOrderRow,
    readProviderId,
    /** Somebody presses a button on the approve page of their order. */
    press,
    capture,
    /** An order of Asha's in pounds, paid without trouble. */
    async paid(plan = 2): Promise<string> {
      const orderId = await order('asha', plan, 'GBP');
      await press(orderId, 'approve');
      await capture(orderId, 'asha');
      return orderId;
    },
    /** A notification about this order as the sandbox signed it. */
    async findNotification(orderId: string, kind: string): Promise<SignedNotification> {
      const providerId = await readProviderId(orderId);
      const find = () => told.find(({ rawBody }) => rawBody.includes(kind) && rawBody.includes(providerId));
      await expect.poll(find).toBeDefined();
      return find() ?? { headers: {}, rawBody: '' };
    },
    listPeriods: (orderId: string) =>
      site.db.selectFrom('subscriptions').selectAll().where('order_id', '=', orderId).execute(),
    /** What the sandbox holds of this order's money, in its own words. */
    atSandbox: async (orderId: string) => {
      const id = await readProviderId(orderId);
      return sandbox.orders().find((each) => each.id === id);
    },
  };
}

const given = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
