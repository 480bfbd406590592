import { CURRENCIES, CURRENCY_NAMES, type Currency, formatMoney } from '#rules/money.ts';
import type { PlanView } from '#market/payments/order-view.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './payment.module.css';

type Shown = { currency: Currency; chosen: number | null };

/** A plan as it is offered here: its price in the currency of the page, in minor units. */
export type Offer = Pick<PlanView, 'type' | 'name' | 'days' | 'gives'> & { price: number };

export const toOffer = ({ type, name, days, gives, prices }: PlanView, currency: Currency): Offer => ({
  type,
  name,
  days,
  gives,
  price: prices[currency],
});

export const describePlanLength = (plan: Offer) => (plan.days === null ? 'No end date' : `${plan.days} days`);
export const planPath = (type: number, currency: Currency) => `/payment/?plan=${type}&currency=${currency}`;

/** The currencies as links: the page is asked again in another one. */
export function CurrencyLinks({ currency, chosen }: Shown) {
  return (
    <nav aria-label="Currency">
      <ul className={styles.currencies}>
        {CURRENCIES.map((each) => (
          <li key={each}>
            <a
              href={chosen === null ? `/payment/?currency=${each}` : planPath(chosen, each)}
              aria-current={each === currency ? 'true' : undefined}
            >
              {CURRENCY_NAMES[each]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What each plan gives, costs and how long it runs. */
export function PlanList({ plans, currency, chosen }: Shown & { plans: readonly Offer[] }) {
  return (
    <ul className={styles.plans}>
      {plans.map((plan) => (
        <li
          key={plan.type}
          className={plan.type === chosen ? `${styles.plan} ${styles.chosen}` : styles.plan}
        >
          <h2>{plan.name}</h2>
          <p className={styles.price}>
            {plan.price === 0 ? 'Free' : formatMoney({ amount: plan.price, currency })}
          </p>
          <p className={styles.small}>{describePlanLength(plan)} · does not renew by itself</p>
          <ul>
            {plan.gives.map((gift) => (
              <li key={gift}>{gift}</li>
            ))}
          </ul>
          {plan.type !== chosen && (
            <ButtonLink kind="secondary" href={`${planPath(plan.type, currency)}#order`}>
              Choose {plan.name}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
