import { plural } from '#rules/text/plural.ts';
import { Button } from '../ui/button.tsx';
import { CountedSum } from './counted-sum.tsx';
import { ASKS_ALL, sayAskAll } from './kept/keep-form.tsx';
import type { ShownSet } from './shown-bundles.ts';

/** The sum under the thumb, and the next step. */
export const BundleBar = ({ set }: { set: ShownSet }) => (
  <div className="bun-bar" data-page-bar>
    <p>
      <b>
        about <CountedSum total={set.total} />
      </b>
      <small>
        {plural(set.hanks.length, 'hank')}, {set.counted} g
      </small>
    </p>
    <Button {...ASKS_ALL}>{sayAskAll(set)}</Button>
  </div>
);
