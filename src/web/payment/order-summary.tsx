import { type Currency, formatMoney } from '#rules/money.ts';
import type { SubscriptionView } from '#market/payments/order-view.ts';
import type { FormState } from '../ui/form/form-state.ts';
import { Button } from '../ui/button.tsx';
import { Day } from '../frame/time/day.tsx';
import { Form } from '../ui/form/form.tsx';
import { Note } from '../ui/note.tsx';
import { describePlanLength, type Offer, planPath } from './plan-list.tsx';
import styles from './payment.module.css';

type Summary = {
  plan: Offer;
  currency: Currency;
  subscription: SubscriptionView;
  state: FormState | undefined;
};

/** What is ordered and for how much, said once more before the button and on it. */
export function OrderSummary({ plan, currency, subscription, state }: Summary) {
  const total = formatMoney({ amount: plan.price, currency });
  const isFree = plan.price === 0;
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
          <b>{isFree ? 'Free' : `${total} (${currency})`}</b>
        </dd>
      </dl>
      <Replaces plan={plan} subscription={subscription} />
      <Form state={state} action={planPath(plan.type, currency)} reloadDocument>
        <input type="hidden" name="plan" value={plan.type} />
        <input type="hidden" name="currency" value={currency} />
        <Button>{isFree ? `Start ${plan.name}` : `Pay ${total}`}</Button>
      </Form>
      {!isFree && (
        <p className={styles.small}>
          You pay by card or wallet on the payment provider’s own page; we never see a card number. Nothing
          renews by itself. If you have not used the plan, write to us within 14 days and we will refund you.
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
