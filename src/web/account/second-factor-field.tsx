import { Field } from '../ui/form/fields/field.tsx';

/** Whether the login page was opened again because the second factor is missing or was not right. */
export const asksForCode = (reason: string | null): boolean =>
  reason === 'second-factor' || reason === 'wrong-code';

/** The code of an app, or from the paper. */
export function SecondFactorField() {
  return (
    <Field
      name="code"
      label="Code from your app"
      autoComplete="one-time-code"
      autoCapitalize="none"
      required
      hint="6 digits. Lost your phone? Use a recovery code instead; each works once."
    />
  );
}
