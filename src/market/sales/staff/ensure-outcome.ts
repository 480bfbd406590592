import type { Database } from '#platform/postgres/database.ts';
import { Refusal } from '#rules/refusal.ts';
import type { DecideSale } from '#rules/sales/dispute-schema.ts';
import type { NewDecision } from '../disputes/dispute-store.ts';
import { sumPartsTaken } from '../money/give-part.ts';
import { returnHindrance } from '../returns/begin-return.ts';
import type { SaleRow } from '../sale-store.ts';

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
  if (amount >= sale.price - (await sumPartsTaken(db, sale.id)))
    throw refuse('amount', 'Less than the whole price. To give all of it back, choose that.');
  return { outcome, amount, statement };
}
