import type { AdDetails, SellerCard } from '#rules/ad-views.ts';
import { COLOUR_LABELS, TREATMENT_LABELS } from '#rules/hair-words.ts';
import { formatLength } from '#rules/measure.ts';
import type { FairPrice } from '#rules/price-views.ts';
import { Swatch } from '../hair/swatch.tsx';
import { Tape } from '../hair/tape.tsx';
import { FairPriceMeter } from '../prices/fair-price-meter.tsx';
import type { FormState } from '../submit.ts';
import { PinIcon } from '../ui/icons.tsx';
import { AdActions } from './ad-actions.tsx';
import { AdContact, type WayToSeller } from './ad-contact.tsx';
import { AdStatusNote } from './ad-status-note.tsx';
import { lengthWords, perGramWords, placeWords, weightWords } from './ad-words.ts';
import { Price } from './price.tsx';
import { SafeSaleBox } from './safe-sale-box.tsx';
import styles from './ad-offer.module.css';

type AdOfferProps = {
  ad: AdDetails;
  seller: SellerCard;
  isOwn: boolean;
  contact: WayToSeller;
  fair: FairPrice | undefined;
  state: FormState | undefined;
};

/** What one decides by: the price, the length on the tape, and the way to the seller. */
export function AdOffer({ ad, seller, isOwn, contact, fair, state }: AdOfferProps) {
  const perGram = perGramWords(ad);
  return (
    <div className={styles.offer}>
      <AdStatusNote ad={ad} isOwn={isOwn} />
      <h1>{ad.title}</h1>
      <p className={styles.price}>
        <Price ad={ad} />
        {perGram && <span>{perGram}</span>}
        {ad.price !== null && ad.openToOffers && ad.status === 'live' && (
          <span className={styles.tag}>Offers welcome</span>
        )}
      </p>
      {fair && ad.status !== 'sold' && <FairPriceMeter fair={fair} />}
      <ul className={styles.facts}>
        <li>
          <Swatch colour={ad.colour} /> {COLOUR_LABELS[ad.colour]}
        </li>
        <li>{lengthWords(ad)}</li>
        <li>{weightWords(ad)}</li>
        <li>{TREATMENT_LABELS[ad.treatment]}</li>
        <li>
          <PinIcon /> {placeWords(ad)}
        </li>
      </ul>
      <Tape
        inches={ad.lengthInches}
        colour={ad.colour}
        label={`${formatLength(ad.lengthMm, 'in')} on a tape measure that ends at 35 inches`}
      />
      <AdContact ad={ad} seller={seller} way={contact} state={state} />
      <AdActions ad={ad} />
      {ad.status !== 'sold' && <SafeSaleBox />}
    </div>
  );
}
