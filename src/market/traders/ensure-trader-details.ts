import type { Database } from '#platform/postgres/database.ts';
import type { Plan } from '#rules/payments/subscription.ts';
import { Refusal } from '#rules/refusal.ts';
import { findTraderRow } from './trader-store.ts';

/** Refuses to let a plan for traders be used by somebody of whom nobody can read who they are. */
export async function ensureTraderDetails(db: Database, accountId: string, plan: Plan | null): Promise<void> {
  if (plan?.showsTraderDetails !== true || (await findTraderRow(db, accountId))) return;
  throw new Refusal(
    'conflict',
    `Enter your trader details first: they are shown with every ad of the plan ${plan.name}.`,
    {},
    { needs: 'trader-details' },
  );
}
