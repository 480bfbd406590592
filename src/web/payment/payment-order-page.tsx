import { redirect } from 'react-router';
import { formatMoney } from '#rules/money/money.ts';
import { formatCharge } from '#rules/payments/charge.ts';
import { GiveBackOrder, NamedOrder } from '#rules/payments/order-schema.ts';
import { REFUSAL_STATUS } from '#rules/refusal.ts';
import type { Route } from './+types/payment-order-page.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { toContinueLink } from '../request/wanted-path.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { ConfirmGiveBack, GiveBackLink } from './give-back.tsx';
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
    asksGiveBack: url.searchParams.has('give-back'),
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
    /** The payer changed their mind. */
    'give-back': (posted) =>
      submit({
        ...posted,
        schema: GiveBackOrder,
        read: (form) => ({ orderId, sum: Number(form.get('sum')) }),
        order: async ({ payments }, order) => void (await payments.giveBack(order)),
      }),
  });
  if (!sent.isDone && args.url.searchParams.has('give-back')) return sent.back;
  // An order that can no longer be paid or given up says on its page how it stands.
  if (sent.isDone || sent.back.init?.status === REFUSAL_STATUS.conflict)
    return redirect(`/payment/order/${orderId}`, 303);
  return sent.back;
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function PaymentOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, endsAt, isApproved, approveUrl, partsGivenBack, giveBack, asksGiveBack, on } = loaderData;
  const isWaiting = order.state === 'capturing' || (order.state === 'approved' && !isApproved);
  // What is not paid yet may be paid in another tab.
  useAskAgain(isWaiting || (order.state === 'created' && !isApproved));
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <PageHead title={`Order: ${order.planName}`} description="The status of your order." />
      {isWaiting && (
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
      {giveBack && asksGiveBack && <ConfirmGiveBack order={order} offer={giveBack} state={actionData} />}
      <section className={styles.sheet} aria-label="The order">
        <dl className={styles.facts}>
          <dt>Plan</dt>
          <dd>{order.planName}</dd>
          <dt>Total</dt>
          <dd>
            <b>{formatCharge({ shown: order.shown, charged: order })}</b>
          </dd>
          <Step name="Ordered" at={order.createdAt} />
          <Step name="Paid" at={order.capturedAt} />
          {partsGivenBack > 0 && (
            <>
              <dt>Partly refunded</dt>
              <dd>{formatMoney({ amount: partsGivenBack, currency: order.currency })}</dd>
            </>
          )}
          {order.refundedAmount !== null && (
            <>
              <dt>Refunded</dt>
              <dd>{formatMoney({ amount: order.refundedAmount, currency: order.currency })}</dd>
            </>
          )}
          <Step name="Refunded on" at={order.refundedAt} />
          <dt>Order number</dt>
          <dd>{order.number}</dd>
        </dl>
      </section>
      {giveBack && !asksGiveBack && <GiveBackLink order={order} offer={giveBack} />}
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
