import { Button } from '../../ui/button.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { Form } from '../../ui/form/form.tsx';
import { useSendAtOnce } from '../../ui/form/use-send-at-once.ts';

/** Back from PayPal: PayPal is asked by a form, at once where there is script, else by a press. */
export function AskAboutPayout({ state, path }: { state: FormState | undefined; path: string }) {
  const form = useSendAtOnce(state);
  return (
    <Form ref={form} state={state} intent="ask" action={path}>
      <p>You are back from PayPal. We ask PayPal whether you can be paid.</p>
      <Button>Ask PayPal now</Button>
    </Form>
  );
}
