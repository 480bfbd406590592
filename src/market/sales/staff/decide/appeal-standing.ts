import type { Database } from '#platform/postgres/database.ts';
import type { SaleStanding } from '#rules/sales/life/sale-hindrances.ts';
import type { Context } from '../../../context.ts';
import { type DecisionRow, findDispute, hasOtherAdmin, listDecisions } from '../../disputes/dispute-store.ts';
import type { SaleRow } from '../../sale-store.ts';
import { readStanding } from '../../standing/read-standing.ts';

/** Whoever decided first leaves the last word to somebody else of us, if there is anybody. */
export const isForAnother = async (
  db: Database,
  { buyer_id, seller_id }: SaleRow,
  { first, adminId }: { first: DecisionRow | undefined; adminId: string },
): Promise<boolean> =>
  first?.decided_by === adminId && (await hasOtherAdmin(db, [adminId, buyer_id, seller_id]));

/** How a sale stands for one of staff, with the appeal that waits. */
export async function readStandingForStaff(
  ctx: Context,
  sale: SaleRow,
  adminId: string,
): Promise<SaleStanding> {
  const standing = await readStanding(ctx, ctx.db, sale, adminId);
  if (!standing.dispute?.isAppealed) return standing;
  const dispute = await findDispute(ctx.db, sale.id);
  const [first, last] = dispute ? await listDecisions(ctx.db, dispute.id) : [];
  if (last) return standing;
  const isOwn = await isForAnother(ctx.db, sale, { first, adminId });
  return { ...standing, appeal: isOwn ? 'of-own-decision' : 'open' };
}
