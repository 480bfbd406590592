import type { Unit } from '#platform/unit-of-work.ts';
import { deadlinesOfDispute } from '#rules/sales/life/sale-deadlines.ts';
import type { SaleProblem } from '#rules/sales/words/disputes.ts';
import type { Context } from '../../context.ts';
import { caseNumber } from '../../reports/case-number.ts';
import type { SaleRow } from '../sale-store.ts';
import { type Step, stepSale } from '../step-sale.ts';
import { tellAdmins } from '../tell/tell-admins.ts';
import { tellOfSale } from '../tell/tell-of-sale.ts';
import { type DisputeRow, insertDispute } from './dispute-store.ts';

type Opening = Pick<Step, 'as' | 'event' | 'by'> & { reason: SaleProblem };

/** From now on nobody's silence counts: the seller is asked for her side, and staff are told. */
export async function beginDispute(
  ctx: Context,
  unit: Unit,
  sale: SaleRow,
  { as, event, by = null, reason }: Opening,
): Promise<DisputeRow> {
  const now = ctx.now();
  const change = { stands_at: null };
  const stepped = await stepSale(ctx, unit, sale, { as, event, by, to: 'disputed', change });
  const { answerBy, decideBy } = deadlinesOfDispute(now, sale.settle_by ?? now);
  const dispute = await insertDispute(unit.db, {
    sale_id: sale.id,
    case_number: caseNumber(now),
    reason,
    opened_by: by,
    opened_at: now,
    answer_by: answerBy,
    decide_by: decideBy,
  });
  await tellOfSale(ctx, unit, stepped, event);
  await tellAdmins(ctx, unit, stepped, { about: 'dispute', by: decideBy });
  return dispute;
}
