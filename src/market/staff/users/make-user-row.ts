import { maskEmail } from '#rules/accounts/mask-email.ts';
import { isRunning, namePlan } from '#rules/payments/subscription.ts';
import type { StaffUser } from '../tables/staff-rows-view.ts';
import type { UserRow } from './user-table-store.ts';

/** A person as admins see them. */
export const staffUser =
  (now: Date) =>
  (row: UserRow): StaffUser => ({
    userId: row.id,
    username: row.username,
    email: maskEmail(row.email),
    role: row.role,
    version: row.epoch,
    accountType: row.account_type,
    country: row.country,
    state: toUserState(row),
    holds: row.holds,
    ...toRunningPlan(row, now),
    liveAds: row.live_ads,
    openReports: row.open_reports,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_login_at?.toISOString() ?? null,
  });

function toUserState(row: UserRow): StaffUser['state'] {
  if (row.blocked_at) return 'suspended';
  if (row.invited_until) return 'invited';
  if (row.deleted_at) return 'leaving';
  return row.verified_at ? 'active' : 'unverified';
}

/** The plan that runs; null when none does. */
function toRunningPlan({ period }: UserRow, now: Date): Pick<StaffUser, 'planName' | 'planEndsAt'> {
  const endsAt = period?.endsAt ? new Date(period.endsAt) : null;
  if (!period || !isRunning({ plan: period.plan, endsAt, isSwitchedOff: period.isOff }, now))
    return { planName: null, planEndsAt: null };
  const planName = namePlan(period.plan);
  return { planName, planEndsAt: endsAt?.toISOString() ?? null };
}
