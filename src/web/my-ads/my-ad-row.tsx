import type { AdEvent } from '#rules/ad-state.ts';
import { AD_STATUS_LABELS } from '#rules/ad-words.ts';
import { formatMoney } from '#rules/money.ts';
import type { OwnAdCard } from '#rules/own-ad.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { showDate } from '../ui/dates.ts';
import { Field } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import styles from './my-ads.module.css';

/** One ad of one's own: how it stands, its figures, and what can be done now. */
export function MyAdRow({ ad }: { ad: OwnAdCard }) {
  const may = (event: AdEvent) => ad.allowed.includes(event);
  const isOver = ad.status === 'sold' || ad.status === 'deleted' || ad.status === 'rejected';
  const { views, saves, conversations } = ad.figures;
  return (
    <li className={styles.ad}>
      {ad.photo && <img src={ad.photo.urls.small} width={120} height={150} alt="" loading="lazy" />}
      <div className={styles.text}>
        <h2>
          {ad.publishedAt ? <a href={ad.url}>{ad.title}</a> : (ad.title ?? 'A draft without a title yet')}
        </h2>
        <p>
          <b>{AD_STATUS_LABELS[ad.status]}</b>
          {ad.price !== null &&
            ad.currency &&
            `, ${formatMoney({ amount: ad.price, currency: ad.currency })}`}
          {ad.status === 'live' && ad.expiresAt && `, until ${showDate(ad.expiresAt)}`}
          {ad.status === 'sold' && ad.soldAt && `, on ${showDate(ad.soldAt)}`}
        </p>
        <p>
          {views} views, {saves} saves, {conversations} conversations
        </p>
        <div className={styles.acts}>
          {!isOver && (
            <ButtonLink href={`/post-an-ad/check?draft=${ad.id}`} kind="secondary">
              {ad.status === 'draft' ? 'Go on' : 'Edit'}
            </ButtonLink>
          )}
          {may('put-live') && (
            <Act ad={ad} event="put-live" text={ad.status === 'expired' ? 'Relist' : 'Put live'} />
          )}
          {may('pause') && <Act ad={ad} event="pause" text="Pause" />}
        </div>
        {may('mark-sold') && (
          <details>
            <summary>Mark as sold</summary>
            <Act ad={ad} event="mark-sold" text="It is sold">
              <Field
                name="soldPrice"
                label={`Sold for (optional${ad.currency ? `, ${ad.currency}` : ''})`}
                inputMode="decimal"
              />
            </Act>
          </details>
        )}
        {may('delete') && (
          <details>
            <summary>Delete</summary>
            <p>The ad disappears at once. Our staff can bring it back for 30 days.</p>
            <Act ad={ad} event="delete" text="Delete this ad" />
          </details>
        )}
      </div>
    </li>
  );
}

type ActProps = { ad: OwnAdCard; event: AdEvent; text: string; children?: React.ReactNode };

function Act({ ad, event, text, children }: ActProps) {
  return (
    <Form state={undefined}>
      <input type="hidden" name="adId" value={ad.id} />
      <input type="hidden" name="version" value={ad.version} />
      {children}
      <Button name="event" value={event} kind="quiet" aria-label={`${text}: ${ad.title ?? 'draft'}`}>
        {text}
      </Button>
    </Form>
  );
}
