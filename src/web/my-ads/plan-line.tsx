import { plural } from '#rules/text/plural.ts';
import { Day } from '../frame/time/day.tsx';
import type { ShownPlan } from './my-ad-data.ts';
import styles from './my-ads.module.css';

/** Which plan runs, how long, and how much room it has: in one line. */
export function PlanLine({ plan }: { plan: ShownPlan }) {
  const { name, expiresAt, liveAds, liveAdLimit, featuredAds, featuredAdLimit, reason } = plan;
  return (
    <p className={styles.plan}>
      <b>{name ?? 'No plan yet'}</b>
      <span>
        {hasPlaces(plan) ? `${liveAds} of ${plural(liveAdLimit, 'place')} taken` : name && reason}
        {featuredAdLimit > 0 && (
          <span className={styles.wide}>
            , {featuredAds} of {featuredAdLimit} featured
          </span>
        )}
        {hasPlaces(plan) && expiresAt && (
          <span className={styles.wide}>
            , until <Day of={expiresAt} />
          </span>
        )}
      </span>
      <a href="/payment/" aria-label={name ? 'Change plan' : undefined}>
        {name ? (
          <>
            Change<span className={styles.wide}> plan</span>
          </>
        ) : (
          'Choose a plan'
        )}
      </a>
    </p>
  );
}

/** Without any, nothing can be put live: that is said first. */
export const hasPlaces = ({ liveAdLimit }: ShownPlan): boolean => liveAdLimit > 0;
