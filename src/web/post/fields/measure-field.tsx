import { estimateGrams, formatLength, inchesToMm, type LengthUnit } from '#rules/hair/measure.ts';
import { parseInches } from '#rules/hair/read-measure.ts';
import { useFrameData } from '../../frame/frame-context.ts';
import { otherLength, otherWeight } from '../../hair/other-measure.ts';
import { Field } from '../../ui/form/fields/field.tsx';
import { useFieldState } from '../../ui/form/form.tsx';
import { useTypedValue } from '../draft/typed.ts';
import styles from '../step/step-frame.module.css';

type MeasureFieldProps = { name: string; label: string; hint: string; value: string | null };

/** A length, in the unit its owner likes; the other one is said while it is typed. */
export function LengthField({ name, label, hint, value }: MeasureFieldProps) {
  const unit = useFrameData()?.prefs.lengthUnit ?? 'in';
  return <MeasureField name={name} label={label} hint={hint} value={value && inUnit(value, unit)} />;
}

/** Any measure that can be typed in two units. */
export function MeasureField({ name, label, hint, value }: MeasureFieldProps) {
  const before = useFieldState(name).typed?.[0] ?? value ?? '';
  const typed = useTypedValue(name) ?? before;
  return (
    <Field
      name={name}
      label={label}
      hint={
        <>
          {hint}{' '}
          <output className={styles.other} htmlFor={name}>
            {name === 'weight' ? otherWeight(typed) : otherLength(typed)}
            {name === 'circumference' && <LikelyWeight girth={typed} />}
          </output>
        </>
      }
      defaultValue={value ?? ''}
      autoComplete="off"
      inputMode="decimal"
    />
  );
}

/** What a tied ponytail of that size may weigh. */
function LikelyWeight({ girth }: { girth: string }) {
  const length = parseInches(useTypedValue('length') ?? '');
  const isCut = useTypedValue('cutState') === 'cut';
  const inches = parseInches(girth);
  if (length === undefined || inches === undefined || isCut) return null;
  return `, so it may weigh about ${estimateGrams(length, null, inches)} g`;
}

function inUnit(text: string, unit: LengthUnit): string {
  const inches = parseInches(text);
  return inches === undefined ? text : formatLength(inchesToMm(inches), unit);
}
