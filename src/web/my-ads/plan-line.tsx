import { plural } from '#rules/text/plural.ts';
import { showDate } from '../ui/dates.ts';
import type { ShownPlan } from './my-ad-data.ts';
import styles from './my-ads.module.css';

/** Which plan runs, how long, and how much room it has. */
export function PlanLine({ plan }: { plan: ShownPlan }) {
  const { name, expiresOn, liveAds, liveAdLimit, reason } = plan;
  return (
    <div className={styles.plan}>
      <b>{name ?? 'No plan yet'}</b>
      <span>
        {liveAds} of {plural(liveAdLimit, 'place')} taken
        {expiresOn && `, until ${showDate(expiresOn)}`}
      </span>
      {reason && <span>{reason}</span>}
      <a href="/payment/">{name ? 'Change plan' : 'Choose a plan'}</a>
    </div>
  );
}
