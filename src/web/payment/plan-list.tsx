import { CURRENCIES, CURRENCY_NAMES, type Currency, formatMoney } from '#rules/money.ts';
import type { PlanView } from '#market/payments/order-view.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './payment.module.css';

type Shown = { currency: Currency; chosen: number | null };

export const isFreeView = (plan: PlanView) => plan.prices.GBP === 0;
export const describePlanLength = (plan: PlanView) =>
  plan.days === null ? 'No end date' : `${plan.days} days`;
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
export function PlanList({ plans, currency, chosen }: Shown & { plans: readonly PlanView[] }) {
  return (
    <ul className={styles.plans}>
      {plans.map((plan) => (
        <li
          key={plan.type}
          className={plan.type === chosen ? `${styles.plan} ${styles.chosen}` : styles.plan}
        >
          <h2>{plan.name}</h2>
          <p className={styles.price}>
            {isFreeView(plan) ? 'Free' : formatMoney({ amount: plan.prices[currency], currency })}
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
