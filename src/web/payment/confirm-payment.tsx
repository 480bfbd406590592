import { formatCharge } from '#rules/payments/charge.ts';
import type { OrderView } from '#market/payments/order-view.ts';
import type { FormState } from '../ui/form/form-state.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form/form.tsx';
import { useSendAtOnce } from '../ui/form/use-send-at-once.ts';
import { Note } from '../ui/note.tsx';
import { useIsAlive } from '../ui/hooks/use-is-alive.ts';
import styles from './payment.module.css';

/**
 * The payer is back from the provider: the money is taken by a form, because an address that is merely opened takes
 * none. With script it is sent at once; without, by one more press. Whoever leaves here is served by our job a minute
 * later, and however often it is sent, it is taken once.
 */
export function ConfirmPayment({ order, state }: { order: OrderView; state: FormState | undefined }) {
  const form = useSendAtOnce(state);
  const isByItself = useIsAlive() && state === undefined;
  return (
    <>
      <h1>{isByItself ? 'Confirming your payment…' : 'Confirm your payment'}</h1>
      <Note kind="hint">
        {isByItself
          ? 'This takes a few seconds. You will not be charged twice.'
          : `You have agreed to pay ${formatCharge({ shown: order.shown, charged: order })}. One press finishes your order; you will not be charged twice.`}
      </Note>
      <Form ref={form} state={state} intent="capture" action={`/payment/order/${order.id}?approved`}>
        <div className={styles.ways}>
          <Button disabled={isByItself}>Finish my order</Button>
        </div>
      </Form>
    </>
  );
}
