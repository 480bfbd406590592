import type { ComponentProps, ReactNode } from 'react';
import { useFieldState } from '../form.tsx';
import styles from './field.module.css';

type Labelled = { name: string; label: string; hint?: ReactNode };

type FieldProps = Labelled & Omit<ComponentProps<'input'>, 'className' | 'name'>;

/** A line to fill in, with its label, its hint and what was wrong with it. */
export function Field({ name, id = name, label, hint, defaultValue, ...input }: FieldProps) {
  const { problems, typed } = useFieldState(name);
  const isSecret = input.type === 'password';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Hint name={id}>{hint}</Hint>
      <input
        id={id}
        name={name}
        className={styles.box}
        defaultValue={isSecret ? undefined : (typed?.[0] ?? defaultValue)}
        {...described(id, hint, problems)}
        {...input}
      />
      <FieldProblems name={id} problems={problems} />
    </div>
  );
}

type TextAreaProps = Labelled & Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'name'>;

/** Several lines to fill in. */
export function TextField({ name, label, hint, defaultValue, ...area }: TextAreaProps) {
  const { problems, typed } = useFieldState(name);
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      <Hint name={name}>{hint}</Hint>
      <textarea
        id={name}
        name={name}
        className={styles.box}
        rows={6}
        defaultValue={typed?.[0] ?? defaultValue}
        {...described(name, hint, problems)}
        {...area}
      />
      <FieldProblems name={name} problems={problems} />
    </div>
  );
}

export function Hint({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={styles.hint} id={`${name}-hint`}>
      {children}
    </p>
  );
}

export function FieldProblems({ name, problems }: { name: string; problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <p className={styles.problem} id={`${name}-problem`}>
      {problems.join(' ')}
    </p>
  );
}

/** Ties a control to its hint and its problems, for people who hear the page. */
export function described(name: string, hint: ReactNode, problems: readonly string[]) {
  const ids = [hint ? `${name}-hint` : '', problems.length > 0 ? `${name}-problem` : ''].filter(Boolean);
  return {
    ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}),
    ...(problems.length > 0 ? { 'aria-invalid': true } : {}),
  };
}
