import { COLOUR_LABELS, TREATMENT_LABELS } from '#rules/hair/hair-words.ts';
import { formatLength } from '#rules/hair/measure.ts';
import type { FairPrice } from '#rules/prices/fair-price.ts';
import { Swatch } from '../../../hair/swatch.tsx';
import { Tape } from '../../../hair/tape.tsx';
import { FairPriceMeter } from '../../../prices/fair-price-meter.tsx';
import type { FormState } from '../../../ui/form/form-state.ts';
import { showDate } from '../../../ui/dates.ts';
import { AdActions } from './ad-actions.tsx';
import { AdContact, type AskedField, type WayToSeller } from './ad-contact.tsx';
import { AdStatusNote } from '../ad-status-note.tsx';
import { lengthWords, weightWords } from '../../describe-ad.ts';
import type { AdView } from '../ad-page-view.ts';
import type { SellerView } from '../seller/seller-view.ts';
import { AdPrice } from '../../card/ad-price.tsx';
import { PostedLine } from './posted-line.tsx';
import { SafeSaleBox } from './safe-sale-box.tsx';
import { sayBriefly } from '../../told.ts';
import { useDisplayPrefs } from '../../use-display-prefs.ts';
import { useShownPrice } from '../../use-shown-price.ts';
import { PinIcon } from '../../../ui/icons/icons.tsx';
import styles from './ad-offer.module.css';

type AdOfferProps = {
  ad: AdView;
  seller: SellerView;
  isOwn: boolean;
  contact: WayToSeller;
  fair: FairPrice | undefined;
  state: FormState | undefined;
  asked: AskedField | undefined;
};

/** What one decides by: the price, the length on the tape, and the way to the seller. */
export function AdOffer({ ad, seller, isOwn, contact, fair, state, asked }: AdOfferProps) {
  const units = useDisplayPrefs();
  const price = useShownPrice(ad);
  return (
    <div className={styles.offer}>
      <AdStatusNote ad={ad} isOwn={isOwn} />
      <h1>{ad.title}</h1>
      <p className={styles.price}>
        <AdPrice price={price} />
        {price.perGram && <span>{price.perGram.replace('/g', ' per gram')}</span>}
        {ad.price !== null && ad.openToOffers && ad.status === 'live' && ad.reservedUntil === null && (
          <span className={styles.tag}>Offers welcome</span>
        )}
        {price.about && (
          <span className={styles.asked}>
            {seller.username} asks {price.about.asked}. Rate of {showDate(price.about.ratedOn)}.
          </span>
        )}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Length</dt>
          <dd>{lengthWords(ad, units.lengthUnit)}</dd>
        </div>
        <div>
          <dt>Weight</dt>
          <dd>{weightWords(ad, units.weightUnit)}</dd>
        </div>
        <div>
          <dt>Treatment</dt>
          <dd>{TREATMENT_LABELS[ad.treatment]}</dd>
        </div>
      </dl>
      {ad.status !== 'sold' && <PostedLine ad={ad} />}
      {seller.standing.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ul className={styles.more}>
        <li>
          <Swatch colour={ad.colour} /> {COLOUR_LABELS[ad.colour]}
        </li>
        {ad.said.map((told) => (
          <li key={JSON.stringify(told)}>{sayBriefly(told, units)}</li>
        ))}
        <li>
          <PinIcon /> {ad.place}
        </li>
      </ul>
      {fair && ad.status !== 'sold' && <FairPriceMeter fair={fair} />}
      <Tape
        inches={ad.lengthInches}
        colour={ad.colour}
        label={`${formatLength(ad.lengthMm, units.lengthUnit)} on a tape measure that ends at 35 inches`}
      />
      <AdContact ad={ad} seller={seller} way={contact} fair={fair} state={state} asked={asked} />
      <AdActions ad={ad} isOwn={isOwn} />
      {ad.status !== 'sold' && <SafeSaleBox isUncut={ad.isUncut} />}
    </div>
  );
}
