import { FormToken } from '../ui/form/form-token.tsx';

export const HEARTS_FORM = 'hearts';

/** What every heart on the page sends along with its ad or seller: once for all of them. */
export function HeartsForm({ here }: { here: string }) {
  return (
    <form id={HEARTS_FORM} action="/saved" method="post" hidden>
      <FormToken />
      <input type="hidden" name="back" value={here} />
    </form>
  );
}
