import type { ReactNode } from 'react';
import { UNDO_AD_DAYS, UNDO_DELETE_MINUTES } from '#rules/ads/state.ts';

/** Behind a line that opens: what deleting an ad means, and only then its button. */
export const DeleteAct = ({ children }: { children: ReactNode }) => (
  <details>
    <summary>Delete</summary>
    <p>
      The ad disappears at once. You can undo this for {UNDO_DELETE_MINUTES} minutes; our staff can for{' '}
      {UNDO_AD_DAYS} days.
    </p>
    {children}
  </details>
);
