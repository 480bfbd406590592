import { CURRENCIES, CURRENCY_NAMES, type Currency } from '#rules/money/money.ts';
import { type Charge, toCharge } from '#rules/payments/charge.ts';
import type { PlanView } from '#market/payments/order-view.ts';
import styles from './payment.module.css';

/** A plan as it is offered here: its price in the currency of the page, and what is charged for it. */
export type Offer = Pick<PlanView, 'type' | 'name' | 'days' | 'takenBy'> & { charge: Charge };

export const isFreeOffer = ({ charge }: Offer): boolean => charge.shown.amount === 0;

export const toOffer = ({ type, name, days, takenBy, prices }: PlanView, currency: Currency): Offer => ({
  type,
  name,
  days,
  takenBy,
  charge: toCharge(prices, currency),
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
