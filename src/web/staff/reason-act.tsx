import { type ReactNode, useEffect, useRef } from 'react';
import type { FormState } from '../ui/form/form-state.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form/form.tsx';
import { Note } from '../ui/note.tsx';
import { ReasonField } from './reason-field.tsx';
import { useEntryKey } from '../ui/hooks/use-entry-key.ts';

type ReasonActProps = {
  /** What the page's action is told. */
  intent: string;
  label: string;
  /** What happens, in a sentence that names the object. */
  says: string;
  /** What came back, if it was this act that was refused. */
  state?: FormState | undefined;
  /** It was what was done last: it closes, and is empty again. */
  isDone?: boolean;
  /** Its answer is for this one page: it must not stay in the memory of the browser's script. */
  isSecret?: boolean;
  children?: ReactNode;
};

/** One act behind a line that opens: it names what it does, asks why, and only then has its button. */
export function ReasonAct({
  intent,
  label,
  says,
  state,
  isDone = false,
  isSecret = false,
  children,
}: ReasonActProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const key = useEntryKey();
  const isOver = isDone && !state;
  useEffect(() => {
    // Each time something is done the page has another key.
    if (!isOver || !key) return;
    form.current?.reset();
    details.current?.removeAttribute('open');
  }, [isOver, key]);
  return (
    <details ref={details} open={state?.intent === intent}>
      <summary>{label}</summary>
      <Form ref={form} state={state} intent={intent} reloadDocument={isSecret}>
        <p>{says}</p>
        {children}
        <ReasonField />
        <Button kind="secondary">{label}</Button>
      </Form>
    </details>
  );
}

/** Why a thing was not deleted that is gone by now, and with it the act that would say so. */
export const GoneNote = ({ state, isGone }: { state: FormState | undefined; isGone: boolean }) =>
  isGone && state?.intent === 'delete' ? (
    <Note kind="problem" isAlert>
      {state.message}
    </Note>
  ) : null;
