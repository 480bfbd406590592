import { numberWord } from '#rules/text/number-words.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { HeartIcon } from '../../ui/icons/icons.tsx';
import { type OpenSet, toBundlesPath } from '../need/need-query.ts';
import type { ShownSet } from '../shown-bundles.ts';

const KEEP_FORM = 'keep';

/** 'Ask all three'. */
export const sayAskAll = ({ hanks }: ShownSet): string =>
  hanks.length === 2 ? 'Ask both' : `Ask all ${numberWord(hanks.length).toLowerCase()}`;

/** Sends the form of the page from the bar. */
export const ASKS_ALL = { form: KEEP_FORM, name: 'then', value: 'ask' };

type KeepFormProps = {
  set: ShownSet;
  open: number;
  query: string;
  name: string;
  state: FormState | undefined;
};

/** Keeps the open set: from there its sellers are asked, all at once. */
export function KeepForm({ set, open, query, name, state }: KeepFormProps) {
  const members = set.hanks.map(({ id }) => id);
  const here: OpenSet = { set: open, ...(set.isOwn && { hanks: members }) };
  return (
    <Form state={state} intent="keep" id={KEEP_FORM} action={toBundlesPath(query, here)}>
      <input type="hidden" name="need" value={query} />
      <input type="hidden" name="members" value={members.join(',')} />
      <input type="hidden" name="name" value={name} />
      <div className="bun-ends">
        <Button name="then" value="ask">
          {sayAskAll(set)}
        </Button>
        <Button kind="secondary" name="then" value="offer">
          Offer 10 % less to all
        </Button>
        <Button kind="quiet" name="then" value="look">
          <HeartIcon />
          Keep this set
        </Button>
      </div>
      <p className="bun-small">
        We keep the set for you first. Nothing is sent until you have seen what each seller would get.
      </p>
    </Form>
  );
}
