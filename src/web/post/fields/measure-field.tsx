import { formatLength, inchesToMm, type LengthUnit, parseInches } from '#rules/hair/measure.ts';
import { useFrameData } from '../../frame/frame-data.ts';
import { otherLength, otherWeight } from '../../hair/other-measure.ts';
import { Field } from '../../ui/form/field.tsx';
import { useFieldState } from '../../ui/form/form.tsx';
import styles from '../step-frame.module.css';

type MeasureFieldProps = { name: string; label: string; hint: string; value: string | null };

/** A length, in the unit its owner likes; the script says the other one while it is typed. */
export function LengthField({ name, label, hint, value }: MeasureFieldProps) {
  const unit = useFrameData()?.prefs.lengthUnit ?? 'in';
  return <MeasureField name={name} label={label} hint={hint} value={value && inUnit(value, unit)} />;
}

/** Any measure that can be typed in two units. */
export function MeasureField({ name, label, hint, value }: MeasureFieldProps) {
  const typed = useFieldState(name).typed?.[0] ?? value ?? '';
  return (
    <Field
      name={name}
      label={label}
      hint={
        <>
          {hint}{' '}
          <output className={styles.other} htmlFor={name} data-measure={name}>
            {name === 'weight' ? otherWeight(typed) : otherLength(typed)}
          </output>
        </>
      }
      defaultValue={value ?? ''}
      autoComplete="off"
      inputMode="decimal"
    />
  );
}

function inUnit(text: string, unit: LengthUnit): string {
  const inches = parseInches(text);
  return inches === undefined ? text : formatLength(inchesToMm(inches), unit);
}
