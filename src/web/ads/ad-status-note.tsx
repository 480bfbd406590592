import { AD_STATUS_IN_A_SENTENCE } from '#rules/ad-words.ts';
import { PRIVATE_STATUSES } from '#rules/ad-state.ts';
import type { AdDetails } from '#rules/ad-views.ts';
import { showDate } from '../ui/dates.ts';
import styles from './ad-status-note.module.css';

/** A ribbon over an ad that is not simply for sale, or that is the reader's own. */
export function AdStatusNote({ ad, isOwn }: { ad: AdDetails; isOwn: boolean }) {
  if (ad.status === 'sold')
    return <p className={styles.sold}>{ad.soldAt ? `Sold on ${showDate(ad.soldAt)}` : 'Sold'}</p>;
  if (ad.status === 'live' && !isOwn) return null;
  return (
    <div className={styles.note}>
      <p>
        <strong>{isOwn ? 'Your ad' : 'This ad'}</strong> is {AD_STATUS_IN_A_SENTENCE[ad.status]}
        {ad.status === 'live' && ad.expiresAt && ` until ${showDate(ad.expiresAt)}`}.
        {PRIVATE_STATUSES.includes(ad.status) &&
          ` Only ${isOwn ? 'you' : 'its seller'} and our staff can see it.`}
      </p>
      {isOwn && <a href="/seller/seller-profile">Manage your ads</a>}
    </div>
  );
}
