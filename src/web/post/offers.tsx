import { MINOR_UNITS } from '#rules/money.ts';
import type { OwnAd } from '#rules/own-ad.ts';
import { Tick } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import styles from './step-frame.module.css';

/** Whether offers are welcome, and from how much on. */
export function Offers({ ad }: { ad: OwnAd }) {
  return (
    <>
      <Tick name="openToOffers" defaultChecked={ad.openToOffers || ad.price === null}>
        I am open to offers
      </Tick>
      <div className={styles.offers}>
        <Field
          name="offerFloor"
          label="Lowest offer (optional)"
          hint="Buyers see it, and nobody can offer less"
          defaultValue={ad.offerFloor === null ? '' : String(ad.offerFloor / MINOR_UNITS)}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
    </>
  );
}
