import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { BUNDLES_PATH } from '../need/need-query.ts';
import type { ShownKept } from './show-kept.ts';

/** Whether somebody hears of changes, and the end of it. */
export function KeptSettings({ kept, state }: { kept: ShownKept; state: FormState | undefined }) {
  const path = `${BUNDLES_PATH}/${kept.id}`;
  return (
    <section className="bun-contact" aria-labelledby="keep-settings">
      <h2 id="keep-settings">This set</h2>
      <p>
        {kept.isWatched
          ? 'You get one e-mail a day at most when a hank is sold, reserved or changes its price.'
          : 'You can have an e-mail when a hank is sold, reserved or changes its price: one a day at most.'}
      </p>
      <div className="bun-ends">
        <Form state={state} intent="watch" action={path}>
          <input type="hidden" name="isWatched" value={kept.isWatched ? 'no' : 'yes'} />
          <Button kind="secondary">{kept.isWatched ? 'Stop watching' : 'Watch this set'}</Button>
        </Form>
        <Form state={state} intent="drop" action={path}>
          <Button kind="quiet">Delete this set</Button>
        </Form>
      </div>
    </section>
  );
}
