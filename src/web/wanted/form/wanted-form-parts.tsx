import type { ComponentProps, ReactNode } from 'react';
import { WANTED_LIMITS } from '#rules/wanted/wanted-fields.ts';
import { described, Field, FieldProblems, Hint, TextField } from '../../ui/form/fields/field.tsx';
import { useFieldState } from '../../ui/form/form.tsx';
import { Options } from '../../ui/form/fields/options.tsx';
import type { WantedStart } from './wanted-start.ts';

type Labelled = { name: string; label: string; hint?: string; start: WantedStart };

/** A line to fill in. */
export const Line = ({ start, ...field }: Labelled & ComponentProps<typeof Field>) => (
  <Field defaultValue={start[field.name]?.[0]} autoComplete="off" {...field} />
);

type Pick = { value: string; label: string; mark?: ReactNode };
type PicksProps = Labelled & { options: readonly Pick[]; type?: 'checkbox' | 'radio' };

/** Any of a few, or one of them, as chips. */
export function Picks({ name, label, hint, options, start, type = 'checkbox' }: PicksProps) {
  const { problems, typed } = useFieldState(name);
  const chosen = typed ?? start[name] ?? [];
  return (
    <fieldset id={name} className="wan-field" {...described(name, hint, problems)}>
      <legend>{label}</legend>
      <Hint name={name}>{hint}</Hint>
      <div className="wan-chips">
        {options.map(({ value, label: words, mark }) => (
          <label key={value} className="wan-chip">
            <input type={type} name={name} value={value} defaultChecked={chosen.includes(value)} />
            {mark}
            {words}
          </label>
        ))}
      </div>
      <FieldProblems name={name} problems={problems} />
    </fieldset>
  );
}

type ChooseProps = Labelled & { options: readonly (readonly [string, string])[] };

/** One of many. */
export function Choose({ name, label, hint, options, start }: ChooseProps) {
  const { problems, typed } = useFieldState(name);
  const chosen = typed?.[0] ?? start[name]?.[0] ?? '';
  return (
    <div className="wan-field">
      <label htmlFor={name}>{label}</label>
      <Hint name={name}>{hint}</Hint>
      <select
        id={name}
        name={name}
        className="wan-box"
        defaultValue={chosen}
        {...described(name, hint, problems)}
      >
        {!options.some(([value]) => value === (start[name]?.[0] ?? '')) && (
          <option value="">Please choose</option>
        )}
        <Options options={options} />
      </select>
      <FieldProblems name={name} problems={problems} />
    </div>
  );
}

type NoteFieldProps = { start: WantedStart; /** In it by now. */ letters: number };

/** The one place for words of one's own, and how many letters are left. */
export const NoteField = ({ start, letters }: NoteFieldProps) => (
  <div className="wan-note">
    <TextField
      name="note"
      label="A note (optional)"
      hint="About the hair only. No phone number, no link, nothing about a person."
      rows={3}
      maxLength={WANTED_LIMITS.note}
      defaultValue={start['note']?.[0]}
    />
    <p className="wan-count">
      <span className="with-script">{letters} of </span>
      {WANTED_LIMITS.note} characters
      <span className="without-script"> at most</span>
    </p>
  </div>
);
