import type { ComponentProps } from 'react';
import type { FormState } from '../../ui/form/form-state.ts';
import { Form } from '../../ui/form/form.tsx';
import { Note } from '../../ui/note.tsx';

type BulkFormProps = Pick<ComponentProps<typeof Form>, 'fetcher' | 'ref' | 'children'> & {
  state: FormState | undefined;
};

/** The form round a table: its ticks and the bar with it are sent together, and the table stays where it is. */
export function BulkForm({ state, children, ...form }: BulkFormProps) {
  return (
    <div className="staff-bulk">
      <Form state={undefined} {...form}>
        {state && (
          <Note kind="problem" isAlert>
            {[state.message, ...(state.asksProof ? [] : listProblems(state))].join(' ')}
          </Note>
        )}
        {children}
      </Form>
    </div>
  );
}

const listProblems = ({ problems }: FormState) =>
  Object.values(problems).flatMap((sentences) => sentences ?? []);
