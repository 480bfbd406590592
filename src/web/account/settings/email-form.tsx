import { CODES } from '#rules/accounts/account-rules.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/fields/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../password-field.tsx';

type EmailFormProps = {
  /** A code is on its way to the new address. */
  isAsked: boolean;
  state: FormState | undefined;
  path: string;
};

/** Another address: first asked for, then proved by the code that was mailed there. */
export function EmailForm({ isAsked, state, path }: EmailFormProps) {
  if (isAsked || state?.intent === 'email-code')
    return (
      <Form key="code" state={state} intent="email-code" action={`${path}#e-mail`}>
        <Field
          name="otp"
          label={`${CODES.newAddress.digits}-digit code`}
          hint="From the e-mail sent to your new address. It is valid for 10 minutes."
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <Button>Change my address</Button>
        <p>
          No e-mail? <a href={path}>Ask again</a>
        </p>
      </Form>
    );
  return (
    <Form key="address" state={state} intent="email" action={`${path}#e-mail`}>
      <Field name="email" label="New e-mail address" type="email" autoComplete="email" required />
      <PasswordField name="password" label="Your password" id="email-password" />
      <Button kind="secondary">Send a code to the new address</Button>
    </Form>
  );
}
