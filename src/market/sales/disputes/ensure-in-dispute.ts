import type { Database } from '#platform/postgres/database.ts';
import { Refusal } from '#rules/refusal.ts';
import { type DisputeInLife, disputeHindrance } from '#rules/sales/dispute/dispute-steps.ts';
import type { SaleEvent, SaleParty } from '#rules/sales/life/sale-life.ts';
import { ensureSaleStep } from '#rules/sales/life/sale-state.ts';
import { toSaleLife } from '../sale-life.ts';
import type { SaleRow } from '../sale-store.ts';
import { type DisputeRow, findDispute } from './dispute-store.ts';

/** A dispute as the rules read it, for one of its sides or for staff. */
export const toDisputeLife = (sale: SaleRow, dispute: DisputeRow, side: SaleParty): DisputeInLife => ({
  reason: dispute.reason,
  answerBy: dispute.answer_by,
  isAnswered: dispute.answered_at !== null,
  isDecided: sale.decision !== null,
  isAppealed: dispute.appealed_at !== null,
  hasAccepted: (side === 'seller' ? dispute.seller_accepts_at : dispute.buyer_accepts_at) !== null,
  hasReturnAddress: sale.has_return_address,
  isReturnPosted: sale.is_return_posted,
});

/** The dispute of a sale in which this step can be taken now; else a refusal that says why not. */
export async function ensureInDispute(
  db: Database,
  sale: SaleRow,
  { event, as, now }: { event: SaleEvent; as: SaleParty; now: Date },
): Promise<DisputeRow> {
  ensureSaleStep([as], toSaleLife(sale), event, now);
  const dispute = await findDispute(db, sale.id);
  if (!dispute) throw new Error(`the sale ${sale.id} has no dispute`);
  const why = disputeHindrance(event, toDisputeLife(sale, dispute, as), now);
  if (why === null) return dispute;
  throw new Refusal('conflict', why, {}, { current: { status: sale.state, version: sale.version } });
}
