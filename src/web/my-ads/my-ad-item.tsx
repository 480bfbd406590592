import { nounFor } from '#rules/text/plural.ts';
import { type AdEvent } from '#rules/ads/state.ts';
import { AD_STATUS_LABELS } from '#rules/ads/ad-words.ts';
import { HOLDS } from '#rules/moderation/holds.ts';
import { formatMoney } from '#rules/money.ts';
import type { OwnAdCard } from '#market/ads/mine/own-ad-view.ts';
import { Hank } from '../hair/hank.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { showDate } from '../ui/dates.ts';
import { Options } from '../ui/form/options.tsx';
import { MoneyField } from '../ui/form/money-field.tsx';
import { AdStepForm } from './ad-step-form.tsx';
import { BULK_FORM } from './ticked-ads-bar.tsx';
import { DeleteAct } from './delete-act.tsx';
import styles from './my-ads.module.css';

/** One ad of one's own: how it stands, its figures, and what can be done now. */
export function MyAdItem({ ad, isTickable }: { ad: OwnAdCard; isTickable: boolean }) {
  return (
    <li className={styles.ad} data-ad="">
      <div className={styles.photo}>
        {isTickable && (
          <input
            className={styles.pick}
            type="checkbox"
            form={BULK_FORM}
            name="ad"
            value={`${ad.id}:${ad.version}`}
            aria-label={`Tick: ${ad.title ?? 'draft'}`}
          />
        )}
        {ad.photo ? (
          <img src={ad.photo.urls.small} width={120} height={150} alt="" loading="lazy" />
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
          <h2>{ad.publishedAt ? <a href={ad.url}>{ad.title}</a> : (ad.title ?? 'Untitled draft')}</h2>
        </div>
        <AdFigureLine ad={ad} />
        <Actions ad={ad} />
      </div>
    </li>
  );
}

/** The price, and the day that counts. */
function describeStanding(ad: OwnAdCard): string {
  const amount = ad.status === 'sold' ? (ad.soldPrice ?? ad.price) : ad.price;
  const price = amount !== null && ad.currency ? formatMoney({ amount, currency: ad.currency }) : null;
  const until = ad.status === 'live' && ad.expiresAt ? `until ${showDate(ad.expiresAt)}` : null;
  const buyer = ad.askers.find(({ isBuyer }) => isBuyer);
  const sold =
    ad.status === 'sold' && ad.soldAt
      ? `on ${showDate(ad.soldAt)}${buyer ? ` to ${buyer.username}` : ''}`
      : null;
  return [price, until ?? sold].filter(Boolean).join(', ');
}

function AdFigureLine({ ad }: { ad: OwnAdCard }) {
  if (ad.publishedAt === null) return null;
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

function Actions({ ad }: { ad: OwnAdCard }) {
  const may = (event: AdEvent) => ad.allowed.includes(event);
  const isOver = ad.status === 'sold' || ad.status === 'deleted' || ad.status === 'rejected';
  return (
    <div className={styles.acts}>
      {!isOver && (
        <ButtonLink
          href={`/post-an-ad/check?draft=${ad.id}`}
          kind={ad.status === 'draft' ? 'primary' : 'secondary'}
          aria-label={`${ad.status === 'draft' ? 'Continue' : 'Edit'}: ${ad.title ?? 'draft'}`}
        >
          {ad.status === 'draft' ? 'Continue' : 'Edit'}
        </ButtonLink>
      )}
      {may('put-live') && (
        <AdStepForm ad={ad} event="put-live" text={ad.status === 'expired' ? 'Relist' : 'Put live'} />
      )}
      {may('undo-delete') && <AdStepForm ad={ad} event="undo-delete" text="Undo delete" />}
      {may('pause') && <AdStepForm ad={ad} event="pause" text="Pause" />}
      {may('mark-sold') && (
        <details>
          <summary>Mark as sold</summary>
          <AdStepForm ad={ad} event="mark-sold" text="Yes, it is sold">
            {ad.askers.length > 0 && <SoldTo ad={ad} />}
            <MoneyField
              name="soldPrice"
              label={`Sold for (optional${ad.currency ? `, ${ad.currency}` : ''})`}
              hint="Helps others find a fair price; your name is never shown with it"
              currency={ad.currency}
            />
          </AdStepForm>
        </details>
      )}
      {may('delete') && (
        <DeleteAct>
          <AdStepForm ad={ad} event="delete" text="Delete this ad" />
        </DeleteAct>
      )}
    </div>
  );
}

/** One of those who wrote about it. It stays between the two and us. */
function SoldTo({ ad }: { ad: OwnAdCard }) {
  return (
    <label className={styles.soldTo}>
      <span>Sold to (optional)</span>
      <select name="conversationId" defaultValue="">
        <option value="">Somebody else, or I would rather not say</option>
        <Options options={ad.askers.map(({ conversationId, username }) => [conversationId, username])} />
      </select>
    </label>
  );
}
