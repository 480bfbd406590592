import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { CURRENCIES, type Currency, CURRENCY_NAMES, formatMoney, MINOR_UNITS } from '#rules/money/money.ts';
import { estimateFrom, type PriceGrounds } from '#rules/prices/fair-price.ts';
import { SelectField } from '../../ui/form/fields/choice.tsx';
import { MoneyField } from '../../ui/form/fields/money-field.tsx';
import { useTypedValue } from '../draft/typed.ts';
import { useChosenCurrency } from './use-chosen-currency.ts';
import { AskedPrice } from './asked-price.tsx';
import { OfferFields } from './offer-fields.tsx';
import { PriceGuide, PriceMeter } from './price-guide.tsx';
import styles from '../step/step-frame.module.css';

type PriceFieldsProps = { ad: OwnAd; usual: Currency; grounds: PriceGrounds | null };

const OPTIONS = CURRENCIES.map((code) => ({ value: code, label: CURRENCY_NAMES[code] }));

/** The price, with what such hair fetches in the currency that is chosen. */
export function PriceFields({ ad, usual, grounds }: PriceFieldsProps) {
  const currency = useChosenCurrency(usual);
  const price = ad.price === null ? '' : String(ad.price / MINOR_UNITS);
  return (
    <>
      {grounds && <PriceGuide grounds={grounds} currency={currency} />}
      <div className={styles.two}>
        <MoneyField
          name="price"
          label="Price"
          hint={grounds ? hintFrom(grounds, currency) : LIKE}
          defaultValue={price}
          typed={useTypedValue('price')}
          currency={currency}
        />
        <SelectField name="currency" label="Currency" options={OPTIONS} chosen={usual} />
      </div>
      {grounds && <PriceMeter grounds={grounds} currency={currency} price={price} />}
      <AskedPrice />
      <OfferFields ad={ad} currency={currency} />
    </>
  );
}

const LIKE = 'Like 420 or 1,200.50';

function hintFrom(grounds: PriceGrounds, currency: Currency): string {
  const { asking } = estimateFrom(grounds, currency);
  return asking
    ? `Hair like this is offered at about ${formatMoney({ amount: asking * MINOR_UNITS, currency })}`
    : LIKE;
}
