import { toBadge } from '#rules/accounts/account.ts';
import { countryName } from '#rules/countries/countries.ts';
import type { StaffUser } from '#market/staff/tables/staff-rows-view.ts';
import { showAge, showDate } from '../../ui/dates.ts';
import type { Column } from '../tables/staff-table.tsx';

export const USER_STATE_LABELS = {
  active: 'Active',
  unverified: 'Not confirmed',
  suspended: 'Suspended',
  leaving: 'Leaving',
} as const;

/** What a row says of a person. */
export const USER_COLUMNS: readonly Column<StaffUser>[] = [
  {
    label: 'User',
    cell: (user) => (
      <>
        <a href={`/super-admin-user/user/${user.userId}`}>{user.username}</a>
        <small>{user.email}</small>
      </>
    ),
  },
  { label: 'Kind', cell: (user) => <span className="staff-badge">{toBadge(user)}</span> },
  {
    label: 'State',
    cell: ({ state }) => (
      <span className="staff-tag" data-status={state}>
        {USER_STATE_LABELS[state]}
      </span>
    ),
  },
  { label: 'Country', cell: (user) => countryName(user.country) },
  {
    label: 'Plan',
    cell: (user) => (
      <>
        {user.planName ?? '–'}
        {user.planEndsAt && <small>until {showDate(user.planEndsAt)}</small>}
      </>
    ),
  },
  { label: 'Live ads', isNumber: true, cell: (user) => user.liveAds || '–' },
  {
    label: 'Reports',
    isNumber: true,
    cell: (user) => (user.openReports > 0 ? <b>{user.openReports}</b> : '–'),
  },
  { label: 'Last seen', cell: (user) => (user.lastSeenAt ? showAge(user.lastSeenAt) : 'never') },
  { label: 'Joined', cell: (user) => showDate(user.createdAt) },
];
