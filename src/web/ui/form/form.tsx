import { type ComponentProps, createContext, type InputEvent, use, useMemo } from 'react';
import { type FetcherWithComponents, Form as RouterForm } from 'react-router';
import type { Problems } from '#rules/refusal.ts';
import { asRefused, type FormState } from './form-state.ts';
import { FormToken } from './form-token.tsx';
import { Note } from '../note.tsx';
import { ErrorLinks } from './error-links.tsx';
import { ProofField } from './fields/proof-field.tsx';
import { STAY_FIELD } from './stay.ts';
import { useIsAlive } from '../hooks/use-is-alive.ts';
import { useFocusOnFirst } from './use-focus-on-first.ts';
import { useMended } from './use-mended.ts';
import { useOnePress } from './use-one-press.ts';
import styles from './form.module.css';

const FormStateContext = createContext<FormState | undefined>(undefined);
const RefusedContext = createContext<FormState | undefined>(undefined);

/** What came back for the field of this name: its problems, and what had been typed into it. */
export function useFieldState(name: string): { problems: string[]; typed: string[] | undefined } {
  const state = use(FormStateContext);
  return { problems: state?.problems[name] ?? [], typed: state?.typed[name] };
}

/**
 * Whether the form came back because of any of these, put right since or not. What is found beside the form comes
 * whenever it comes, and opens or closes nothing under the hand.
 */
export function useWasRefused(names: readonly string[]): boolean {
  const problems = use(RefusedContext)?.problems ?? {};
  return names.some((name) => (problems[name]?.length ?? 0) > 0);
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
  onInput,
  onSubmit,
  children,
  ...form
}: FormProps) {
  const stays = useIsAlive() && fetcher !== undefined;
  const pressOnce = useOnePress(fetcher?.state, asRefused(given));
  const isOnce = method === 'post' && !form.reloadDocument;
  const Shell = fetcher?.Form ?? RouterForm;
  const state = intent === undefined || given?.intent === intent ? given : undefined;
  const { mended, noteMended } = useMended(state);
  const shown = useMemo(() => toShown(state, found ?? null, mended), [state, found, mended]);
  const noteRef = useFocusOnFirst(state, note === 'focused');
  return (
    <FormStateContext value={shown}>
      <Shell
        className={styles.form}
        method={method}
        noValidate
        {...form}
        onInput={(event: InputEvent<HTMLFormElement>) => {
          noteMended(event.target);
          onInput?.(event);
        }}
        onSubmit={(event) => {
          onSubmit?.(event);
          if (isOnce) pressOnce(event);
        }}
      >
        {method === 'post' && <FormToken />}
        {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
        {stays && <input type="hidden" name={STAY_FIELD} value="yes" />}
        {state && note !== 'above' && (
          <Note kind="problem" isAlert hasFocus={note === 'focused'} ref={noteRef}>
            <p>{toFormNote(state)}</p>
            {method === 'post' && <ErrorLinks problems={shown?.problems ?? {}} />}
          </Note>
        )}
        <ProofField state={state} />
        <RefusedContext value={state}>{children}</RefusedContext>
      </Shell>
    </FormStateContext>
  );
}

/** What has to be put right as it stands now: by what was found since, and without what was typed anew. */
function toShown(
  state: FormState | undefined,
  found: Problems | null,
  mended: ReadonlySet<string>,
): FormState | undefined {
  if (!state && !found) return undefined;
  const { problems, ...rest } = state ?? { message: '', typed: {}, problems: {} };
  const left = Object.entries(found ?? problems).filter(([name]) => found !== null || !mended.has(name));
  return { ...rest, problems: Object.fromEntries(left) };
}
