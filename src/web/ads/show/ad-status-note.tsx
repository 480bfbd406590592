import { AD_STATUS_IN_A_SENTENCE } from '#rules/ads/ad-words.ts';
import { PRIVATE_STATUSES } from '#rules/ads/state.ts';
import { type HoldKind, HOLDS } from '#rules/moderation/holds.ts';
import { showDate } from '../../ui/dates.ts';
import type { AdView } from './ad-page-view.ts';
import styles from './ad-status-note.module.css';

/** A ribbon over an ad that is not simply for sale. Its owner has a bar instead. */
export function AdStatusNote({ ad, held, isOwn }: { ad: AdView; held: HoldKind | null; isOwn: boolean }) {
  if (held !== null && !isOwn)
    return (
      <div className={styles.note}>
        <p>{HOLDS[held].why} Only its seller and our staff can see it.</p>
      </div>
    );
  if (ad.status === 'sold')
    return <p className={styles.sold}>{ad.soldAt ? `Sold on ${showDate(ad.soldAt)}` : 'Sold'}</p>;
  if (ad.status === 'live' || isOwn) return null;
  return (
    <div className={styles.note}>
      <p>
        <strong>This ad</strong> is {AD_STATUS_IN_A_SENTENCE[ad.status]}.
        {PRIVATE_STATUSES.includes(ad.status)
          ? ' Only its seller and our staff can see it.'
          : ' Nobody can ask about it at the moment.'}
      </p>
    </div>
  );
}
