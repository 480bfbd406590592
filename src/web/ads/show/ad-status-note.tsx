import { Moment } from '../../frame/time/moment.tsx';
import { showDate } from '../../ui/dates.ts';
import type { AdView } from './ad-page-view.ts';
import styles from './ad-status-note.module.css';

/** A ribbon over an ad that is not simply for sale. Its owner has a bar instead. */
export function AdStatusNote({ ad, isOwn }: { ad: AdView; isOwn: boolean }) {
  if (ad.standing && !isOwn)
    return (
      <div className={styles.note}>
        <p>{ad.standing}</p>
      </div>
    );
  if (ad.status === 'sold')
    return <p className={styles.sold}>{ad.soldAt ? `Sold on ${showDate(ad.soldAt)}` : 'Sold'}</p>;
  if (ad.isPaid) return <p className={styles.reserved}>Reserved: paid and held</p>;
  if (ad.reservedUntil !== null)
    return (
      <p className={styles.reserved}>
        Reserved until <Moment at={ad.reservedUntil} />
      </p>
    );
  return null;
}
