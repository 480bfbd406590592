import type { Unit } from '#platform/unit-of-work.ts';
import { hideAdsOfSeller } from '../ads/hide-ads-of-seller.ts';
import type { Context } from '../context.ts';
import { setSuspended } from './block-account-store.ts';
import { ensureAdminRemains } from './ensure-admin-remains.ts';

/** Signs somebody out everywhere, keeps them out and pauses their ads. False if that was done before. */
export async function suspendAccount(ctx: Context, unit: Unit, accountId: string): Promise<boolean> {
  await ensureAdminRemains(unit.db, accountId);
  if (!(await setSuspended(unit.db, accountId, ctx.now()))) return false;
  await hideAdsOfSeller(ctx, unit, accountId);
  return true;
}
