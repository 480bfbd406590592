import { toBadge } from '#rules/accounts/account.ts';
import { countryName } from '#rules/countries/country-names.ts';
import { plansFor } from '#rules/payments/subscription.ts';
import { toDay } from '#rules/time.ts';
import type { StaffSubscription, StaffUser } from '#market/staff/tables/staff-rows-view.ts';

/** A person as a row shows them: days, and nobody's moments. */
export type UserRow = ReturnType<typeof toUserRow>;

export const toUserRow = (user: StaffUser) => ({
  userId: user.userId,
  username: user.username,
  email: user.email,
  badge: toBadge(user),
  state: user.state,
  country: countryName(user.country),
  planName: user.planName,
  planEndsOn: user.planEndsAt && toDay(user.planEndsAt),
  liveAds: user.liveAds,
  openReports: user.openReports,
  seenOn: user.lastSeenAt && toDay(user.lastSeenAt),
  joinedOn: toDay(user.createdAt),
});

/** A person as their page shows them. */
export type UserFile = ReturnType<typeof toUserFile>;

export const toUserFile = (user: StaffUser) => ({
  ...toUserRow(user),
  sells: user.accountType === 2,
  role: user.role,
  version: user.version,
  holds: user.holds.map(({ kind, since, caseNumber }) => ({ kind, since: toDay(since), caseNumber })),
  plans: plansFor(user).map(({ type, name }) => ({ value: String(type), label: name })),
});

/** A subscription as a row shows it. */
export type SubscriptionRow = ReturnType<typeof toSubscriptionRow>;

export const toSubscriptionRow = (row: StaffSubscription) => ({
  userId: row.userId,
  username: row.username,
  email: row.email,
  badge: toBadge({ role: 'enduser', accountType: row.accountType }),
  planName: row.planName,
  state: row.state,
  source: row.source,
  startsOn: toDay(row.startsAt),
  endsOn: row.endsAt && toDay(row.endsAt),
});
