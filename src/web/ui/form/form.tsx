import { type ComponentProps, createContext, use, useMemo } from 'react';
import { type FetcherWithComponents, Form as RouterForm } from 'react-router';
import type { Problems } from '#rules/refusal.ts';
import type { FormState } from './form-state.ts';
import { FormToken } from './form-token.tsx';
import { Note } from '../note.tsx';
import { useFocusOn } from '../use-focus-on.ts';
import { ProofField } from './proof-field.tsx';
import { STAY_FIELD } from './stay.ts';
import { useIsAlive } from '../use-is-alive.ts';
import { useOnePress } from './use-one-press.ts';
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

type FormProps = Omit<ComponentProps<typeof RouterForm>, 'className' | 'method'> & {
  /** What the page's action gave back, if a form was refused. */
  state: FormState | undefined;
  /** What it wants, where a page has several forms: it shows only what came back for itself. */
  intent?: string;
  /** `get`: a question that changes nothing and whose address can be shared. */
  method?: 'post' | 'get';
  /** How its note is shown: with the focus on it, or not here because the page says it further up. */
  note?: 'plain' | 'focused' | 'above';
  /** What is wrong by field, where that was asked beside the form since it came back. */
  found?: Problems | null;
  /** Sends it beside the page, which stays where it is and reads there what came back. */
  fetcher?: FetcherWithComponents<unknown> | undefined;
};

/** A form that posts without script (and with it leaves the page standing, unless it says `reloadDocument`), repeats the session's token, and says on top what has to be put right. */
export function Form({
  state: given,
  intent,
  method = 'post',
  note = 'plain',
  found,
  fetcher,
  onSubmit,
  children,
  ...form
}: FormProps) {
  const stays = useIsAlive() && fetcher !== undefined;
  const pressOnce = useOnePress(fetcher?.state);
  const isOnce = method === 'post' && !form.reloadDocument;
  const Shell = fetcher?.Form ?? RouterForm;
  const state = intent === undefined || given?.intent === intent ? given : undefined;
  const shown = useMemo(() => (found ? withFound(state, found) : state), [state, found]);
  const noteRef = useFocusOn<HTMLDivElement>(note === 'focused' ? state : undefined);
  return (
    <FormStateContext value={shown}>
      <Shell
        className={styles.form}
        method={method}
        noValidate
        onSubmit={(event) => {
          onSubmit?.(event);
          if (isOnce) pressOnce(event);
        }}
        {...form}
      >
        {method === 'post' && <FormToken />}
        {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
        {stays && <input type="hidden" name={STAY_FIELD} value="yes" />}
        {state && note !== 'above' && (
          <Note kind="problem" isAlert hasFocus={note === 'focused'} ref={noteRef}>
            {toFormNote(state)}
          </Note>
        )}
        <ProofField state={state} />
        {children}
      </Shell>
    </FormStateContext>
  );
}

const withFound = (state: FormState | undefined, found: Problems): FormState => ({
  ...(state ?? { message: '', typed: {} }),
  problems: found,
});
