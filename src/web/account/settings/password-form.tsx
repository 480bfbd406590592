import { useEffect, useRef } from 'react';
import type { FormState } from '../../ui/form/form-state.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { NewPasswordField, PasswordField } from '../password-field.tsx';

type PasswordFormProps = {
  /** The place in the history at which it was changed last. */
  isStaff: boolean;
  savedAt: string | undefined;
  state: FormState | undefined;
  path: string;
};

/** Another password. Once it is changed, neither the old nor the new one stands on the page any longer. */
export function PasswordForm({ isStaff, savedAt, state, path }: PasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (savedAt !== undefined) form.current?.reset();
  }, [savedAt]);
  return (
    <Form ref={form} state={state} intent="password" action={`${path}#password-form`}>
      <PasswordField label="Current password" />
      <NewPasswordField name="newPassword" label="New password" isStaff={isStaff} />
      <Button>Change my password</Button>
    </Form>
  );
}
