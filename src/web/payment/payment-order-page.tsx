import { redirect } from 'react-router';
import { formatMoney } from '#rules/money.ts';
import { NamedOrder } from '#rules/payments/order-schema.ts';
import type { Route } from './+types/payment-order-page.ts';
import { toContinueLink } from '../request/wanted-path.ts';
import { PageHead } from '../frame/page-head.tsx';
import { OrderStatus } from './order-status.tsx';
import styles from './payment.module.css';
import { orRefusedPage } from '../request/refused-page.ts';
import { requireSignIn } from '../request/sign-in.ts';
import { submit } from '../request/submit.ts';
import { showMoment } from '../ui/dates.ts';

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { payments, viewer } = requireSignIn({ url, context });
  const shown = await orRefusedPage(payments.show({ orderId: params.id }));
  return { ...shown, on: await toContinueLink(request, viewer) };
}

/** The payer gives the order up. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const sent = await submit({
    request,
    url,
    context,
    schema: NamedOrder,
    read: () => ({ orderId: params.id }),
    order: ({ payments }, order) => payments.cancel(order),
  });
  return sent.isDone ? redirect(`/payment/order/${params.id}`, 303) : sent.back;
}

export default function PaymentOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, subscription, approveUrl, partsGivenBack, on } = loaderData;
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <PageHead title={`Order: ${order.planName}`} description="The status of your order." />
      {order.state === 'capturing' && <meta httpEquiv="refresh" content="4" />}
      <OrderStatus
        order={order}
        subscription={subscription}
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
          <dt>Ordered</dt>
          <dd>{showMoment(order.createdAt)}</dd>
          {order.capturedAt && (
            <>
              <dt>Paid</dt>
              <dd>{showMoment(order.capturedAt)}</dd>
            </>
          )}
          {partsGivenBack > 0 && (
            <>
              <dt>Partly refunded</dt>
              <dd>{formatMoney({ amount: partsGivenBack, currency: order.currency })}</dd>
            </>
          )}
          {order.refundedAt && (
            <>
              <dt>Refunded</dt>
              <dd>{showMoment(order.refundedAt)}</dd>
            </>
          )}
          <dt>Order number</dt>
          <dd>{order.id}</dd>
        </dl>
      </section>
    </div>
  );
}
