import type { ComponentProps } from 'react';
import { useFetcher } from 'react-router';
import { nounFor } from '#rules/text/plural.ts';
import { type AdStatus } from '#rules/ads/state.ts';
import { AD_STATUS_LABELS } from '#rules/ads/ad-words.ts';
import { HOLDS } from '#rules/moderation/holds.ts';
import { formatMoney } from '#rules/money.ts';
import { Hank } from '../hair/hank.tsx';
import { showDate } from '../ui/dates.ts';
import { asRefused, type FormState } from '../ui/form/form-state.ts';
import { Note } from '../ui/note.tsx';
import { readEvent, toMoveKey } from './step-answer.ts';
import type { MyAd } from './my-ad-data.ts';
import { MyAdActs } from './my-ad-acts.tsx';
import { BULK_FORM, toTickValue } from './ticked-ads-bar.tsx';
import styles from './my-ads.module.css';

type MyAdItemProps = {
  ad: MyAd;
  /** The box in its corner, where there is something to do with several. */
  box: Pick<ComponentProps<'input'>, 'checked' | 'onChange' | 'ref'> | null;
  /** What is being done to it together with others. */
  bulkEvent: string | undefined;
  onMove: (key: string) => void;
};

/** What an ad is as soon as somebody said so; the server has the last word. */
const AFTER: Partial<Record<string, AdStatus>> = {
  'put-live': 'live',
  pause: 'paused',
  'mark-sold': 'sold',
  delete: 'deleted',
};

/** One ad of one's own: how it stands, its figures, and what can be done now. */
export function MyAdItem({ ad: stored, box, bulkEvent, onMove }: MyAdItemProps) {
  const key = toMoveKey(stored.id);
  const fetcher = useFetcher<object>({ key });
  const event = readEvent(fetcher.formData) ?? bulkEvent;
  const ad = { ...stored, status: AFTER[event ?? ''] ?? stored.status };
  const name = ad.title ?? 'draft';
  return (
    <li
      className={styles.ad}
      data-ad=""
      aria-busy={event !== undefined}
      hidden={ad.status === 'deleted' && stored.status !== 'deleted'}
    >
      <div className={styles.photo}>
        {box && (
          <input
            {...box}
            className={styles.pick}
            type="checkbox"
            form={BULK_FORM}
            name="ad"
            value={toTickValue(stored)}
            aria-label={`Tick: ${name}`}
          />
        )}
        {ad.photo ? (
          <img src={ad.photo} width={120} height={150} alt="" loading="lazy" />
        ) : (
          <Hank colour={ad.colour ?? 'brown'} texture="straight" />
        )}
      </div>
      <div className={styles.text}>
        <div className={styles.words}>
          <p className={styles.standing}>
            <b className={styles[ad.status]}>{AD_STATUS_LABELS[ad.status]}</b>
            <span>{describeStanding(ad)}</span>
            {ad.held && <span>{HOLDS[ad.held].label}</span>}
          </p>
          <h2>{ad.page ? <a href={ad.page}>{ad.title}</a> : (ad.title ?? 'Untitled draft')}</h2>
        </div>
        <AdFigureLine ad={ad} />
        <RefusedStep state={event === undefined ? asRefused(fetcher.data) : undefined} />
        {/* Until the answer is there nobody knows what may be done next. */}
        <div className={styles.acts} inert={event !== undefined}>
          <MyAdActs ad={stored} sender={{ fetcher, onMove: () => onMove(key) }} />
        </div>
      </div>
    </li>
  );
}

function RefusedStep({ state }: { state: FormState | undefined }) {
  if (!state) return null;
  return (
    <Note kind="problem" isAlert>
      {state.message} {Object.values(state.problems).flat().join(' ')}{' '}
      {state.needsPlan && <a href="/payment/">Choose a plan</a>}
    </Note>
  );
}

/** The price, and the day that counts. */
function describeStanding(ad: MyAd): string {
  const amount = ad.status === 'sold' ? (ad.soldPrice ?? ad.price) : ad.price;
  const price = amount !== null && ad.currency ? formatMoney({ amount, currency: ad.currency }) : null;
  const until = ad.status === 'live' && ad.expiresOn ? `until ${showDate(ad.expiresOn)}` : null;
  const buyer = ad.askers.find(({ isBuyer }) => isBuyer);
  const sold =
    ad.status === 'sold' && ad.soldOn
      ? `on ${showDate(ad.soldOn)}${buyer ? ` to ${buyer.username}` : ''}`
      : null;
  return [price, until ?? sold].filter(Boolean).join(', ');
}

function AdFigureLine({ ad }: { ad: MyAd }) {
  if (ad.page === null) return null;
  const { views, saves, conversations } = ad.figures;
  return (
    <p className={styles.figures}>
      <span>
        <b>{views}</b> {nounFor(views, 'view')}
      </span>
      <span>
        <b>{saves}</b> {nounFor(saves, 'save')}
      </span>
      <span>
        <b>{conversations}</b> {nounFor(conversations, 'conversation')}
      </span>
      <a href={`/seller/seller-profile/ads/${ad.id}`} aria-label={`Figures by day: ${ad.title}`}>
        By day
      </a>
    </p>
  );
}
