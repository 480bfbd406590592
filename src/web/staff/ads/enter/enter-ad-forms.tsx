import { RETENTION } from '#rules/retention/retention.ts';
import { COUNTRY_OPTIONS } from '../../../account/country-options.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, Tick } from '../../../ui/form/fields/choice.tsx';
import { Field, TextField } from '../../../ui/form/fields/field.tsx';
import type { FormState } from '../../../ui/form/form-state.ts';
import { Form } from '../../../ui/form/form.tsx';

type Refused = { state: FormState | undefined };

/** For somebody who has an account. */
export function EnterAdForm({ state }: Refused) {
  return (
    <section className="staff-panel">
      <p>
        The seller has no account? <a href="?new">Invite them</a>
      </p>
      <Form state={state} intent="enter">
        <Field name="seller" label="Seller" hint="The full name or e-mail address" autoComplete="off" />
        <HowTheyAgreed />
        <Button>Continue to photos</Button>
      </Form>
    </section>
  );
}

/** For somebody who has none: it is made for them, and they take it up by e-mail. */
export function InviteSellerForm({ state }: Refused) {
  return (
    <section className="staff-panel">
      <h2>Somebody without an account</h2>
      <p>
        You fill in the ad, then they get an e-mail with it. Nobody else sees it before they have looked at it
        and chosen a password; it is then sent in as every new ad is. Without an answer everything is erased{' '}
        {RETENTION.invitation} days from now. They have an account? <a href="?">Enter it there</a>
      </p>
      <Form state={state} intent="invite" action="?new">
        <Field
          name="username"
          label="Display name"
          hint="3 to 30 letters, digits, _ or -. They can choose another."
          autoComplete="off"
        />
        <Field name="email" type="email" label="E-mail address" autoComplete="off" />
        <SelectField name="country" label="Country" options={COUNTRY_OPTIONS} />
        <HowTheyAgreed />
        <Tick name="agreed">
          They agreed that we make an account, enter the ad and write to them at this address.
        </Tick>
        <Button>Continue to photos</Button>
      </Form>
    </section>
  );
}

const HowTheyAgreed = () => (
  <>
    <Field name="when" type="date" label="When did they agree?" />
    <TextField
      name="how"
      label="How did they agree?"
      hint="By phone, by e-mail, in the shop; who spoke with them, and what they agreed to"
      rows={3}
      maxLength={500}
    />
  </>
);
