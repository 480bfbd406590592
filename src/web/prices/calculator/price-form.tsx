import {
  COLOUR_LABELS,
  CONDITION_LABELS,
  ETHNICITY_LABELS,
  TEXTURE_LABELS,
  TREATMENT_LABELS,
} from '#rules/hair/hair-words.ts';
import { withUnit } from '#rules/prices/calculator-fields.ts';
import { CURRENCIES, CURRENCY_NAMES, CURRENCY_SYMBOLS } from '#rules/money.ts';
import { useFrameData } from '../../frame/frame-data.ts';
import { otherLength, otherWeight } from '../../hair/other-measure.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, toOptions } from '../../ui/form/choice.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import styles from './price-form.module.css';

type PriceFormProps = {
  state: FormState | undefined;
  typed: FormState['typed'];
  /** The address says what is asked, so that the currency is chosen. */
  isAsked: boolean;
};

/** What the calculator asks. A GET form: the answer's address can be shared. */
export function PriceForm({ state, typed, isAsked }: PriceFormProps) {
  const before = (name: string) => typed[name]?.[0];
  const isUsual = useFrameData()?.usualCurrency === null && !isAsked;
  const word = (name: string, usual: string) => before(name) || usual;
  return (
    <Form
      method="get"
      state={state}
      action="/hair-price-calculator#answer"
      {...(isUsual && { 'data-usual-currency': '' })}
    >
      <div className={styles.measures}>
        <MeasureInput
          name="length"
          label="Length"
          hint="The longest part, from the tie to the ends"
          before={before}
        />
        <SelectField
          name="lengthUnit"
          label="Unit of length"
          hint="or type 71 cm"
          options={LENGTHS}
          chosen={word('lengthUnit', 'in')}
        />
        <MeasureInput name="weight" label="Weight" hint="If it is cut or you can weigh it" before={before} />
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
        before={before}
      />
      <HairChoices word={word} />
      <MeasureInput
        name="shortestLayer"
        label="Shortest layer"
        hint="Only if the hair is cut in layers"
        before={before}
      />
      <Button>What is it worth?</Button>
    </Form>
  );
}

/** What the hair is like, and the currency of the answer. */
function HairChoices({ word }: { word: (name: string, usual: string) => string }) {
  return (
    <div className={styles.words}>
      <SelectField name="colour" label="Colour" options={COLOURS} chosen={word('colour', 'black')} />
      <SelectField name="ethnicity" label="Hair type" options={TYPES} chosen={word('ethnicity', 'indian')} />
      <SelectField name="treatment" label="Treatment" options={DONE} chosen={word('treatment', 'virgin')} />
      <SelectField name="texture" label="Texture" options={SHAPES} chosen={word('texture', 'straight')} />
      <SelectField name="condition" label="Condition" options={STATES} chosen={word('condition', 'good')} />
      <SelectField name="currency" label="Currency" options={MONEY} chosen={word('currency', 'USD')} />
    </div>
  );
}

type MeasureInputProps = {
  name: string;
  label: string;
  hint: string;
  before: (name: string) => string | undefined;
};

function MeasureInput({ name, label, hint, before }: MeasureInputProps) {
  const text = before(name) ?? '';
  const said =
    name === 'weight'
      ? otherWeight(withUnit(text, before('weightUnit') ?? 'g'))
      : otherLength(withUnit(text, before('lengthUnit') ?? 'in'));
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
