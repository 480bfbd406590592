import { CASE_TOPIC_WORDS, CASE_TOPICS, type CaseTopic } from '#rules/help/case-words.ts';
import type { FormState } from '../ui/form/form-state.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/form/fields/choice.tsx';
import { Field, TextField } from '../ui/form/fields/field.tsx';
import { Form } from '../ui/form/form.tsx';
import type { CaseFormStart } from './start-case-form.ts';
import styles from './cases.module.css';

type CaseFormProps = {
  start: CaseFormStart;
  state: FormState | undefined;
  topics?: readonly CaseTopic[];
};

/** A message to us. What is typed stays when something is missing. */
export function CaseForm({ start, state, topics = CASE_TOPICS }: CaseFormProps) {
  return (
    <Form state={state} id="case-form">
      <SelectField
        // Another link of the page names another topic; what was typed elsewhere stays.
        key={start.topic}
        name="topic"
        label="What is it about?"
        options={topics.map((value) => ({ value, label: CASE_TOPIC_WORDS[value].label }))}
        {...(start.topic && { chosen: start.topic })}
      />
      <Field
        name="email"
        type="email"
        label="Your e-mail address"
        hint="A copy of your message and our answer go there."
        autoComplete="email"
        defaultValue={start.email}
      />
      <Field
        name="ad"
        label="Is it about an ad? (optional)"
        hint="Its number, like FH-7K3M2QE, or the address of its page; of a scam also the seller’s page."
        defaultValue={start.ad}
        autoComplete="off"
      />
      <TextField
        name="text"
        label="Your message"
        hint="20 to 4,000 characters. Leave out passwords and card numbers: we never need them."
        maxLength={4000}
        defaultValue={start.text}
      />
      <p className={styles.trap} aria-hidden="true">
        <label htmlFor="website">Leave this empty</label>
        <input id="website" name="website" tabIndex={-1} autoComplete="off" />
      </p>
      <input type="hidden" name="stamp" value={chooseStamp(start, state)} />
      <Button>Send</Button>
    </Form>
  );
}

/** A form that is put right is as old as it was: nobody writes it a second time. A stamp that was refused is replaced. */
function chooseStamp({ stamp }: CaseFormStart, state: FormState | undefined): string {
  return state?.problems['stamp'] ? stamp : (state?.typed['stamp']?.[0] ?? stamp);
}
