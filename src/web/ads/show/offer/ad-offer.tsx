import { COLOUR_LABELS, TREATMENT_LABELS } from '#rules/hair/hair-words.ts';
import { formatLength } from '#rules/hair/measure.ts';
import type { FairPrice } from '#rules/prices/fair-price.ts';
import { Swatch } from '../../../hair/swatch.tsx';
import { Tape } from '../../../hair/tape.tsx';
import { FairPriceMeter } from '../../../prices/fair-price-meter.tsx';
import type { FormState } from '../../../ui/form/form-state.ts';
import { showDate } from '../../../ui/dates.ts';
import { AdActions } from './ad-actions.tsx';
import { AdContact, type WayToSeller } from './ad-contact.tsx';
import { AdStatusNote } from '../ad-status-note.tsx';
import { aboutPrice, lengthWords, perGramWords, weightWords } from '../../describe-ad.ts';
import type { AdView, SellerView } from '../ad-page-view.ts';
import { AdPrice } from '../../ad-price.tsx';
import { SafeSaleBox } from './safe-sale-box.tsx';
import { sayBriefly } from '../../told.ts';
import { useDisplayPrefs } from '../../use-display-prefs.ts';
import { PinIcon } from '../../../ui/icons.tsx';
import styles from './ad-offer.module.css';

type AdOfferProps = {
  ad: AdView;
  seller: SellerView;
  isOwn: boolean;
  contact: WayToSeller;
  fair: FairPrice | undefined;
  state: FormState | undefined;
};

/** What one decides by: the price, the length on the tape, and the way to the seller. */
export function AdOffer({ ad, seller, isOwn, contact, fair, state }: AdOfferProps) {
  const { currency, rates, ...units } = useDisplayPrefs();
  const { lengthUnit, weightUnit } = units;
  const perGram = perGramWords(ad);
  const about = aboutPrice(ad, currency, rates);
  return (
    <div className={styles.offer}>
      <AdStatusNote ad={ad} isOwn={isOwn} />
      <h1>{ad.title}</h1>
      <p className={styles.price}>
        <AdPrice ad={ad} />
        {perGram && <span>{perGram}</span>}
        {ad.price !== null && ad.openToOffers && ad.status === 'live' && (
          <span className={styles.tag}>Offers welcome</span>
        )}
        {about && (
          <span className={styles.about}>
            {about.words}, at the rate of {showDate(about.ratedOn)}
          </span>
        )}
      </p>
      {fair && ad.status !== 'sold' && <FairPriceMeter fair={fair} />}
      <ul className={styles.facts}>
        <li>
          <Swatch colour={ad.colour} /> {COLOUR_LABELS[ad.colour]}
        </li>
        <li>{lengthWords(ad, lengthUnit)}</li>
        <li>{weightWords(ad, weightUnit)}</li>
        <li>{TREATMENT_LABELS[ad.treatment]}</li>
        {ad.said.map((told) => (
          <li key={JSON.stringify(told)}>{sayBriefly(told, units)}</li>
        ))}
        <li>
          <PinIcon /> {ad.place}
        </li>
      </ul>
      <Tape
        inches={ad.lengthInches}
        colour={ad.colour}
        label={`${formatLength(ad.lengthMm, lengthUnit)} on a tape measure that ends at 35 inches`}
      />
      <AdContact ad={ad} seller={seller} way={contact} state={state} />
      <AdActions ad={ad} isOwn={isOwn} />
      {ad.status !== 'sold' && <SafeSaleBox />}
    </div>
  );
}
