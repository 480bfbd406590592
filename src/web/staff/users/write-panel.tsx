import { CASE_TOPIC_WORDS, CASE_TOPICS } from '#rules/help/case-words.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/fields/choice.tsx';
import { Field, TextField } from '../../ui/form/fields/field.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { Form } from '../../ui/form/form.tsx';
import { useResetAfterSaving } from '../../ui/form/use-reset-after-saving.ts';

type WritePanelProps = { name: string; state: FormState | undefined; done: string | null };

/** Where one of us writes to somebody; what they answer is a case. */
export function WritePanel({ name, state, done }: WritePanelProps) {
  const form = useResetAfterSaving(!state && done === 'write');
  return (
    <section className="staff-panel">
      <h2>Write to {name}</h2>
      <p>
        {name} gets it by e-mail and in the notifications, and can answer without signing in. It becomes a
        case of yours, which waits for the answer.
      </p>
      <Form ref={form} state={state} intent="write">
        <SelectField
          name="topic"
          label="About"
          options={CASE_TOPICS.map((value) => ({ value, label: CASE_TOPIC_WORDS[value].label }))}
          chosen="account"
        />
        <Field name="subject" label="Subject" maxLength={100} />
        <TextField name="text" label="Message, as they read it" rows={5} maxLength={3800} />
        <Button kind="secondary">Send</Button>
      </Form>
    </section>
  );
}
