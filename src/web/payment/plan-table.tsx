import type { ReactNode } from 'react';
import type { Currency } from '#rules/money/money.ts';
import { formatShown } from '#rules/payments/charge.ts';
import type { PlanDifference } from '#rules/payments/compare-plans.ts';
import type { SubscriptionView } from '#market/payments/order-view.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Form } from '../ui/form/form.tsx';
import { describePlanLength, isFreeOffer, type Offer, planPath } from './plan-list.tsx';
import styles from './plan-table.module.css';

type PlanTableProps = {
  plans: readonly Offer[];
  differences: readonly PlanDifference[];
  usual: number | null;
  currency: Currency;
  chosen: number | null;
  /** Of whoever looks; null for visitors. */
  subscription: SubscriptionView | null;
};

const TITLES = { seller: 'If you sell', buyer: 'If you buy' };

/** The plans of sellers or of buyers side by side: what each costs, how long it runs and what it gives. */
export function PlanTable({ plans, differences, usual, ...shown }: PlanTableProps) {
  const kind = plans[0]?.takenBy;
  if (kind === undefined) return null;
  const { chosen } = shown;
  const tell = (value: (plan: Offer) => ReactNode) => plans.map((plan) => ({ plan, value: value(plan) }));
  const rows = [
    {
      label: 'Price',
      cells: tell((plan) => (
        <b className={styles.price}>{isFreeOffer(plan) ? 'Free' : formatShown(plan.charge)}</b>
      )),
    },
    { label: 'Choose it', cells: tell((plan) => <TakeIt plan={plan} {...shown} />) },
    { label: 'How long it runs', cells: tell(describePlanLength) },
    ...differences.map(({ label, values, url }) => ({
      label,
      url,
      cells: tell((plan) => values[plans.indexOf(plan)]),
    })),
  ];
  return (
    <table className={plans.length > 2 ? styles.table : `${styles.table} ${styles.two}`}>
      <caption>{TITLES[kind]}</caption>
      <thead>
        <tr>
          <td>Plan</td>
          {plans.map(({ type, name }) => (
            <th key={type} scope="col" className={type === chosen ? styles.chosen : undefined}>
              {name}
              {type === usual && <small className={styles.usual}>Usual choice</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells, ...row }) => (
          <tr key={label}>
            <th scope="row">{'url' in row && row.url ? <a href={row.url}>{label}</a> : label}</th>
            {cells.map(({ plan, value }) => (
              <td key={plan.type} className={plan.type === chosen ? styles.chosen : undefined}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One tap starts what is free; what costs something is shown once more before it is paid. */
function TakeIt({
  plan,
  currency,
  chosen,
  subscription,
}: Pick<PlanTableProps, 'currency' | 'chosen' | 'subscription'> & { plan: Offer }) {
  const { type, name } = plan;
  const running = subscription?.isActive === 1 ? subscription.subscriptionType : null;
  const isFree = isFreeOffer(plan);
  if (isFree && running !== null) return running === type ? 'Yours now' : 'When yours ends';
  if (type === chosen) return <a href="#order">Your order</a>;
  if (isFree && subscription !== null)
    return (
      <Form state={undefined} action="/payment/" reloadDocument>
        <input type="hidden" name="plan" value={type} />
        <input type="hidden" name="currency" value={currency} />
        <Button kind="secondary" aria-label={`Start ${name}`}>
          Start
        </Button>
      </Form>
    );
  return (
    <ButtonLink kind="secondary" href={`${planPath(type, currency)}#order`} aria-label={`Choose ${name}`}>
      Choose
    </ButtonLink>
  );
}
