import { type ComponentProps, createContext, use } from 'react';
import type { FormState } from './form-state.ts';
import { FormToken } from './form-token.tsx';
import { Note } from '../note.tsx';
import { ProofField } from './proof-field.tsx';
import styles from './form.module.css';

const FormStateContext = createContext<FormState | undefined>(undefined);

/** What came back for the field of this name: its problems, and what had been typed into it. */
export function useFieldState(name: string): { problems: string[]; typed: string[] | undefined } {
  const state = use(FormStateContext);
  return { problems: state?.problems[name] ?? [], typed: state?.typed[name] };
}

/** What is said of a refused form as a whole. */
export const toFormNote = ({ message, problems }: FormState): string =>
  [message, ...(problems['form'] ?? [])].join(' ');

type FormProps = Omit<ComponentProps<'form'>, 'className' | 'method'> & {
  /** What the page's action gave back, if a form was refused. */
  state: FormState | undefined;
  /** What it wants, where a page has several forms: it shows only what came back for itself. */
  intent?: string;
  /** `get`: a question that changes nothing and whose address can be shared. */
  method?: 'post' | 'get';
  /** How its note is shown: with the focus on it, or not here because the page says it further up. */
  note?: 'plain' | 'focused' | 'above';
};

/** A form that posts without script, repeats the session's token, and says on top what has to be put right. */
export function Form({
  state: given,
  intent,
  method = 'post',
  note = 'plain',
  children,
  ...form
}: FormProps) {
  const state = intent === undefined || given?.intent === intent ? given : undefined;
  return (
    <FormStateContext value={state}>
      <form className={styles.form} method={method} noValidate {...form}>
        {method === 'post' && <FormToken />}
        {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
        {state && note !== 'above' && (
          <Note kind="problem" isAlert hasFocus={note === 'focused'}>
            {toFormNote(state)}
          </Note>
        )}
        <ProofField state={state} />
        {children}
      </form>
    </FormStateContext>
  );
}
