import { plural } from '#rules/text/plural.ts';
import type { SellerPaidCheck } from '#market/payments/order-view.ts';
import { showDate } from '../ui/dates.ts';
import styles from './my-ads.module.css';

/** Which plan runs, how long, and how much room it has. */
export function PlanLine({ plan }: { plan: SellerPaidCheck }) {
  const { plan: name, expiresAt, liveAds, liveAdLimit, reason } = plan;
  return (
    <div className={styles.plan}>
      <b>{name ?? 'No plan yet'}</b>
      <span>
        {liveAds} of {plural(liveAdLimit, 'place')} taken
        {expiresAt && `, until ${showDate(expiresAt)}`}
      </span>
      {reason && <span>{reason}</span>}
      <a href="/payment/">{name ? 'Change plan' : 'Choose a plan'}</a>
    </div>
  );
}
