import type { ReactNode } from 'react';
import type { FormState } from '../ui/form/form-state.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form/form.tsx';
import { ReasonField } from './reason-field.tsx';

type ReasonActProps = {
  /** What the page's action is told. */
  intent: string;
  label: string;
  /** What happens, in a sentence that names the object. */
  says: string;
  /** What came back, if it was this act that was refused. */
  state?: FormState | undefined;
  /** Its answer is for this one page: it must not stay in the memory of the browser's script. */
  isSecret?: boolean;
  children?: ReactNode;
};

/** One act behind a line that opens: it names what it does, asks why, and only then has its button. */
export function ReasonAct({ intent, label, says, state, isSecret = false, children }: ReasonActProps) {
  return (
    <details open={state?.intent === intent}>
      <summary>{label}</summary>
      <Form state={state} intent={intent} reloadDocument={isSecret}>
        <p>{says}</p>
        {children}
        <ReasonField />
        <Button kind="secondary">{label}</Button>
      </Form>
    </details>
  );
}
