import { type Currency, formatMoney } from '#rules/money/money.ts';
import { formatCharge, formatShown, isChargedAsShown } from '#rules/payments/charge.ts';
import type { SubscriptionView } from '#market/payments/order-view.ts';
import type { FormState } from '../ui/form/form-state.ts';
import { Button } from '../ui/button.tsx';
import { Day } from '../frame/time/day.tsx';
import { Form } from '../ui/form/form.tsx';
import { Note } from '../ui/note.tsx';
import { describePlanLength, isFreeOffer, type Offer, planPath } from './plan-list.tsx';
import styles from './payment.module.css';

type Summary = {
  plan: Offer;
  currency: Currency;
  subscription: SubscriptionView;
  state: FormState | undefined;
};

/** What is ordered and for how much, said once more before the button and on it. */
export function OrderSummary({ plan, currency, subscription, state }: Summary) {
  const { charge } = plan;
  const isFree = isFreeOffer(plan);
  return (
    <section className={styles.sheet} id="order" aria-labelledby="order-title">
      <h2 id="order-title">Your order</h2>
      <dl className={styles.facts}>
        <dt>Plan</dt>
        <dd>{plan.name}</dd>
        <dt>How long</dt>
        <dd>{describePlanLength(plan)}</dd>
        <dt>Total</dt>
        <dd>
          <b>{isFree ? 'Free' : formatCharge(charge)}</b>
        </dd>
      </dl>
      {!isFree && !isChargedAsShown(charge) && (
        <Note kind="hint">
          PayPal takes no rupees. You pay {formatMoney(charge.charged)} in US dollars, and your bank turns it
          into rupees at its own rate: {formatShown(charge)}.
        </Note>
      )}
      <Replaces plan={plan} subscription={subscription} />
      <Form state={state} action={planPath(plan.type, currency)} reloadDocument>
        <input type="hidden" name="plan" value={plan.type} />
        <input type="hidden" name="currency" value={currency} />
        <input type="hidden" name="shownAmount" value={charge.shown.amount} />
        <Button>{isFree ? `Start ${plan.name}` : `Pay ${formatMoney(charge.charged)}`}</Button>
      </Form>
      {!isFree && (
        <p className={styles.small}>
          You pay by card or wallet on the payment provider’s own page; we never see a card number. Nothing
          renews by itself. Within 14 days you can change your mind: a button on your order gives you back the
          money for the days that are left.
        </p>
      )}
    </section>
  );
}

/** What becomes of a plan that still runs. */
function Replaces({ plan, subscription }: Pick<Summary, 'plan' | 'subscription'>) {
  const { isActive, subscriptionType, planName, endsAt } = subscription;
  if (isActive === 0 || planName === null || endsAt === null) return null;
  return (
    <Note kind="hint">
      {subscriptionType === plan.type ? (
        <>
          The time left on your plan (until <Day of={endsAt} />) is added to the new one.
        </>
      ) : (
        <>
          This replaces {planName}, which would have run until <Day of={endsAt} />.
        </>
      )}
    </Note>
  );
}
