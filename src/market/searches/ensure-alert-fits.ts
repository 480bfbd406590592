import type { Database } from '#platform/postgres/database.ts';
import type { Account } from '#rules/accounts/account.ts';
import { Refusal } from '#rules/refusal.ts';
import type { AlertPace } from '#rules/search/saved/alert-paces.ts';
import type { Context } from '../context.ts';
import { findPlan } from '../payments/plans/find-plan.ts';
import type { SearchRow } from './search-store.ts';

type Wanted = { viewer: Account; others: readonly SearchRow[]; alert: AlertPace };

/** As many searches e-mail somebody as their plan includes. */
export async function ensureAlertFits(
  ctx: Context,
  db: Database,
  { viewer, others, alert }: Wanted,
): Promise<void> {
  if (alert === 'none') return;
  const { limits } = await findPlan(ctx, viewer, db);
  if (others.filter((each) => each.alert !== null).length >= limits.alerts)
    throw new Refusal('payment-required', `Your plan includes e-mail alerts for ${limits.alerts} searches.`);
}
