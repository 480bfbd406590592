export const USER_STATE_LABELS = {
  active: 'Active',
  unverified: 'Not confirmed',
  suspended: 'Suspended',
  leaving: 'Leaving',
  invited: 'Invited',
} as const;

/** The roles of staff, as whoever gives one reads them. */
export const STAFF_ROLES = [
  { value: 'creator', label: 'Creator', about: 'Enters ads for sellers, and reviews what others entered.' },
  {
    value: 'moderator',
    label: 'Moderator',
    about: 'Reviews ads, decides reports, appeals and held messages. No money, no staff, no rates.',
  },
  { value: 'admin', label: 'Admin', about: 'May do everything here.' },
];
