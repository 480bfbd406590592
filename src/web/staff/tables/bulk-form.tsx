import type { ReactNode } from 'react';
import { useFrameData } from '../../frame/frame-data.ts';
import type { FormState } from '../../request/submit.ts';
import { Note } from '../../ui/note.tsx';

/** The form round a table: its ticks and the bar below it are sent together. */
export function BulkForm({ state, children }: { state: FormState | undefined; children: ReactNode }) {
  const token = useFrameData()?.formToken;
  return (
    <form method="post" className="staff-bulk" noValidate>
      {token && <input type="hidden" name="token" value={token} />}
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
