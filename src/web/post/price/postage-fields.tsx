import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import { type Currency, MINOR_UNITS } from '#rules/money/money.ts';
import { useFieldState } from '../../ui/form/form.tsx';
import { MoneyField } from '../../ui/form/fields/money-field.tsx';
import { useTypedValue } from '../draft/typed.ts';
import { useChosenCurrency } from './use-chosen-currency.ts';
import styles from '../step/step-frame.module.css';

const FEES = [
  ['postageHome', 'Within my country'],
  ['postageNear', 'To my part of the world'],
  ['postageFar', 'To the rest of the world'],
] as const;

/** What posting costs. Buyers see it with the price, each for their own country. */
export function PostageFields({ ad, usual }: { ad: OwnAd; usual: Currency }) {
  const currency = useChosenCurrency(usual);
  const states = [useFieldState('postageHome'), useFieldState('postageNear'), useFieldState('postageFar')];
  const isSaid = FEES.some(([name]) => ad[name] !== null) || states.some((state) => state.typed?.[0]);
  return (
    <details className={styles.fold} open={isSaid}>
      <summary>What posting costs (optional)</summary>
      <p>Ask at the post office for a small parcel. Enter 0 if your price includes the post.</p>
      <div className={styles.two}>
        {FEES.map(([name, label]) => (
          <PostageField key={name} name={name} label={label} ad={ad} currency={currency} />
        ))}
      </div>
    </details>
  );
}

type PostageFieldProps = { name: (typeof FEES)[number][0]; label: string; ad: OwnAd; currency: Currency };

function PostageField({ name, label, ad, currency }: PostageFieldProps) {
  const fee = ad[name];
  return (
    <MoneyField
      name={name}
      label={label}
      defaultValue={fee === null ? '' : String(fee / MINOR_UNITS)}
      typed={useTypedValue(name)}
      currency={currency}
    />
  );
}
