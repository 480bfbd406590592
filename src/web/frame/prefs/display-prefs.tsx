import { CURRENCIES, type Currency, CURRENCY_NAMES, CURRENCY_SYMBOLS } from '#rules/money/money.ts';
import { Button } from '../../ui/button.tsx';
import { showDate } from '../../ui/dates.ts';
import { useFrameData } from '../frame-context.ts';
import { Options } from '../../ui/form/fields/options.tsx';
import { useHere } from '../use-here.ts';
import { usePrefs } from './use-prefs.ts';
import styles from './display-prefs.module.css';

const LENGTHS = [
  ['in', 'Inches'],
  ['cm', 'Centimetres'],
] as const;
const WEIGHTS = [
  ['g', 'Grams'],
  ['oz', 'Ounces'],
] as const;
const MONEY: readonly [Currency | '', string][] = [
  ['', 'As the seller set it'],
  ...CURRENCIES.map((code): [Currency, string] => [
    code,
    `${CURRENCY_NAMES[code]} (${CURRENCY_SYMBOLS[code].replace('₹', 'INR')})`,
  ]),
];
const THEMES = [
  ['system', 'Same as my device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

/** Units, currency and theme, kept in the visitor's browser: at once, or by a plain form without script. */
export function DisplayPrefs() {
  const { prefs, choose } = usePrefs();
  const rates = useFrameData()?.rates;
  return (
    <form className={styles.prefs} method="post" action="/prefs" aria-label="Display settings">
      <input type="hidden" name="next" value={useHere()} />
      <PrefSelect
        name="length"
        label="Lengths"
        options={LENGTHS}
        chosen={prefs.lengthUnit}
        choose={(lengthUnit) => choose({ lengthUnit })}
      />
      <PrefSelect
        name="weight"
        label="Weights"
        options={WEIGHTS}
        chosen={prefs.weightUnit}
        choose={(weightUnit) => choose({ weightUnit })}
      />
      <PrefSelect
        name="currency"
        label="Currency"
        options={MONEY}
        chosen={prefs.currency ?? ''}
        choose={(currency) => choose({ currency: currency === '' ? null : currency })}
      />
      <PrefSelect
        name="theme"
        label="Colours"
        options={THEMES}
        chosen={prefs.theme}
        choose={(theme) => choose({ theme })}
      />
      <span className="without-script">
        <Button kind="quiet">Save</Button>
      </span>
      {rates && <p>Prices marked ‘about’ use the rates of {showDate(rates.date)}.</p>}
    </form>
  );
}

type PrefSelectProps<Value extends string> = {
  name: string;
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  chosen: Value;
  choose: (value: Value) => void;
};

function PrefSelect<Value extends string>({ name, label, options, chosen, choose }: PrefSelectProps<Value>) {
  return (
    <label className={styles.pick}>
      {label}
      <select
        name={name}
        value={chosen}
        onChange={({ currentTarget }) => choose(currentTarget.value as Value)}
        autoComplete="off"
      >
        <Options options={options} />
      </select>
    </label>
  );
}
