import { formatMoney } from '#rules/money/money.ts';
import { ORDER_STATE_SENTENCE } from '#rules/payments/order-state.ts';
import type { OrderView } from '#market/payments/order-view.ts';
import type { FormState } from '../ui/form/form-state.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Day } from '../frame/time/day.tsx';
import { Form } from '../ui/form/form.tsx';
import { Note } from '../ui/note.tsx';
import { ConfirmPayment } from './confirm-payment.tsx';
import { planPath } from './plan-list.tsx';
import styles from './payment.module.css';

type OrderStatusProps = {
  order: OrderView;
  /** The last day of the plan that runs. */
  endsAt: string | null;
  /** The payer has just agreed at the provider's. */
  isApproved: boolean;
  approveUrl: string | null;
  on: { href: string; label: string };
  state: FormState | undefined;
};

/** How an order stands, in plain words, and what can be done about it. */
export function OrderStatus(news: OrderStatusProps) {
  const { state } = news.order;
  const canBePaid = state === 'created' || state === 'approved';
  if (state === 'captured') return <Paid {...news} />;
  if (canBePaid && news.isApproved) return <ConfirmPayment {...news} />;
  if (state === 'capturing' || state === 'approved') return <WaitingForPayment />;
  if (state === 'created') return <NotPaidYet {...news} />;
  return <Over {...news} />;
}

function Paid({ order, endsAt, on }: OrderStatusProps) {
  return (
    <>
      <h1>Thank you. {order.planName} is yours.</h1>
      <Note kind="good">
        We have received {formatMoney(order)}.{' '}
        {endsAt && (
          <>
            Your plan runs until <Day of={endsAt} />.
          </>
        )}{' '}
        This is your receipt; we have also e-mailed it to you.
      </Note>
      <p className={styles.ways}>
        <ButtonLink href={on.href}>{on.label}</ButtonLink>
      </p>
    </>
  );
}

function WaitingForPayment() {
  return (
    <>
      <h1>Waiting for the bank…</h1>
      <Note kind="hint">
        We are waiting for the payment provider. You will not be charged twice. This page checks again every
        few seconds and is safe to reload. If it takes longer, you can close it: we will e-mail you as soon as
        we know.
      </Note>
    </>
  );
}

function NotPaidYet({ order, approveUrl, state }: OrderStatusProps) {
  return (
    <>
      <h1>Not paid yet</h1>
      <Note kind="hint">{ORDER_STATE_SENTENCE.created}</Note>
      <Form state={state} intent="cancel" action={`/payment/order/${order.id}`}>
        <div className={styles.ways}>
          {approveUrl && <ButtonLink href={approveUrl}>Pay {formatMoney(order)}</ButtonLink>}
          <Button kind="quiet">Cancel this order</Button>
        </div>
      </Form>
    </>
  );
}

const HEADINGS: Partial<Record<OrderView['state'], string>> = {
  failed: 'The payment did not go through',
  cancelled: 'Order cancelled',
  refunded: 'Order refunded',
};

function Over({ order }: OrderStatusProps) {
  const isFailed = order.state === 'failed';
  return (
    <>
      <h1>{HEADINGS[order.state]}</h1>
      <Note kind={isFailed ? 'problem' : 'hint'} isAlert={isFailed}>
        {ORDER_STATE_SENTENCE[order.state]}
        {isFailed && ' Your bank or wallet declined it. Try again with another card or another way to pay.'}
      </Note>
      <p className={styles.ways}>
        <ButtonLink href={`${planPath(order.plan, order.shown.currency)}#order`}>Try again</ButtonLink>
        <ButtonLink kind="quiet" href="/payment/">
          All plans
        </ButtonLink>
      </p>
    </>
  );
}
