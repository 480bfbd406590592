import { Field } from '../ui/form/fields/field.tsx';

/** The address somebody signs in with. */
export const EmailField = ({ defaultValue }: { defaultValue?: string }) => (
  <Field
    name="email"
    label="E-mail"
    type="email"
    autoComplete="username"
    defaultValue={defaultValue}
    required
  />
);
