import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form/form.tsx';
import { useSendAtOnce } from '../ui/form/use-send-at-once.ts';
import { Note } from '../ui/note.tsx';

/**
 * The buyer is back from PayPal: what they approved there is taken by a form, because an address that is merely opened
 * takes nothing. With script it is sent at once; without, by one more press. Whoever leaves here is served by our job.
 */
export function AskProvider({ saleId }: { saleId: string }) {
  const form = useSendAtOnce(undefined);
  return (
    <Note kind="hint">
      <p>We are asking PayPal. Do not pay twice.</p>
      <Form ref={form} state={undefined} intent="capture" action={`/sales/${saleId}/pay?approved`}>
        <div className="without-script">
          <Button>Finish paying</Button>
        </div>
      </Form>
    </Note>
  );
}
