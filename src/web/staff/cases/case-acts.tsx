import type { CaseFile } from '#market/staff/cases/case-file-view.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/fields/choice.tsx';
import { TextField } from '../../ui/form/fields/field.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { Form } from '../../ui/form/form.tsx';
import { ReasonAct } from '../reason-act.tsx';

type CaseActsProps = {
  file: CaseFile;
  colleagues: readonly { id: string; username: string }[];
  state: FormState | undefined;
  done: string | null;
};

/** Everything that can be done with a case beside answering it. */
export function CaseActs({ file, colleagues, state, done }: CaseActsProps) {
  const version = <input type="hidden" name="version" value={file.version} />;
  const act = (intent: string) => ({ intent, state, isDone: done === intent });
  return (
    <section className="staff-panel">
      <h2>What you can do</h2>
      <details key={`${file.version}`} open={state?.intent === 'hand-over'}>
        <summary>Hand over</summary>
        <Form state={state} intent="hand-over">
          {version}
          <SelectField
            name="to"
            label="To"
            options={colleagues.map(({ id, username }) => ({ value: id, label: username }))}
          />
          <TextField name="message" label="What they should know (optional)" rows={2} maxLength={2000} />
          <Button kind="secondary">Hand over</Button>
        </Form>
      </details>
      {file.state === 'closed' ? (
        <ReasonAct {...act('reopen')} label="Open again" says="It waits for us, with a new day promised.">
          {version}
        </ReasonAct>
      ) : (
        <ReasonAct
          {...act('close')}
          label="Close without an answer"
          says="They get no e-mail. The page of their case says that it is closed."
        >
          {version}
        </ReasonAct>
      )}
      {file.isForManagement ? (
        <ReasonAct
          {...act('from-management')}
          label="Give back to the desk"
          says="Everybody at the desk can answer it."
        >
          {version}
        </ReasonAct>
      ) : (
        <ReasonAct
          {...act('to-management')}
          label="Give to the management"
          says="The head of the house decides: from now on only an admin can read and answer it."
        >
          {version}
        </ReasonAct>
      )}
    </section>
  );
}
