import {
  COLOUR_LABELS,
  CONDITION_LABELS,
  ETHNICITY_LABELS,
  TEXTURE_LABELS,
  TREATMENT_LABELS,
} from '#rules/hair/hair-words.ts';
import { withUnit } from '#rules/prices/calculator/calculator-fields.ts';
import { CURRENCIES, CURRENCY_NAMES, CURRENCY_SYMBOLS } from '#rules/money/money.ts';
import type { PriceField } from '#rules/prices/calculator/read-price-fields.ts';
import type { PriceAnswer } from '#market/prices/price-view.ts';
import { otherLength, otherWeight } from '../../hair/other-measure.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, toOptions } from '../../ui/form/fields/choice.tsx';
import { Field } from '../../ui/form/fields/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import layout from '../../ui/layout.module.css';
import { wholeMoney } from '../price-words.ts';
import type { useLivePrice } from './use-live-price.ts';
import styles from './price-form.module.css';

type PriceFormProps = {
  /** What the page began with. */
  loaded: FormState['typed'];
  state: FormState | undefined;
  /** What the currency begins with. */
  currency: string;
  live: LivePrice;
};
type LivePrice = ReturnType<typeof useLivePrice>;

/** What the calculator asks. A GET form: the answer's address can be shared. With script it is answered while one types. */
export function PriceForm({ loaded, state, currency, live }: PriceFormProps) {
  const before = (name: PriceField) => loaded[name]?.[0];
  const now = (name: PriceField) => live.typed?.[name] ?? before(name) ?? '';
  const measure = { before, now };
  const word = (name: PriceField, usual: string) => before(name) || usual;
  return (
    <Form
      method="get"
      state={state}
      note={live.isAsked ? 'plain' : 'above'}
      action="/hair-price-calculator#answer"
      {...live.form}
    >
      <PriceLine live={live} />
      <div className={styles.measures}>
        <MeasureInput
          name="length"
          label="Length"
          hint="The longest part, from the tie to the ends"
          {...measure}
        />
        <SelectField
          name="lengthUnit"
          label="Unit of length"
          hint="or type 71 cm"
          options={LENGTHS}
          chosen={word('lengthUnit', 'in')}
        />
        <MeasureInput name="weight" label="Weight" hint="If it is cut or you can weigh it" {...measure} />
        <SelectField
          name="weightUnit"
          label="Unit of weight"
          hint="or type 5 oz"
          options={WEIGHTS}
          chosen={word('weightUnit', 'g')}
        />
      </div>
      <MeasureInput
        name="circumference"
        label="Or round the ponytail"
        hint="Not weighed? A tape round the tied ponytail tells us about how heavy it is"
        {...measure}
      />
      <HairChoices word={word} currency={currency} />
      <MeasureInput
        name="shortestLayer"
        label="Shortest layer"
        hint="Only if the hair is cut in layers"
        {...measure}
      />
      <Button>What is it worth?</Button>
    </Form>
  );
}

/** The price in one line, in sight wherever in the form somebody types; said aloud once they rest. */
function PriceLine({ live: { shown, typed, isOld, isSettled } }: { live: LivePrice }) {
  const words = shown && !isOld ? toPriceLine(shown.answer) : '';
  return (
    <>
      <p className={words ? `${styles.line} ${styles.priced}` : styles.line} aria-hidden={words !== ''}>
        {words || 'Length and weight are enough for a price.'}
      </p>
      <output className={layout.visuallyHidden}>{typed && isSettled && words}</output>
    </>
  );
}

function toPriceLine({ dealer, asking, private: patient, currency }: PriceAnswer): string {
  if (dealer === null || asking === null || patient === null) return 'No real market yet.';
  const money = (amount: number) => wholeMoney(amount, currency);
  return `From ${money(dealer)} to ${money(patient)}. Ask for ${money(asking)}.`;
}

type Word = (name: PriceField, usual: string) => string;

/** What the hair is like, and the currency of the answer. */
function HairChoices({ word, currency }: { word: Word; currency: string }) {
  return (
    <div className={styles.words}>
      <SelectField name="colour" label="Colour" options={COLOURS} chosen={word('colour', 'black')} />
      <SelectField name="ethnicity" label="Hair type" options={TYPES} chosen={word('ethnicity', 'indian')} />
      <SelectField name="treatment" label="Treatment" options={DONE} chosen={word('treatment', 'virgin')} />
      <SelectField name="texture" label="Texture" options={SHAPES} chosen={word('texture', 'straight')} />
      <SelectField name="condition" label="Condition" options={STATES} chosen={word('condition', 'good')} />
      <SelectField key={currency} name="currency" label="Currency" options={MONEY} chosen={currency} />
    </div>
  );
}

type MeasureInputProps = {
  name: PriceField;
  label: string;
  hint: string;
  before: (name: PriceField) => string | undefined;
  now: (name: PriceField) => string;
};

function MeasureInput({ name, label, hint, before, now }: MeasureInputProps) {
  const said =
    name === 'weight'
      ? otherWeight(withUnit(now(name), now('weightUnit') || 'g'))
      : otherLength(withUnit(now(name), now('lengthUnit') || 'in'));
  return (
    <Field
      name={name}
      label={label}
      hint={
        <>
          {hint}
          {said && <output htmlFor={name}> {said}</output>}
        </>
      }
      defaultValue={before(name)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
    />
  );
}

const LENGTHS = [
  { value: 'in', label: 'inches' },
  { value: 'cm', label: 'cm' },
];
const WEIGHTS = [
  { value: 'g', label: 'grams' },
  { value: 'oz', label: 'ounces' },
];
const COLOURS = toOptions(COLOUR_LABELS);
const TYPES = toOptions(ETHNICITY_LABELS);
const DONE = toOptions(TREATMENT_LABELS);
const SHAPES = toOptions(TEXTURE_LABELS);
const STATES = toOptions(CONDITION_LABELS);
const MONEY = CURRENCIES.map((value) => ({
  value,
  label: `${CURRENCY_SYMBOLS[value]} ${CURRENCY_NAMES[value]}`,
}));
