import { Age } from '../../frame/time/age.tsx';
import { showDate } from '../../ui/dates.ts';
import { USER_STATE_LABELS } from './user-words.ts';
import type { UserRow } from './user-row.ts';
import type { Column } from '../tables/table-rows.tsx';

/** What a row says of a person. */
export const USER_COLUMNS: readonly Column<UserRow>[] = [
  {
    label: 'User',
    cell: (user) => (
      <>
        <a href={`/super-admin-user/user/${user.userId}`}>{user.username}</a>
        <small>{user.email}</small>
      </>
    ),
  },
  { label: 'Kind', cell: (user) => <span className="staff-badge">{user.badge}</span> },
  {
    label: 'State',
    cell: ({ state }) => (
      <span className="staff-tag" data-status={state}>
        {USER_STATE_LABELS[state]}
      </span>
    ),
  },
  { label: 'Country', cell: (user) => user.country },
  {
    label: 'Plan',
    cell: (user) => (
      <>
        {user.planName ?? '–'}
        {user.planEndsOn && <small>until {showDate(user.planEndsOn)}</small>}
      </>
    ),
  },
  { label: 'Live ads', isNumber: true, cell: (user) => user.liveAds || '–' },
  {
    label: 'Reports',
    isNumber: true,
    cell: (user) => (user.openReports > 0 ? <b>{user.openReports}</b> : '–'),
  },
  { label: 'Last seen', cell: (user) => (user.seenOn ? <Age since={user.seenOn} /> : 'never') },
  { label: 'Joined', cell: (user) => showDate(user.joinedOn) },
];
