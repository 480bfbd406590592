import { CURRENCIES, CURRENCY_NAMES, type Currency } from '#rules/money.ts';
import type { PlanView } from '#market/payments/order-view.ts';
import styles from './payment.module.css';

/** A plan as it is offered here: its price in the currency of the page, in minor units. */
export type Offer = Pick<PlanView, 'type' | 'name' | 'days' | 'takenBy'> & { price: number };

export const toOffer = ({ type, name, days, takenBy, prices }: PlanView, currency: Currency): Offer => ({
  type,
  name,
  days,
  takenBy,
  price: prices[currency],
});

export const describePlanLength = (plan: Offer) => (plan.days === null ? 'No end date' : `${plan.days} days`);
export const planPath = (type: number, currency: Currency) => `/payment/?plan=${type}&currency=${currency}`;

/** The currencies as links: the page is asked again in another one. */
export function CurrencyLinks({ currency, chosen }: { currency: Currency; chosen: number | null }) {
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
