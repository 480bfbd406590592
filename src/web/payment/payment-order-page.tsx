import { redirect } from 'react-router';
import { formatMoney } from '#rules/money.ts';
import { NamedOrder } from '#rules/payments/order-schema.ts';
import { REFUSAL_STATUS } from '#rules/refusal.ts';
import type { Route } from './+types/payment-order-page.ts';
import { toContinueLink } from '../request/wanted-path.ts';
import { PageHead } from '../frame/page-head.tsx';
import { OrderStatus } from './order-status.tsx';
import styles from './payment.module.css';
import { useAskAgain } from './use-ask-again.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { requireSignIn } from '../request/sign-in.ts';
import { byIntent } from '../request/by-intent.ts';
import { submit } from '../request/submit.ts';
import { Moment } from '../frame/time/moment.tsx';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';

export const handle: TrailHandle = {
  trail: [{ label: 'Plans and prices', url: '/payment/' }, { label: 'Your order' }],
};

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { payments, viewer } = requireSignIn({ url, context });
  const { subscription, ...shown } = await orRefusedPage(payments.show({ orderId: params.id }));
  return {
    ...shown,
    endsAt: subscription.endsAt,
    isApproved: url.searchParams.has('approved'),
    on: await toContinueLink(request, viewer),
  };
}

export async function action(args: Route.ActionArgs) {
  const { id: orderId } = args.params;
  const sent = await byIntent(args, {
    /** The payer has agreed at the provider's: the money is taken. */
    capture: (posted) =>
      submit({
        ...posted,
        schema: NamedOrder,
        read: () => ({ orderId }),
        order: async ({ payments }, order) => void (await payments.capture(order)),
      }),
    /** The payer gives the order up. */
    cancel: (posted) =>
      submit({
        ...posted,
        schema: NamedOrder,
        read: () => ({ orderId }),
        order: async ({ payments }, order) => void (await payments.cancel(order)),
      }),
  });
  // An order that can no longer be paid or given up says on its page how it stands.
  if (sent.isDone || sent.back.init?.status === REFUSAL_STATUS.conflict)
    return redirect(`/payment/order/${orderId}`, 303);
  return sent.back;
}

export default function PaymentOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, endsAt, isApproved, approveUrl, partsGivenBack, on } = loaderData;
  useAskAgain(order.state === 'capturing');
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <PageHead title={`Order: ${order.planName}`} description="The status of your order." />
      {order.state === 'capturing' && (
        <noscript>
          <meta httpEquiv="refresh" content="4" />
        </noscript>
      )}
      <OrderStatus
        order={order}
        endsAt={endsAt}
        isApproved={isApproved}
        approveUrl={approveUrl}
        on={on}
        state={actionData}
      />
      <section className={styles.sheet} aria-label="The order">
        <dl className={styles.facts}>
          <dt>Plan</dt>
          <dd>{order.planName}</dd>
          <dt>Total</dt>
          <dd>
            <b>
              {formatMoney(order)} ({order.currency})
            </b>
          </dd>
          <Step name="Ordered" at={order.createdAt} />
          <Step name="Paid" at={order.capturedAt} />
          {partsGivenBack > 0 && (
            <>
              <dt>Partly refunded</dt>
              <dd>{formatMoney({ amount: partsGivenBack, currency: order.currency })}</dd>
            </>
          )}
          <Step name="Refunded" at={order.refundedAt} />
          <dt>Order number</dt>
          <dd>{order.number}</dd>
        </dl>
      </section>
    </div>
  );
}

/** What happened to the order, and when; nothing while it has not. */
function Step({ name, at }: { name: string; at: string | null }) {
  if (at === null) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Moment at={at} />
      </dd>
    </>
  );
}
