import type { Database } from '#platform/postgres/database.ts';
import { Refusal } from '#rules/refusal.ts';
import type { DecideSale } from '#rules/sales/dispute/dispute-schema.ts';
import type { NewDecision } from '../../disputes/dispute-store.ts';
import { partProblem, sumPartsTaken } from '../../money/give-part.ts';
import { returnHindrance } from '../../returns/begin-return.ts';
import type { SaleRow } from '../../sale-store.ts';

const refuse = (field: string, problem: string) =>
  new Refusal('invalid', 'Please check what you entered.', { [field]: [problem] });

/** What can be decided: a part is some of the price, and hair goes back only if it came and there is time. */
export async function ensureOutcome(
  db: Database,
  sale: SaleRow,
  { outcome, amount, statement }: DecideSale,
  now: Date,
): Promise<Omit<NewDecision, 'decidedBy'>> {
  if (outcome === 'return') {
    const why = returnHindrance(sale, now);
    if (why !== null) throw refuse('outcome', why);
  }
  if (outcome !== 'part') {
    if (amount !== undefined) throw refuse('amount', 'Only a part has an amount.');
    return { outcome, amount: null, statement };
  }
  if (amount === undefined) throw refuse('amount', 'Say how much goes back.');
  const problem = partProblem(sale, await sumPartsTaken(db, sale.id), amount);
  if (problem !== null) throw refuse('amount', `${problem} To give all of it back, choose that.`);
  return { outcome, amount, statement };
}

/** Why what stands still or goes back cannot be paid out instead; null: it can, as in a dispute. */
export function releaseHindrance({ state, frozen_why, is_posted }: SaleRow): string | null {
  if (state === 'disputed') return null;
  if (frozen_why === 'provider')
    return 'There is a case at PayPal: until it is closed the money can only go back.';
  if (frozen_why === 'difference') return 'The payment is not as it should be: it can only go back.';
  if (is_posted) return null;
  return 'Nothing says that the hair was posted: let the sale go on, or give the money back.';
}
