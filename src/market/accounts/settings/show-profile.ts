import type { AccountType } from '#rules/accounts/account.ts';
import type { Profile } from '../account-view.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { findProfileRow } from '../account-store.ts';

/** Somebody's own account. */
export async function showProfile(ctx: Context): Promise<{ profile: Profile }> {
  const me = ensure(ctx.viewer, 'manage your account');
  const row = await findProfileRow(ctx.db, me.id);
  const profile = {
    user_id: row.id,
    username: row.username,
    email: row.email,
    role: row.role,
    accountType: row.account_type as AccountType,
    country: row.country,
    kind: row.buyer_kind,
    businessName: row.business_name,
    traderDetails: row.trader_details,
    memberSince: row.created_at.toISOString(),
  };
  return { profile };
}
