import type { ComponentProps, ReactNode } from 'react';
import { described, FieldProblems, Hint } from './field.tsx';
import { useFieldState } from '../form.tsx';
import { Options } from './options.tsx';
import styles from './field.module.css';

type Option = { value: string; label: string; about?: ReactNode; mark?: ReactNode };
type Choice = {
  name: string;
  label: string;
  hint?: ReactNode;
  options: readonly Option[];
  chosen?: string | undefined;
};

/** The options of a choice, from the rules' own labels. */
export const toOptions = <Value extends string>(
  labels: Record<Value, string>,
  notes?: Partial<Record<Value, string>>,
) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => {
    const about = notes?.[value];
    return about === undefined ? { value, label } : { value, label, about };
  });

/** One of a few, all of them in sight; short ones stand two in a row on a phone. */
export function Choices({
  name,
  label,
  hint,
  options,
  chosen,
  isShort = false,
}: Choice & { isShort?: boolean }) {
  const { problems, typed } = useFieldState(name);
  const now = typed?.[0] ?? chosen;
  return (
    <ChoiceGroup name={name} label={label} hint={hint} problems={problems} isShort={isShort}>
      {options.map(({ value, label: text, about, mark }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} value={value} defaultChecked={value === now} />
          {mark}
          <span>
            <b>{text}</b>
            {about && <small>{about}</small>}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  );
}

/** Any of a few, all of them in sight. */
export function Ticks({
  name,
  label,
  hint,
  options,
  chosen,
}: Omit<Choice, 'chosen'> & { chosen: readonly string[] }) {
  const { problems, typed } = useFieldState(name);
  const now = typed ?? chosen;
  return (
    <ChoiceGroup name={name} label={label} hint={hint} problems={problems}>
      {options.map(({ value, label: text }) => (
        <label key={value} className={styles.choice}>
          <input type="checkbox" name={name} value={value} defaultChecked={now.includes(value)} />
          <b>{text}</b>
        </label>
      ))}
    </ChoiceGroup>
  );
}

type ChoiceGroupProps = Pick<Choice, 'name' | 'label' | 'hint'> & {
  problems: readonly string[];
  isShort?: boolean;
  children: ReactNode;
};

const ChoiceGroup = ({ name, label, hint, problems, isShort = false, children }: ChoiceGroupProps) => (
  <fieldset id={name} className={styles.field} {...described(name, hint, problems)}>
    <legend>{label}</legend>
    <Hint name={name}>{hint}</Hint>
    <div className={isShort ? `${styles.choices} ${styles.short}` : styles.choices}>{children}</div>
    <FieldProblems name={name} problems={problems} />
  </fieldset>
);

/** One of many, in a list that opens. */
export function SelectField({ name, label, hint, options, chosen }: Choice) {
  const { problems, typed } = useFieldState(name);
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <Hint name={name}>{hint}</Hint>
      <select
        id={name}
        name={name}
        className={styles.box}
        defaultValue={typed?.[0] ?? chosen ?? ''}
        {...described(name, hint, problems)}
      >
        {chosen === undefined && <option value="">Please choose</option>}
        <Options options={options.map(({ value, label: text }) => [value, text])} />
      </select>
      <FieldProblems name={name} problems={problems} />
    </div>
  );
}

type TickProps = { name: string; children: ReactNode } & Pick<
  ComponentProps<'input'>,
  'defaultChecked' | 'value'
>;

/** Yes or no. */
export function Tick({ name, children, defaultChecked = false, value = 'yes' }: TickProps) {
  const { problems, typed } = useFieldState(name);
  return (
    <div className={styles.field}>
      <label className={styles.tick}>
        <input
          id={name}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={typed ? typed.includes(String(value)) : defaultChecked}
          {...described(name, undefined, problems)}
        />
        <span>{children}</span>
      </label>
      <FieldProblems name={name} problems={problems} />
    </div>
  );
}
