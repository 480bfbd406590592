import { type Currency, MINOR_UNITS } from '#rules/money/money.ts';
import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { Tick } from '../../ui/form/fields/choice.tsx';
import { MoneyField } from '../../ui/form/fields/money-field.tsx';
import { useTypedValue } from '../draft/typed.ts';
import styles from '../step/step-frame.module.css';

/** Whether offers are welcome, and from how much on. */
export function OfferFields({ ad, currency }: { ad: OwnAd; currency: Currency }) {
  return (
    <>
      <Tick name="openToOffers" defaultChecked={ad.openToOffers || ad.price === null}>
        I am open to offers
      </Tick>
      {!ad.isFloorHidden && <FloorField ad={ad} currency={currency} />}
    </>
  );
}

function FloorField({ ad, currency }: { ad: OwnAd; currency: Currency }) {
  return (
    <div className={styles.offers}>
      <MoneyField
        name="offerFloor"
        label="Lowest offer (optional)"
        hint="Only you see this. Lower offers never reach you."
        defaultValue={ad.offerFloor === null ? '' : String(ad.offerFloor / MINOR_UNITS)}
        currency={currency}
        typed={useTypedValue('offerFloor')}
      />
    </div>
  );
}
