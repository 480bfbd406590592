import { PASSWORD_MIN } from '#rules/account-forms.ts';
import { Field } from '../ui/field.tsx';

/** A password that somebody chooses. Managers and pasting are welcome; typing it twice is not asked. */
export function NewPasswordField({
  name = 'password',
  label = 'Password',
}: {
  name?: string;
  label?: string;
}) {
  return (
    <Field
      name={name}
      label={label}
      type="password"
      autoComplete="new-password"
      required
      hint={`At least ${PASSWORD_MIN} characters. A few words are easier to remember than signs and digits.`}
    />
  );
}

export function PasswordField({ label = 'Password' }: { label?: string }) {
  return <Field name="password" label={label} type="password" autoComplete="current-password" required />;
}
