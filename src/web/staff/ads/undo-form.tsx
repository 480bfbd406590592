import { UNDO_SECONDS } from '#rules/ads/state.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';

type UndoFormProps = { decided: { adId: string; version: string }; state: FormState | undefined };

/** The way back from the last decision. Script takes it away when its time is over; without script the server says so. */
export function UndoForm({ decided, state }: UndoFormProps) {
  return (
    <div data-undo-seconds={UNDO_SECONDS}>
      <Form state={state} intent="undo">
        <input type="hidden" name="adId" value={decided.adId} />
        <input type="hidden" name="version" value={decided.version} />
        <Button kind="secondary">Undo (within {UNDO_SECONDS} seconds)</Button>
      </Form>
    </div>
  );
}
