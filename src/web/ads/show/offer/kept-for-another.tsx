import { useFetcher } from 'react-router';
import { Moment } from '../../../frame/time/moment.tsx';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { asRefused, type FormState } from '../../../ui/form/form-state.ts';

type KeptForAnotherProps = { isPaid: boolean; until: string; state: FormState | undefined };

/** In place of the form for an offer: until when nobody can make one, and the way to hear when they can. */
export function KeptForAnother({ isPaid, until, state }: KeptForAnotherProps) {
  const fetcher = useFetcher<object>();
  if (isPaid) return <p>Somebody has paid for this hair. You cannot make an offer on it.</p>;
  const isTold = fetcher.data !== undefined && 'waits' in fetcher.data;
  return (
    <>
      <p>
        This hair is reserved until <Moment at={until} />. You can make an offer then.
      </p>
      {isTold ? (
        <output>
          We tell you when it is free again. It is with your <a href="/saved">saved ads</a>.
        </output>
      ) : (
        <Form state={asRefused(fetcher.data) ?? state} intent="wait" fetcher={fetcher}>
          <Button kind="secondary">Tell me if it becomes free</Button>
        </Form>
      )}
    </>
  );
}
