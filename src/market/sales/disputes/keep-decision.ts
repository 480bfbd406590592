import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../context.ts';
import { caseNumber } from '../../reports/case-number.ts';
import type { SaleRow } from '../sale-store.ts';
import {
  findDispute,
  insertDecision,
  insertDispute,
  listDecisions,
  type NewDecision,
} from './dispute-store.ts';

/** Two are the most that one dispute has: the first, and the last. */
const MOST = 2;

/** Writes a decision on what nobody quarrels about any more, or never did: every one of them belongs to a dispute. */
export async function keepDecision(
  ctx: Context,
  unit: Unit,
  { id }: SaleRow,
  decision: NewDecision,
): Promise<void> {
  const now = ctx.now();
  const found = await findDispute(unit.db, id);
  const hasRoom = found && (await listDecisions(unit.db, found.id)).length < MOST;
  const dispute = hasRoom
    ? found
    : await insertDispute(unit.db, {
        sale_id: id,
        case_number: caseNumber(now),
        reason: 'by-staff',
        opened_at: now,
        answer_by: now,
        decide_by: now,
        closed_at: now,
        closed_how: 'decide',
      });
  await insertDecision(unit.db, dispute.id, decision, now);
}
