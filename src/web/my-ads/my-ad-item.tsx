import type { ComponentProps } from 'react';
import { useFetcher } from 'react-router';
import { describeLowOffers } from '#rules/offers/amount/low-offer-words.ts';
import { numberWord } from '#rules/text/number-words.ts';
import { nounFor } from '#rules/text/plural.ts';
import { type AdStatus } from '#rules/ads/state.ts';
import { AD_STATUS_LABELS } from '#rules/ads/ad-words.ts';
import { HOLDS } from '#rules/moderation/holds.ts';
import { COLOUR_LABELS } from '#rules/hair/hair-words.ts';
import { formatMoney, formatPricePerGram, pricePerGram } from '#rules/money/money.ts';
import { Hank } from '../hair/hank/hank.tsx';
import { Swatch } from '../hair/swatch.tsx';
import { FreshChip } from '../sales/light/fresh-chip.tsx';
import { hasEnd, showDate, showDay } from '../ui/dates.ts';
import { asRefused, type FormState } from '../ui/form/form-state.ts';
import { Note } from '../ui/note.tsx';
import { readEvent, toMoveKey } from './steps/step-answer.ts';
import type { MyAd } from './my-ad-data.ts';
import { MY_ADS_FORMS } from './my-ads-address.ts';
import { PriceLink, PricePanel } from './price/edit-price.tsx';
import { type PriceEditor, usePriceEditor } from './price/use-price-editor.ts';
import { WantedLine } from '../wanted/mine/wanted-line.tsx';
import { MyAdMenu } from './my-ad-menu.tsx';
import { NextStep } from './steps/next-step.tsx';
import { BULK_FORM, toTickValue } from './ticked/ticked-ads-bar.tsx';
import layout from '../ui/layout.module.css';
import styles from './my-ad.module.css';

type MyAdItemProps = {
  ad: MyAd;
  /** The box in its corner, where there is something to do with several. */
  box: Pick<ComponentProps<'input'>, 'checked' | 'onChange' | 'ref'> | null;
  /** What is being done to it together with others. */
  bulkEvent: string | undefined;
  onMove: (key: string) => void;
  sent: FormState | undefined;
};

/** What an ad is as soon as somebody said so; the server has the last word. */
const AFTER: Partial<Record<string, AdStatus>> = {
  'put-live': 'live',
  pause: 'paused',
  'mark-sold': 'sold',
  delete: 'deleted',
};

/** One ad of one's own: how it stands, its figures, and what can be done now. */
export function MyAdItem({ ad: stored, box, bulkEvent, onMove, sent }: MyAdItemProps) {
  const key = toMoveKey(stored.id);
  const fetcher = useFetcher<object>({ key });
  const event = readEvent(fetcher.formData) ?? bulkEvent;
  const ad = { ...stored, status: AFTER[event ?? ''] ?? stored.status };
  const editor = usePriceEditor({ ...stored, currency: stored.currency ?? 'GBP' }, sent);
  const acts = { ad: stored, sender: { fetcher, onMove: () => onMove(key) }, isBusy: event !== undefined };
  return (
    <li
      className={styles.ad}
      data-ad=""
      aria-busy={event !== undefined}
      hidden={ad.status === 'deleted' && stored.status !== 'deleted'}
    >
      <div className={styles.up}>
        <div className={styles.photo}>
          {box && (
            <input
              {...box}
              className={styles.pick}
              type="checkbox"
              form={BULK_FORM}
              name="ad"
              value={toTickValue(stored)}
              aria-label={`Tick: ${ad.title ?? 'draft'}`}
            />
          )}
          {ad.photo ? (
            <img src={ad.photo} width={120} height={150} alt="" loading="lazy" />
          ) : (
            <Hank colour={ad.colour ?? 'brown'} texture="straight" />
          )}
        </div>
        <AdWords ad={ad} editor={isPriceOpen(stored) ? editor : null} />
      </div>
      <PricePanel editor={editor} action={MY_ADS_FORMS} />
      <RefusedStep state={event === undefined ? asRefused(fetcher.data) : undefined} />
      <MyAdMenu {...acts} />
      <OfferLine ad={ad} />
      <WantedLine ad={ad} />
      <AdFigureLine ad={ad} />
      <NextStep {...acts} />
    </li>
  );
}

/** What is on show, or was, is offered at a price that may change; a sold ad's may not. */
const isPriceOpen = ({ status, currency, held }: MyAd) =>
  currency !== null && held === null && ['live', 'paused', 'expired'].includes(status);

function AdWords({ ad, editor }: { ad: MyAd; editor: PriceEditor | null }) {
  const facts = [describeColour(ad), describeGrams(ad), ad.number].filter((words) => words !== null);
  return (
    <div className={styles.words}>
      <p className={styles.standing}>
        <b className={styles[ad.status]}>{AD_STATUS_LABELS[ad.status]}</b>
        <span>{describeStanding(ad)}</span>
        {ad.featuredUntil && (
          <span>
            <b className={styles.expired}>Featured</b> {describeFeaturedEnd(ad.featuredUntil)}
          </span>
        )}
        {ad.reservedUntil && (
          <span>
            <b className={styles.expired}>Reserved</b>{' '}
            {ad.isPaid ? 'paid and held' : `until ${showDay(ad.reservedUntil)}`}
          </span>
        )}
        {ad.held && <span>{HOLDS[ad.held].label}</span>}
      </p>
      {ad.lit && (
        <p>
          <a href={`/sales/${ad.lit.saleId}`}>
            <FreshChip {...ad.lit} />
            <small className={layout.visuallyHidden}>: {ad.title}</small>
          </a>
        </p>
      )}
      <h2>{ad.page ? <a href={ad.page}>{ad.title}</a> : (ad.title ?? 'Untitled draft')}</h2>
      <p className={styles.facts}>
        {ad.colour && <Swatch colour={ad.colour} />} {facts.join(' · ')}
      </p>
      {editor ? <PriceLink editor={editor} /> : <PriceLine ad={ad} />}
    </div>
  );
}

/** Plans without an end have places without one. */
const describeFeaturedEnd = (until: string) => (hasEnd(until) ? `until ${showDate(until)}` : null);

const describeColour = ({ colour }: MyAd) => colour && COLOUR_LABELS[colour];

const describeGrams = ({ grams, gramsEstimated }: MyAd) =>
  grams === null ? null : `${gramsEstimated ? 'about ' : ''}${grams} g`;

/** What is asked for it, or what it fetched. */
function PriceLine({ ad }: { ad: MyAd }) {
  const amount = ad.status === 'sold' ? (ad.soldPrice ?? ad.price) : ad.price;
  const { currency } = ad;
  if (amount === null || currency === null) return null;
  const perGram = pricePerGram(amount, ad.grams ?? 0);
  return (
    <p className={styles.price}>
      <b>{formatMoney({ amount, currency })}</b>
      {perGram !== null && <span>{formatPricePerGram(perGram, currency).replace(' per gram', '/g')}</span>}
    </p>
  );
}

function RefusedStep({ state }: { state: FormState | undefined }) {
  if (!state) return null;
  return (
    <div className={styles.refused}>
      <Note kind="problem" isAlert>
        {state.message} {Object.values(state.problems).flat().join(' ')}{' '}
        {state.needsPlan && <a href="/payment/">Choose a plan</a>}
        {state.needsTrader && <a href="/trade#details">Trader details</a>}
      </Note>
    </div>
  );
}

/** The day that counts. */
function describeStanding(ad: MyAd): string | null {
  if (ad.status === 'live' && ad.expiresOn) return `until ${showDay(ad.expiresOn)}`;
  if (ad.status !== 'sold' || !ad.soldOn) return null;
  const buyer = ad.askers.find(({ isBuyer }) => isBuyer);
  return `on ${showDay(ad.soldOn)}${buyer ? ` to ${buyer.username}` : ''}`;
}

/** The way to what waits for an answer, and what came in below the lowest. */
function OfferLine({ ad: { openOffers, figures, title } }: { ad: MyAd }) {
  const low = describeLowOffers(figures.lowOffers);
  if (openOffers === 0 && low === null) return null;
  return (
    <p className={styles.next}>
      {openOffers > 0 && (
        <a href="/offers">
          {openOffers === 1 ? 'One offer waits' : `${numberWord(openOffers)} offers wait`} for you
          <small className={layout.visuallyHidden}>: {title}</small>
        </a>
      )}
      {low !== null && <span>{low}</span>}
    </p>
  );
}

/** How often it was seen, saved and asked about; the way to the same by day. */
function AdFigureLine({ ad }: { ad: MyAd }) {
  if (ad.page === null) return null;
  const { views, saves, conversations } = ad.figures;
  return (
    <a className={styles.figures} href={`/seller/seller-profile/ads/${ad.id}`}>
      <span>
        <b>{views}</b> {nounFor(views, 'view')}
      </span>
      <span>
        <b>{saves}</b> {nounFor(saves, 'save')}
      </span>
      <span>
        <b>{conversations}</b> {nounFor(conversations, 'conversation')}
      </span>
      <small className={layout.visuallyHidden}>Figures by day: {ad.title}</small>
    </a>
  );
}
