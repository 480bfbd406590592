import { CURRENCIES, CURRENCY_NAMES, CURRENCY_SYMBOLS } from '#rules/money.ts';
import type { Prefs } from '#rules/preferences.ts';
import { Button } from '../../ui/button.tsx';
import { showDate } from '../../ui/dates.ts';
import { Once } from '../once.tsx';
import { useFrameData } from '../frame-data.ts';
import { Options } from '../../ui/form/options.tsx';
import styles from './display-prefs.module.css';

const LENGTHS = [
  ['in', 'Inches'],
  ['cm', 'Centimetres'],
] as const;
const WEIGHTS = [
  ['g', 'Grams'],
  ['oz', 'Ounces'],
] as const;
const MONEY = [
  ['', 'As the seller set it'],
  ...CURRENCIES.map((code) => [
    code,
    `${CURRENCY_NAMES[code]} (${CURRENCY_SYMBOLS[code].replace('₹', 'INR')})`,
  ]),
] as [string, string][];
const THEMES = [
  ['system', 'Same as my device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

/** Units, currency and theme: a plain form, kept in the visitor's browser. */
export function DisplayPrefs({ prefs }: { prefs: Prefs }) {
  const frame = useFrameData();
  const rates = frame?.rates;
  return (
    <form className={styles.prefs} method="post" action="/prefs" aria-label="Display settings">
      <input type="hidden" name="next" value={frame?.here ?? '/'} />
      <Once of={`choices ${JSON.stringify(prefs)}`}>
        <PrefSelect name="length" label="Lengths" options={LENGTHS} chosen={prefs.lengthUnit} />
        <PrefSelect name="weight" label="Weights" options={WEIGHTS} chosen={prefs.weightUnit} />
        <PrefSelect name="currency" label="Currency" options={MONEY} chosen={prefs.currency ?? ''} />
        <PrefSelect name="theme" label="Colours" options={THEMES} chosen={prefs.theme} />
        <Button kind="quiet">Save</Button>
      </Once>
      {rates && <p>Prices marked ‘about’ use the rates of {showDate(rates.date)}.</p>}
    </form>
  );
}

type PrefSelectProps = {
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  chosen: string;
};

function PrefSelect({ name, label, options, chosen }: PrefSelectProps) {
  return (
    <label className={styles.pick}>
      {label}
      <select name={name} defaultValue={chosen} autoComplete="off">
        <Options options={options} />
      </select>
    </label>
  );
}
