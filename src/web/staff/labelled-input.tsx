import type { ComponentProps } from 'react';
import { useFieldState } from '../ui/form/form.tsx';

type LabelledInputProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  maxLength: number;
  /** Texts to choose from. */
  list?: string;
  /** What stands there before anybody typed. */
  start?: string;
} & Pick<ComponentProps<'input'>, 'ref' | 'onKeyDown'>;

/** A line whose label holds it, because a page may ask for several of its name and an id is there once. */
export function LabelledInput({ name, label, hint, maxLength, list, start, ...input }: LabelledInputProps) {
  const { problems, typed } = useFieldState(name);
  return (
    <label className="staff-reason">
      <span>{label}</span>
      {hint && <small>{hint}</small>}
      <input
        name={name}
        list={list}
        maxLength={maxLength}
        autoComplete="off"
        defaultValue={typed?.[0] ?? start}
        {...input}
        aria-invalid={problems.length > 0 || undefined}
      />
      {problems.length > 0 && <strong>{problems.join(' ')}</strong>}
    </label>
  );
}
