import type { ReactNode } from 'react';
import type { FormState } from '../../ui/form/form-state.ts';
import { FormToken } from '../../ui/form/form-token.tsx';
import { Note } from '../../ui/note.tsx';

/** The form round a table: its ticks and the bar below it are sent together. */
export function BulkForm({ state, children }: { state: FormState | undefined; children: ReactNode }) {
  return (
    <form method="post" className="staff-bulk" noValidate>
      <FormToken />
      {state && (
        <Note kind="problem" isAlert>
          {[state.message, ...(state.asksProof ? [] : listProblems(state))].join(' ')}
        </Note>
      )}
      {children}
    </form>
  );
}

const listProblems = ({ problems }: FormState) =>
  Object.values(problems).flatMap((sentences) => sentences ?? []);
