import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FormState } from '../../ui/form/form-state.ts';

type PressFormProps = {
  intent: string;
  version: number;
  label: string;
  /** What happens then. */
  says: string;
  choice?: string;
  isMain?: boolean;
  state: FormState | undefined;
};

/** One press, with what it does above it. */
export const PressForm = ({
  intent,
  version,
  label,
  says,
  choice,
  isMain = false,
  state,
}: PressFormProps) => (
  <Form state={state} intent={intent}>
    <input type="hidden" name="version" value={version} />
    {choice && <input type="hidden" name="choice" value={choice} />}
    <p>{says}</p>
    <Button kind={isMain ? 'primary' : 'secondary'}>{label}</Button>
  </Form>
);
