import type { ReactNode } from 'react';
import { UNDO_AD_DAYS, UNDO_DELETE_MINUTES } from '#rules/ads/state.ts';

/** Behind a line that opens: what deleting an ad means, and only then its button. */
export const DeleteAct = ({ isReserved, children }: { isReserved: boolean; children: ReactNode }) => (
  <details>
    <summary>Delete</summary>
    {isReserved && (
      <p>This hair is reserved. To delete the ad calls the agreement off, and the buyer is told.</p>
    )}
    <p>
      The ad disappears at once. You can undo this for {UNDO_DELETE_MINUTES} minutes; our staff can for{' '}
      {UNDO_AD_DAYS} days.
    </p>
    {children}
  </details>
);
