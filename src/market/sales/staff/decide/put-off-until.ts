import { lastDayToDecide } from '#rules/sales/life/sale-deadlines.ts';
import type { DisputeRow } from '../../disputes/dispute-store.ts';
import type { SaleRow } from '../../sale-store.ts';

type Standing = { isUndecided: boolean; until: Date | null };

/** Until when the first decision on a sale can still be put off, once; null: no further. */
export function readPutOff(sale: SaleRow, dispute: DisputeRow | null | undefined): Standing {
  const isUndecided = sale.state === 'disputed' && sale.decision === null && sale.captured_at !== null;
  if (!isUndecided || !dispute || !sale.captured_at) return { isUndecided: false, until: null };
  const until = lastDayToDecide(sale.captured_at);
  const isOver = dispute.decide_moved_why !== null || until <= dispute.decide_by;
  return { isUndecided, until: isOver ? null : until };
}
