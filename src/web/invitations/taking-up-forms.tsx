import { TERMS_VERSION } from '#rules/accounts/account-rules.ts';
import styles from '../account/account-page.module.css';
import { NewPasswordField } from '../account/password-field.tsx';
import { Moment } from '../frame/time/moment.tsx';
import { Button } from '../ui/button.tsx';
import { Tick } from '../ui/form/fields/choice.tsx';
import { Field } from '../ui/form/fields/field.tsx';
import type { FormState } from '../ui/form/form-state.ts';
import { Form } from '../ui/form/form.tsx';

type TakeUpProps = { username: string; until: string; state: FormState | undefined };

/** Whoever says yes is somebody else on the next page: it is loaded anew. */
export function TakeUpForm({ username, until, state }: TakeUpProps) {
  return (
    <section className={styles.section} aria-labelledby="yes">
      <h2 id="yes">Yes, it is mine</h2>
      <p>
        The account and the ad become yours, with the free plan: one ad at a time. An ad that lacks nothing is
        sent in at once; else you complete it. You can change or delete it whenever you like. You have until{' '}
        <Moment at={until} />.
      </p>
      <Form state={state} intent="accept" reloadDocument>
        <Field
          name="username"
          label="Display name"
          autoComplete="nickname"
          required
          defaultValue={username}
          hint="This one, or another of 3 to 30 letters, digits, _ or -. It need not be your real name."
        />
        <NewPasswordField />
        <Tick name="agreed" value={TERMS_VERSION}>
          I am 18 or over. I have read and accept the <a href="/terms">terms</a> and the{' '}
          <a href="/privacy">privacy notice</a>.
        </Tick>
        <Button>Take it up</Button>
      </Form>
    </section>
  );
}

export const RemoveForm = ({ state }: { state: FormState | undefined }) => (
  <section className={styles.section} aria-labelledby="no">
    <h2 id="no">No, I do not want it</h2>
    <p>Your name, your address and the ad are erased at once. There is no way back.</p>
    <Form state={state} intent="remove" reloadDocument>
      <Button kind="secondary">No, remove it</Button>
    </Form>
  </section>
);
