import type { FrameData } from './frame-data.ts';

export const HEARTS_FORM = 'hearts';

/** What every heart on the page sends along with its ad: once for all of them. */
export function HeartsForm({ formToken, here }: Pick<FrameData, 'formToken' | 'here'>) {
  return (
    <form id={HEARTS_FORM} action="/saved" method="post" hidden>
      {formToken && <input type="hidden" name="token" value={formToken} />}
      <input type="hidden" name="back" value={here} />
    </form>
  );
}
