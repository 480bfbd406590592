import { MARK_MAX } from '#rules/ratings/rating-rules.ts';
import { described, FieldProblems, Hint } from '../ui/form/fields/field.tsx';
import { useFieldState } from '../ui/form/form.tsx';
import fields from '../ui/form/fields/field.module.css';
import styles from './mark-field.module.css';

type MarkFieldProps = { name: string; label: string; hint: string };

const VALUES = Array.from({ length: MARK_MAX }, (_, at) => String(at + 1));

/** One mark: five places of a tape in a row, the one that is chosen and all before it filled. */
export function MarkField({ name, label, hint }: MarkFieldProps) {
  const { problems, typed } = useFieldState(name);
  return (
    <fieldset id={name} className={fields.field} {...described(name, hint, problems)}>
      <legend>{label}</legend>
      <Hint name={name}>{hint}</Hint>
      <div className={styles.tape}>
        {VALUES.map((value) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={typed?.[0] === value} required />
            {value}
          </label>
        ))}
      </div>
      <FieldProblems name={name} problems={problems} />
    </fieldset>
  );
}
