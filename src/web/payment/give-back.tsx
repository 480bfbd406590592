import { formatMoney } from '#rules/money/money.ts';
import { plural } from '#rules/text/plural.ts';
import type { GiveBackOffer } from '#market/payments/give-back/give-back-view.ts';
import type { OrderView } from '#market/payments/order-view.ts';
import type { FormState } from '../ui/form/form-state.ts';
import { Day } from '../frame/time/day.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Form } from '../ui/form/form.tsx';
import { Note } from '../ui/note.tsx';
import styles from './payment.module.css';

type GiveBackProps = { order: OrderView; offer: GiveBackOffer; state: FormState | undefined };

/** What goes back and what ends, said before it is done. */
export function ConfirmGiveBack({ order, offer, state }: GiveBackProps) {
  const sum = formatMoney({ amount: offer.sum, currency: order.currency });
  return (
    <section className={styles.sheet} id="give-back" aria-labelledby="give-back-title">
      <h2 id="give-back-title">Get your money back</h2>
      <p>
        You get {sum} of {formatMoney(order)} back, for {plural(offer.daysLeft, 'day')} that{' '}
        {offer.daysLeft === 1 ? 'is' : 'are'} left. It arrives the way you paid, usually within five working
        days.
      </p>
      <Note kind="hint">
        {order.planName} from this order ends at once. <After {...offer} />
      </Note>
      <Form state={state} intent="give-back" action={`/payment/order/${order.id}?give-back`}>
        <input type="hidden" name="sum" value={offer.sum} />
        <div className={styles.ways}>
          <Button>End the plan and get {sum} back</Button>
          <ButtonLink kind="quiet" href={`/payment/order/${order.id}`}>
            Keep the plan
          </ButtonLink>
        </div>
      </Form>
    </section>
  );
}

function After({ after }: GiveBackOffer) {
  if (after === null) return <>You then have no plan: your ads stay, and nothing new can be published.</>;
  return (
    <>
      You then have {after.planName}
      {after.endsAt && (
        <>
          {' '}
          until <Day of={after.endsAt} />
        </>
      )}
      .
    </>
  );
}

/** The way to it, while there is one. */
export function GiveBackLink({ order, offer }: Omit<GiveBackProps, 'state'>) {
  return (
    <p className={styles.small}>
      Changed your mind? Until <Day of={offer.until} /> you can{' '}
      <a href={`/payment/order/${order.id}?give-back#give-back`}>get your money back</a> for the days that are
      left.
    </p>
  );
}
